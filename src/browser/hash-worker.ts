import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/** How far the worker is with its file, or what came out. */
export type HashMessage = { bytes: number } | { hash: string } | { isUnreadable: true }

/** In bytes: small enough to be held in memory, large enough to be few. */
const SLICE = 4 * 2 ** 20

const tell = (message: HashMessage) => self.postMessage(message, { transfer: [] })

// A file may have gigabytes, so it is never read as a whole.
self.onmessage = async ({ data: file }: MessageEvent<Blob>) => {
  const hash = sha256.create()
  try {
    for (let start = 0; start < file.size; start += SLICE) {
      const slice = await file.slice(start, start + SLICE).arrayBuffer()
      hash.update(new Uint8Array(slice))
      tell({ bytes: start + slice.byteLength })
    }
    tell({ hash: bytesToHex(hash.digest()) })
  } catch {
    tell({ isUnreadable: true })
  }
}
