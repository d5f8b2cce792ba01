import { bytesToBase64 } from '@/lib/base64'
import { byteRange } from '@/lib/byte-range'
import type { WireRequest } from '@/ports/ports'
import { Answer, headerOf } from './answer'

interface Download {
  readonly bytes: Uint8Array
  readonly type: string
}

/** Serves bytes, or the range that a `Range` header requests. */
export const download = (request: WireRequest, { bytes, type }: Download): Answer => {
  const size = bytes.length
  const headers = { 'content-type': type, 'accept-ranges': 'bytes' }
  const range = headerOf(request, 'range')
  if (range === undefined) return Answer.bytes(200, bytesToBase64(bytes), headers)
  const part = byteRange(range.trim(), size) ?? 'unsatisfiable'
  if (part === 'unsatisfiable') return Answer.empty(416, { 'content-range': `bytes */${size}` })
  const [first, last] = part
  return Answer.bytes(206, bytesToBase64(bytes.subarray(first, last + 1)), {
    ...headers,
    'content-range': `bytes ${first}-${last}/${size}`,
  })
}

/** The response to a HEAD request for a download. */
export const downloadHead = ({ bytes, type }: Download): Answer =>
  Answer.empty(200, {
    'content-type': type,
    'content-length': String(bytes.length),
    'accept-ranges': 'bytes',
  })
