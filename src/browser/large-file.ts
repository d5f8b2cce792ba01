import type { Ports, WireRequest, WireResponse } from '@/ports/ports'
import type { HashMessage } from './hash-worker'
import { UNREADABLE } from './unreadable'

/** Tells how many bytes have been hashed or sent. */
type OnProgress = (bytes: number) => void

/** The SHA-256 of a file in hex, computed in a worker. Rejects when the signal aborts. */
export const hashFile = (file: Blob, onProgress: OnProgress, signal: AbortSignal) =>
  new Promise<string>((resolve, reject) => {
    const worker = new Worker(new URL('./hash-worker.ts', import.meta.url))
    const fail = (message: string) => {
      worker.terminate()
      reject(new Error(message))
    }
    worker.onmessage = ({ data }: MessageEvent<HashMessage>) => {
      if ('bytes' in data) return onProgress(data.bytes)
      if (!('hash' in data)) return fail(UNREADABLE)
      worker.terminate()
      resolve(data.hash)
    }
    worker.onerror = () => fail(UNREADABLE)
    signal.addEventListener('abort', () => fail('The file is no longer needed.'))
    worker.postMessage(file, [])
  })

const headersOf = (request: XMLHttpRequest): WireResponse['headers'] =>
  Object.fromEntries(
    request
      .getAllResponseHeaders()
      .trim()
      .split('\r\n')
      .map(line => line.split(': ', 2) as [string, string]),
  )

/** Sends a file as the body of a request. Unlike `fetch`, an XMLHttpRequest tells how far it is. */
export const sendFile = (
  { method, url, headers }: WireRequest,
  file: Blob,
  onProgress: OnProgress,
  { signal }: NonNullable<Parameters<Ports['transport']>[1]>,
) =>
  new Promise<WireResponse>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded }) => onProgress(loaded)
    request.onload = () =>
      resolve({ status: request.status, headers: headersOf(request), body: request.responseText })
    request.onerror = () => reject(new TypeError('The request failed.'))
    request.onabort = () => reject(new DOMException('The request was aborted.', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort())
    request.send(file)
  })
