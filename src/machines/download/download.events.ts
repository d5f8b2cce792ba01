/** A support bundle, or one of its files. */
export interface DownloadRequest {
  bundleId: string
  /** The path of the file; null for the whole bundle. */
  file: string | null
}

export interface DownloadFailure {
  message: string
  /** Of the call that failed. */
  requestId?: string | undefined
}

type Of<Extra = unknown> = { run: number } & Extra

export type DownloadEvent =
  | { type: 'download/requested'; payload: DownloadRequest }
  /** `file` of the files port, and its size: what an earlier download has left. `total` in bytes. */
  | { type: 'download/opened'; payload: Of<{ file: string; written: number; total: number }> }
  /** The browser downloads by itself, the user has chosen no file, or the size is unknown. */
  | { type: 'download/notOpened'; payload: Of }
  /** `at` in milliseconds since the epoch. */
  | { type: 'download/progressed'; payload: Of<{ written: number; at: number }> }
  /** Nothing is being written any longer. */
  | { type: 'download/stopped'; payload: Of<{ written: number; failure: DownloadFailure | null }> }
  | { type: 'download/paused' }
  | { type: 'download/resumed' }
  | { type: 'download/cancelled' }
  /** The user has seen how it ended. */
  | { type: 'download/acknowledged' }

/** Decisions that the workflow of the download acts on. */
export type DownloadDecision =
  | { type: 'download/openingStarted'; payload: Of<{ request: DownloadRequest }> }
  | { type: 'download/transferStarted'; payload: Of }
  /** The pending request is to be aborted. */
  | { type: 'download/halted'; payload: Of }
  /** The file is complete, or given up. */
  | { type: 'download/ended'; payload: Of<{ file: string }> }
