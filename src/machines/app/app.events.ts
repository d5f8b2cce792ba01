/** Starts and stops actors whose machines came with the code of a screen. */
export type ActorLifeEvent =
  /** `machine` is the name that the screen gave it; `input` is plain JSON. */
  | { type: 'actors/startRequested'; payload: { id: string; machine: string; input: unknown } }
  | { type: 'actors/stopRequested'; payload: { id: string } }
