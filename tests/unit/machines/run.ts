import {
  initialTransition,
  transition,
  type AnyStateMachine,
  type ContextFrom,
  type EventFrom,
  type InputFrom,
  type StateValue,
} from 'xstate'

/** The emitted events of a machine, in order. */
export type Emitted = readonly unknown[]

const emittedIn = (actions: readonly { type: string; params?: unknown }[]): Emitted =>
  actions.flatMap(({ type, params }) =>
    type === 'xstate.emit' ? [(params as { event: unknown }).event] : [],
  )

/** Runs events through a machine as pure functions; `emitted` are the decisions of the last one. */
export const run = <Machine extends AnyStateMachine>(
  machine: Machine,
  events: readonly EventFrom<Machine>[],
  input?: InputFrom<Machine>,
) => {
  let [snapshot, actions] = initialTransition(machine, input as never)
  for (const event of events) [snapshot, actions] = transition(machine, snapshot, event)
  const { value, context } = snapshot as { value: StateValue; context: ContextFrom<Machine> }
  return { snapshot, value, context, emitted: emittedIn(actions) }
}
