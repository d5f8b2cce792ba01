import { bytesToBase64 } from '@/lib/base64'
import type { FileMarker } from '@/ports/ports'
import type { ChunkAnswer, ChunkRequest } from './file-worker'
import { UNREADABLE } from './unreadable'

const bytesOf = async (piece: Blob) => {
  try {
    return new Uint8Array(await piece.arrayBuffer())
  } catch {
    throw new Error(UNREADABLE)
  }
}

/** The bytes of a small piece of a file, in base64. */
export const readPiece = async (piece: Blob): Promise<string> => bytesToBase64(await bytesOf(piece))

/** Whether a file has this text at this offset, one byte for each character. */
export const hasMarker = async (file: File, { text, offset }: FileMarker): Promise<boolean> => {
  const bytes = await bytesOf(file.slice(offset, offset + text.length))
  return String.fromCharCode(...bytes) === text
}

interface Waiting {
  resolve: (base64: string | null) => void
  reject: (error: Error) => void
}

/** Reads chunks of files in a worker, which starts with the first chunk. */
export const chunkReader = () => {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | null = null
  let calls = 0

  const settle = ({ data }: MessageEvent<ChunkAnswer>) => {
    const caller = waiting.get(data.call)
    waiting.delete(data.call)
    if (data.isRead) caller?.resolve(data.base64)
    else caller?.reject(new Error(UNREADABLE))
  }
  const giveUp = () => {
    worker = null
    for (const { reject } of waiting.values()) reject(new Error('The file could not be read.'))
    waiting.clear()
  }
  const start = () => {
    const started = new Worker(new URL('./file-worker.ts', import.meta.url))
    started.onmessage = settle
    started.onerror = giveUp
    return started
  }

  return (piece: Blob) =>
    new Promise<string | null>((resolve, reject) => {
      const request: ChunkRequest = { call: ++calls, piece }
      waiting.set(request.call, { resolve, reject })
      worker ??= start()
      worker.postMessage(request, [])
    })
}
