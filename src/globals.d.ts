/** Set by the build. */
declare const __DEV__: boolean
/** True where the console runs on its in-browser backend. */
declare const __PREVIEW__: boolean
/** The commit or version the build was made from. */
declare const __BUILD__: string

interface Window {
  /** What the document has asked the API ahead of the console, by version and address: see src/boot/boot.js. */
  basaltAnswers?: Map<string, Promise<Response>>
  /** For QA: the log of this session so far, as JSON Lines. It holds no secrets. */
  basalt?: { log(): Promise<string> }
}

/** The parts of the File System Access API that the types of the DOM lack. */
interface Window {
  showSaveFilePicker(options: { suggestedName: string }): Promise<FileSystemFileHandle>
}
interface FileSystemHandle {
  requestPermission?(descriptor: { mode: 'readwrite' }): Promise<PermissionState>
}
