/** Which verbs are legal in which states of a lifecycle, answered by looking it up. */
export interface VerbTable<State extends string, Verb extends string> {
  /** False for a state this build does not know. */
  readonly can: (state: State, verb: Verb) => boolean
  /** In the order the states were given. */
  readonly allowedStates: (verb: Verb) => readonly State[]
}

/** Asks `isLegal` once for every pair, so that rows and menus can ask as often as they like. */
export const verbTable = <State extends string, Verb extends string>(
  states: readonly State[],
  verbs: readonly Verb[],
  isLegal: (state: State, verb: Verb) => boolean,
): VerbTable<State, Verb> => {
  const allowed = new Map(
    verbs.map(verb => [verb, states.filter(state => isLegal(state, verb))] as const),
  )
  const allowedStates = (verb: Verb): readonly State[] => allowed.get(verb) ?? []
  return { allowedStates, can: (state, verb) => allowedStates(verb).includes(state) }
}
