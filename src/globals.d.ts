/** Set by the build. */
declare const __DEV__: boolean
/** True where the console runs on its in-browser backend. */
declare const __PREVIEW__: boolean
/** The commit or version the build was made from. */
declare const __BUILD__: string

interface Window {
  /** For QA: the log of this session so far, as JSON Lines. It holds no secrets. */
  basalt?: { log(): string }
}
