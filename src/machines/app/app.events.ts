/** Starts and stops actors whose machines are part of a screen's code. */
export type ActorLifeEvent =
  /** `machine` is its name in the screen; `input` is plain JSON. */
  | { type: 'actors/startRequested'; payload: { id: string; machine: string; input: unknown } }
  | { type: 'actors/stopRequested'; payload: { id: string } }
