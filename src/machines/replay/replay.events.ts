/** What is wanted of the console under replay. Places are counted in inputs from the beginning. */
export type ReplayEvent =
  | { type: 'replay/fileChosen' }
  | { type: 'replay/logRead'; payload: { inputs: number } }
  /** Why the file cannot be replayed. */
  | { type: 'replay/logRefused'; payload: { message: string } }
  | { type: 'replay/closed' }
  | { type: 'replay/playRequested' }
  | { type: 'replay/pauseRequested' }
  /** So many inputs on; back where it is negative. */
  | { type: 'replay/stepRequested'; payload: { by: number } }
  | { type: 'replay/seekRequested'; payload: { to: number } }
  | { type: 'replay/speedChosen'; payload: { speed: number } }
  /** Where the console under replay is on the order of that number, and whether it is done with it. */
  | { type: 'replay/advanced'; payload: { order: number; position: number; isDone: boolean } }
  /** The console under replay first did otherwise than recorded. */
  | { type: 'replay/diverged'; payload: { position: number } }
  /** It cannot go on. */
  | { type: 'replay/failed'; payload: { message: string } }
