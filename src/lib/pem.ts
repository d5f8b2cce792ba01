import { base64ToBytes } from './base64'

/** One block of a PEM file. */
export interface PemBlock {
  /** Such as `CERTIFICATE` or `EC PRIVATE KEY`. */
  readonly label: string
  /** Null if the block has no end or is not valid base64. */
  readonly bytes: Uint8Array | null
  /** The headers say that a passphrase is needed. */
  readonly isEncrypted: boolean
}

const BOUNDARY = /-----(BEGIN|END) ([A-Z0-9 ]+)-----/g

/** Headers such as `Proc-Type: 4,ENCRYPTED`, which may precede the base64. */
const HEADERS = /^\s*(?:[\w-]+:[^\n]*\n[\t ]*)+\r?\n/

const blockOf = (label: string, body: string): PemBlock => {
  const [headers = ''] = HEADERS.exec(body) ?? []
  const bytes = base64ToBytes(body.slice(headers.length).replace(/\s/g, ''))
  return {
    label,
    bytes: bytes && bytes.length > 0 ? bytes : null,
    isEncrypted: /^Proc-Type:.*ENCRYPTED/m.test(headers),
  }
}

const damaged = ({ label }: { label: string }): PemBlock => ({
  label,
  bytes: null,
  isEncrypted: false,
})

interface Beginning {
  label: string
  /** Offset at which the content starts. */
  start: number
}

/** All blocks of a text, including damaged ones. Text between blocks is ignored. */
export const pemBlocks = (text: string): PemBlock[] => {
  const blocks: PemBlock[] = []
  let open: Beginning | undefined
  for (const { 0: boundary, 1: kind, 2: label = '', index } of text.matchAll(BOUNDARY)) {
    if (kind === 'BEGIN') {
      if (open) blocks.push(damaged(open))
      open = { label, start: index + boundary.length }
    } else if (open?.label === label) {
      blocks.push(blockOf(label, text.slice(open.start, index)))
      open = undefined
    }
  }
  return open ? [...blocks, damaged(open)] : blocks
}

/** The byte range of the content of a DER sequence; undefined if it is not a sequence. */
export const sequenceIn = (bytes: Uint8Array): { start: number; end: number } | undefined => {
  const [tag, first] = bytes
  if (tag !== 0x30 || first === undefined) return undefined
  if (first < 0x80) return { start: 2, end: 2 + first }
  const count = first - 0x80
  if (count === 0 || count > 4 || bytes.length < 2 + count) return undefined
  const length = bytes.subarray(2, 2 + count).reduce((sum, byte) => sum * 256 + byte, 0)
  return { start: 2 + count, end: 2 + count + length }
}
