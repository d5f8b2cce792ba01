import { type AnyStateMachine, type EventFromLogic, transition } from 'xstate'

/** Questions about the lifecycle of a server object, answered without running an actor. */
export interface Lifecycle<State extends string, Verb extends string, Event extends string> {
  /** Whether the verb is offered in this state. False for states this build does not know. */
  readonly can: (state: State, verb: Verb) => boolean
  /** The states that offer the verb, in the order they were listed. */
  readonly allowedStates: (verb: Verb) => readonly State[]
  readonly hasTag: (state: State, tag: string) => boolean
  /** The state after a verb or a move; undefined if it is not allowed. */
  readonly stateAfter: (state: State, event: Event) => State | undefined
}

/**
 * Reads a lifecycle machine once, at module load, so that rows and menus can ask cheaply. States and
 * verbs are passed as lists because types cannot be enumerated.
 */
export const readLifecycle = <
  Machine extends AnyStateMachine,
  State extends string,
  Verb extends EventFromLogic<Machine>['type'],
>(
  machine: Machine,
  states: readonly State[],
  verbs: readonly Verb[],
): Lifecycle<State, Verb, EventFromLogic<Machine>['type']> => {
  const definition: AnyStateMachine = machine
  const snapshots = new Map(
    states.map(value => [value, definition.resolveState({ value, context: {} })]),
  )
  const isLegal = (state: State, type: string) => snapshots.get(state)?.can({ type }) ?? false
  const allowed = new Map(verbs.map(verb => [verb, states.filter(state => isLegal(state, verb))]))

  return {
    can: (state, verb) => allowed.get(verb)?.includes(state) ?? false,
    allowedStates: verb => allowed.get(verb) ?? [],
    hasTag: (state, tag) => snapshots.get(state)?.hasTag(tag) ?? false,
    stateAfter: (state, type) => {
      const before = snapshots.get(state)
      if (!before || !isLegal(state, type)) return undefined
      const [after] = transition(definition, before, { type })
      return states.find(candidate => after.matches(candidate))
    },
  }
}
