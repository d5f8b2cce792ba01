import { bytesToBase64 } from '@/lib/base64'
import type { WireRequest } from '@/app/ports'
import { Answer } from './answer'
import { headerOf } from './headers'

/** The first and last byte of a part, both included. */
type Part = readonly [first: number, last: number]

/** What a `Range` header asks of so many bytes: a part, nothing, or what cannot be had. */
const wantedPart = (header: string, size: number): Part | 'unsatisfiable' => {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? []
  if (from === '' && to === '') return 'unsatisfiable'
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return first < size && first <= last ? [first, last] : 'unsatisfiable'
}

interface Download {
  readonly bytes: Uint8Array
  readonly type: string
}

/** Sends bytes: all of them, or the one part that a `Range` header asks for. */
export const download = (request: WireRequest, { bytes, type }: Download): Answer => {
  const size = bytes.length
  const headers = { 'content-type': type, 'accept-ranges': 'bytes' }
  const range = headerOf(request, 'range')
  if (range === undefined) return Answer.bytes(200, bytesToBase64(bytes), headers)
  const part = wantedPart(range, size)
  if (part === 'unsatisfiable') return Answer.empty(416, { 'content-range': `bytes */${size}` })
  const [first, last] = part
  return Answer.bytes(206, bytesToBase64(bytes.subarray(first, last + 1)), {
    ...headers,
    'content-range': `bytes ${first}-${last}/${size}`,
  })
}

/** What a download would say of itself, without its bytes. */
export const downloadHead = ({ bytes, type }: Download): Answer =>
  Answer.empty(200, {
    'content-type': type,
    'content-length': String(bytes.length),
    'accept-ranges': 'bytes',
  })
