import { type AnyStateMachine, type EventFromLogic, transition } from 'xstate'

/** What the definition of a server object's life answers, without an actor ever running. */
export interface Lifecycle<State extends string, Verb extends string, Event extends string> {
  /** Is the verb offered in this state? False for a state this build does not know. */
  readonly can: (state: State, verb: Verb) => boolean
  /** The states that offer the verb, in the order they were listed. */
  readonly allowedStates: (verb: Verb) => readonly State[]
  readonly hasTag: (state: State, tag: string) => boolean
  /** Where a verb or a move leads, or undefined where the definition knows no such way. */
  readonly stateAfter: (state: State, event: Event) => State | undefined
}

/**
 * Reads a lifecycle machine once, at module load, so that rows and menus may ask as often as they
 * like. The lists are given beside the machine because types cannot be enumerated.
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
