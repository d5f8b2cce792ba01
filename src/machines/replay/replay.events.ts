/** Events of a replay. Positions are counted in inputs from the start. */
export type ReplayEvent =
  | { type: 'replay/fileChosen' }
  | { type: 'replay/logRead'; payload: { inputs: number } }
  /** Why the file cannot be replayed. */
  | { type: 'replay/logRefused'; payload: { message: string } }
  | { type: 'replay/closed' }
  | { type: 'replay/playRequested' }
  | { type: 'replay/pauseRequested' }
  /** By this many inputs; negative to go back. */
  | { type: 'replay/stepRequested'; payload: { by: number } }
  | { type: 'replay/seekRequested'; payload: { to: number } }
  | { type: 'replay/speedChosen'; payload: { speed: number } }
  /** The progress of the replayed console with the order of this number. */
  | { type: 'replay/advanced'; payload: { order: number; position: number; isDone: boolean } }
  /** The first divergence. */
  | { type: 'replay/diverged'; payload: { position: number } }
  /** The replay cannot go on. */
  | { type: 'replay/failed'; payload: { message: string } }
