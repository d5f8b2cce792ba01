import type { ChunkAnswer, ChunkRequest } from './file-worker'
import { UNREADABLE } from './unreadable'

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
