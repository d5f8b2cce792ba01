import { base64ToBytes } from './base64'

/** One armoured block of a PEM file. */
export interface PemBlock {
  /** Such as `CERTIFICATE` or `EC PRIVATE KEY`. */
  readonly label: string
  /** Null where it has no end, or is not base64 between its ends. */
  readonly bytes: Uint8Array | null
  /** Its bytes are to be read with a passphrase, as lines before them say. */
  readonly isEncrypted: boolean
}

const BOUNDARY = /-----(BEGIN|END) ([A-Z0-9 ]+)-----/g

/** Lines such as `Proc-Type: 4,ENCRYPTED`, which may stand before the base64. */
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
  /** Where what it holds starts. */
  start: number
}

/** All blocks of a text, damaged ones too; what stands around them is for people. */
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
