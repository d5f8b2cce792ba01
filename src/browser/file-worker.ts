import { readChunk } from './file-chunk'

/** Asks the worker for a chunk of a file. */
export interface ChunkRequest {
  call: number
  piece: Blob
}

export type ChunkAnswer = { call: number } & (
  { isRead: true; base64: string | null } | { isRead: false }
)

const answer = async ({ call, piece }: ChunkRequest): Promise<ChunkAnswer> => {
  try {
    return { call, isRead: true, base64: await readChunk(piece) }
  } catch {
    return { call, isRead: false }
  }
}

// Reads and encodes off the main thread.
self.onmessage = async ({ data }: MessageEvent<ChunkRequest>) =>
  self.postMessage(await answer(data), { transfer: [] })
