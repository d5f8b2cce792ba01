/** What is to be uploaded, and what the image made of it is to be. */
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

/** The calls of an upload but for those that send chunks, in their order. */
export type UploadCall =
  | 'diskCreate'
  | 'importStart'
  | 'importStop'
  | 'finalize'
  | 'snapshotView'
  | 'imageCreate'
  | 'snapshotDelete'
  | 'diskDelete'

/** Why an upload could not begin. */
export interface UploadRefusal {
  message: string
  isNameTaken: boolean
  /** Of the call that failed. */
  requestId?: string | undefined
}

/** What is left of an upload that came to nothing: could not be removed. */
export type Leftover = 'disk' | 'snapshot'

type Of<Extra = unknown> = { run: number } & Extra

export type ImageUploadEvent =
  | { type: 'imageUpload/requested'; payload: UploadRequest }
  /** No image has the name yet. Names for the temporary disk and snapshot come with it. */
  | { type: 'imageUpload/nameFree'; payload: Of<{ diskName: string; snapshotName: string }> }
  | { type: 'imageUpload/nameRefused'; payload: Of<UploadRefusal> }
  /** `id` of what was made or found. */
  | { type: 'imageUpload/callSucceeded'; payload: Of<{ call: UploadCall; id: string | null }> }
  | { type: 'imageUpload/callFailed'; payload: Of<{ call: UploadCall } & UploadRefusal> }
  /** `bytes` of the file, sent or left out because they are zeros. `at` in ms since the epoch. */
  | {
      type: 'imageUpload/chunkDone'
      payload: Of<{ chunk: number; bytes: number; isEmpty: boolean; at: number }>
    }
  | {
      type: 'imageUpload/chunkFailed'
      payload: Of<{ chunk: number; message: string; requestId?: string | undefined }>
    }
  /** A chunk that failed has waited. */
  | { type: 'imageUpload/chunkDue'; payload: Of<{ chunk: number }> }
  | { type: 'imageUpload/paused' }
  | { type: 'imageUpload/resumed' }
  /** The user has confirmed that the upload is to be given up. */
  | { type: 'imageUpload/cancelled' }
  /** What could be removed of what a failed or cancelled upload had made is gone. */
  | { type: 'imageUpload/cleanedUp'; payload: Of<{ left: readonly Leftover[] }> }
  /** The user has seen how it ended. */
  | { type: 'imageUpload/acknowledged' }
  | { type: 'connection/lost' }
  | { type: 'connection/restored' }

/** What the upload decides; its workflow acts on it. */
export type ImageUploadDecision =
  | { type: 'imageUpload/nameCheckStarted'; payload: Of }
  /** It could not begin: the form has to be changed. */
  | { type: 'imageUpload/refused'; payload: { request: UploadRequest } & UploadRefusal }
  | { type: 'imageUpload/began'; payload: Of }
  | { type: 'imageUpload/callStarted'; payload: Of<{ call: UploadCall }> }
  | { type: 'imageUpload/chunksStarted'; payload: Of<{ chunks: readonly number[] }> }
  /** From here on there is an image, and no way back. */
  | { type: 'imageUpload/becameFinal'; payload: Of }
  /** Requests that are under way are to be abandoned. */
  | { type: 'imageUpload/halted'; payload: Of }
  | { type: 'imageUpload/cleanupStarted'; payload: Of }
  /** The form may be used again, with what it held. */
  | { type: 'imageUpload/withdrawn'; payload: { request: UploadRequest } }
  | { type: 'imageUpload/finished'; payload: Of }
  /** Nothing is under way any more, whichever way it ended. */
  | { type: 'imageUpload/ended'; payload: Of }
