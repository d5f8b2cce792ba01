/** The file to upload, and the image to make of it. */
export interface UploadRequest {
  project: string
  name: string
  description: string
  os: string
  version: string
  /** Bytes. */
  blockSize: 512 | 2048 | 4096
  /** Held by the files port under its id. `size` in bytes. */
  file: { id: string; name: string; size: number }
}

/** The calls of an upload, in order, except those that send chunks. */
export type UploadCall =
  | 'diskCreate'
  | 'importStart'
  | 'importStop'
  | 'finalize'
  | 'snapshotView'
  | 'imageCreate'
  | 'snapshotDelete'
  | 'diskDelete'

/** Why an upload could not start or go on. */
export interface UploadRefusal {
  message: string
  isNameTaken: boolean
  /** Of the call that failed. */
  requestId?: string | undefined
}

/** What of a failed upload could not be removed. */
export type Leftover = 'disk' | 'snapshot'

type Of<Extra = unknown> = { run: number } & Extra

/** An upload that ended with the session of its user, as it was then. */
export interface CutOffUpload {
  request: UploadRequest
  step: UploadCall | 'chunks'
  failure: UploadRefusal | null
  diskName: string | null
  diskId: string | null
  snapshotName: string | null
  snapshotId: string | null
  isAcknowledged: boolean
}

export type ImageUploadEvent =
  /** Its user is back: what it left behind can be removed. */
  | { type: 'imageUpload/restored'; payload: CutOffUpload }
  | { type: 'imageUpload/requested'; payload: UploadRequest }
  /** No image has the name. Includes names for the temporary disk and snapshot. */
  | { type: 'imageUpload/nameFree'; payload: Of<{ diskName: string; snapshotName: string }> }
  | { type: 'imageUpload/nameRefused'; payload: Of<UploadRefusal> }
  /** `id` of what was created or found. */
  | { type: 'imageUpload/callSucceeded'; payload: Of<{ call: UploadCall; id: string | null }> }
  | { type: 'imageUpload/callFailed'; payload: Of<{ call: UploadCall } & UploadRefusal> }
  /** `bytes` of the file, sent or skipped as zeros. `at` in ms since the epoch. */
  | {
      type: 'imageUpload/chunkDone'
      payload: Of<{ chunk: number; bytes: number; isEmpty: boolean; at: number }>
    }
  | {
      type: 'imageUpload/chunkFailed'
      payload: Of<{ chunk: number; message: string; requestId?: string | undefined }>
    }
  /** The delay of a failed chunk is over. */
  | { type: 'imageUpload/chunkDue'; payload: Of<{ chunk: number }> }
  | { type: 'imageUpload/paused' }
  | { type: 'imageUpload/resumed' }
  /** The user has confirmed cancelling the upload. */
  | { type: 'imageUpload/cancelled' }
  /** Cleaning up after a failed or cancelled upload is over. `left` could not be removed. */
  | { type: 'imageUpload/cleanedUp'; payload: Of<{ left: readonly Leftover[] }> }
  /** The user has seen how it ended. */
  | { type: 'imageUpload/acknowledged' }
  | { type: 'connection/lost' }
  | { type: 'connection/restored' }

/** Decisions that the workflow of the upload acts on. */
export type ImageUploadDecision =
  | { type: 'imageUpload/nameCheckStarted'; payload: Of }
  /** The upload could not start: the form has to be changed. */
  | { type: 'imageUpload/refused'; payload: { request: UploadRequest } & UploadRefusal }
  | { type: 'imageUpload/began'; payload: Of }
  | { type: 'imageUpload/callStarted'; payload: Of<{ call: UploadCall }> }
  | { type: 'imageUpload/chunksStarted'; payload: Of<{ chunks: readonly number[] }> }
  /** The image is being created: the upload can no longer be cancelled. */
  | { type: 'imageUpload/becameFinal'; payload: Of }
  /** Pending requests are to be aborted. */
  | { type: 'imageUpload/halted'; payload: Of }
  | { type: 'imageUpload/cleanupStarted'; payload: Of }
  /** The form may be used again, with its values. */
  | { type: 'imageUpload/withdrawn'; payload: { request: UploadRequest } }
  | { type: 'imageUpload/finished'; payload: Of }
  /** The upload is over, however it ended. */
  | { type: 'imageUpload/ended'; payload: Of }
