/** True when webpack builds for development. */
declare const __DEV__: boolean
/** True when the API is the backend inside this page. */
declare const __PREVIEW__: boolean
/** What the build is called, such as a commit. */
declare const __BUILD__: string
