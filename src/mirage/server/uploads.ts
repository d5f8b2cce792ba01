import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { fail } from './errors'
import type { BackendClock } from './clock'
import { faultNames } from './fault-names'

/** What the backend keeps of an uploaded file, which may have gigabytes. */
export interface Upload {
  readonly size: number
  /** SHA-256 in hex. */
  readonly hash: string
  /** Whether it starts like a ZIP file. */
  readonly isZip: boolean
}

/** Whether the body of a request is a file, which is hashed while it is received. */
export const isUpload = (method: string, url: string): boolean =>
  method === 'PUT' && /^\/v1\/system\/update\/repositor(y|ies)\?/.test(url)

const SLOW_PAUSE = 400

/**
 * Hashes a file and returns the body of the request in its place. A file with a certain name is
 * received slowly.
 */
export const digestUpload = async (
  url: string,
  chunks: AsyncIterable<Uint8Array>,
  clock: BackendClock,
): Promise<string> => {
  const hash = sha256.create()
  const isSlow = url.includes(`file_name=${faultNames.slowRepository}`)
  let size = 0
  let head = ''
  for await (const chunk of chunks) {
    if (isSlow) await new Promise<void>(resolve => clock.setTimeout(resolve, SLOW_PAUSE))
    if (head.length < 2) head += String.fromCharCode(...chunk.subarray(0, 2))
    size += chunk.length
    hash.update(chunk)
  }
  const upload: Upload = { size, hash: bytesToHex(hash.digest()), isZip: head.startsWith('PK') }
  return JSON.stringify(upload)
}

/** Reads what `digestUpload` wrote. */
export const readUpload = (body: string | null): Upload =>
  body ? (JSON.parse(body) as Upload) : fail.unreadable('request body is missing')
