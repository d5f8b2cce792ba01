import { base64ToBytes } from '@/lib/base64'

/** One armoured block of a PEM file. */
export interface PemBlock {
  /** Such as `CERTIFICATE` or `EC PRIVATE KEY`. */
  readonly label: string
  readonly bytes: Uint8Array
}

const BLOCK = /-----BEGIN ([A-Z0-9 ]+)-----([A-Za-z0-9+/=\s]*)-----END \1-----/g

/** The blocks of a text; what stands around them is for people. Broken blocks are none. */
export const pemBlocks = (text: string): PemBlock[] =>
  Array.from(text.matchAll(BLOCK)).flatMap(([, label = '', body = '']) => {
    const bytes = base64ToBytes(body.replace(/\s/g, ''))
    return bytes && bytes.length > 0 ? [{ label, bytes }] : []
  })
