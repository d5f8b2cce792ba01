/** Held by the files port under its id. `size` in bytes. */
export interface RepositoryFile {
  id: string
  name: string
  size: number
}

/** Why a file cannot be uploaded, or why its upload failed. */
export interface UploadFailure {
  message: string
  /** Of the call that failed. */
  requestId?: string | undefined
  /** Whether the same file cannot be sent again. */
  isFinal?: boolean
}

/** What the system has made of the file. */
export interface StoredRepository {
  version: string
  isNew: boolean
  /** SHA-256 in hex. */
  hash: string
}

type Of<Extra = unknown> = { run: number } & Extra

export type RepositoryUploadEvent =
  /** The user chose another file, or none. */
  | { type: 'repositoryUpload/fileChosen'; payload: { file: RepositoryFile | null } }
  /** `bytes` that have been hashed or sent. `at` in ms since the epoch. */
  | { type: 'repositoryUpload/progressed'; payload: Of<{ bytes: number; at: number }> }
  | { type: 'repositoryUpload/checked'; payload: Of<{ hash: string }> }
  | { type: 'repositoryUpload/refused'; payload: Of<UploadFailure> }
  /** The user starts the upload. `expected`: SHA-256 in lower-case hex; empty if none is known. */
  | { type: 'repositoryUpload/requested'; payload: { expected: string } }
  /** The user starts it again after a failure. */
  | { type: 'repositoryUpload/retried' }
  | { type: 'repositoryUpload/stored'; payload: Of<StoredRepository> }
  | { type: 'repositoryUpload/failed'; payload: Of<UploadFailure> }
  /** The user has confirmed cancelling the upload. */
  | { type: 'repositoryUpload/cancelled' }
  /** The user has seen how it ended. */
  | { type: 'repositoryUpload/acknowledged' }

/** Decisions that the workflow of the upload acts on. */
export type RepositoryUploadDecision =
  | { type: 'repositoryUpload/checkStarted'; payload: Of }
  /** The upload is under way, even if its checksum is not known yet. */
  | { type: 'repositoryUpload/begun' }
  | { type: 'repositoryUpload/sendingStarted'; payload: Of }
  /** The file is no longer needed. */
  | { type: 'repositoryUpload/fileDropped'; payload: { id: string } }
  /** The request is to be aborted, and its file can be sent again. */
  | { type: 'repositoryUpload/halted' }
  /** The system has the repository. */
  | { type: 'repositoryUpload/finished'; payload: Of }
  /** The upload is no longer under way, however it ended. */
  | { type: 'repositoryUpload/ended' }
