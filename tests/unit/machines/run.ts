import {
  initialTransition,
  transition,
  type AnyStateMachine,
  type EventFrom,
  type InputFrom,
} from 'xstate'

/** What a machine emitted, in order. */
export type Emitted = readonly unknown[]

const emittedIn = (actions: readonly { type: string; params?: unknown }[]): Emitted =>
  actions.flatMap(({ type, params }) =>
    type === 'xstate.emit' ? [(params as { event: unknown }).event] : [],
  )

/** Runs events through a machine as pure functions; `emitted` holds what the last one decided. */
export const run = <Machine extends AnyStateMachine>(
  machine: Machine,
  events: readonly EventFrom<Machine>[],
  input?: InputFrom<Machine>,
) => {
  let [snapshot, actions] = initialTransition(machine, input as never)
  for (const event of events) [snapshot, actions] = transition(machine, snapshot, event)
  return { snapshot, value: snapshot.value, context: snapshot.context, emitted: emittedIn(actions) }
}
