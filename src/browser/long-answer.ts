import { MIB } from '@/lib/size'
import type { Ports, WireRequest, WireResponse } from '@/ports/ports'
import { parseLong } from './long-json'
import { headersOf } from './transport'

/** Bytes of an answer: more are read in a worker, and of even more nothing is kept. */
const [SHORT, MOST] = [MIB, 16 * MIB]

/** Stops reading, and so the download, once there are too many bytes: then null. */
const bytesOf = async ({ body }: Response): Promise<Uint8Array<ArrayBuffer> | null> => {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader = body?.getReader()
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {}
    if (done || !value) break
    size += value.length
    if (size > MOST) {
      await reader?.cancel()
      return null
    }
    chunks.push(value)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}

/** Reads JSON in a worker; undefined if it is none. */
const parsed = (bytes: Uint8Array<ArrayBuffer>) =>
  new Promise<unknown>((resolve, reject) => {
    const worker = new Worker(new URL('./long-answer-worker.ts', import.meta.url))
    const end = (settle: () => void) => {
      worker.terminate()
      settle()
    }
    worker.onmessage = ({ data }: MessageEvent<unknown>) => end(() => resolve(data))
    worker.onerror = () => end(() => reject(new Error('The answer could not be read.')))
    worker.postMessage(bytes, [bytes.buffer])
  })

/** A response whose body may be long, and is text. It is read at once, unless it is long. */
export const readLong = async (response: Response): Promise<WireResponse> => {
  const answer = { status: response.status, headers: headersOf(response), body: '' }
  const bytes = await bytesOf(response)
  if (!bytes) return { ...answer, isCut: true }
  if (bytes.length > SHORT) return { ...answer, json: await parsed(bytes) }
  const json = response.ok ? parseLong(bytes) : undefined
  return json === undefined
    ? { ...answer, body: new TextDecoder().decode(bytes) }
    : { ...answer, json }
}

/** An API call whose answer may be long. */
export const longTransport: Ports['transport'] = async (
  { url, method, headers, body }: WireRequest,
  { signal } = {},
) => readLong(await fetch(url, { method, headers, body, ...(signal && { signal }) }))
