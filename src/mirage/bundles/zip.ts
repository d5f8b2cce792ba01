/** A file of an archive, by its path. */
export interface ArchiveFile {
  readonly name: string
  readonly bytes: Uint8Array
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})

const crc32 = (bytes: Uint8Array): number => {
  let crc = 0xffffffff
  for (const byte of bytes) crc = CRC_TABLE[(crc ^ byte) & 0xff]! ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

/** Numbers as they stand in a header: the lowest byte first. */
const little = (...fields: readonly [value: number, width: 2 | 4][]): Uint8Array => {
  const bytes = fields.flatMap(([value, width]) =>
    Array.from({ length: width }, (_, index) => (value >>> (8 * index)) & 0xff),
  )
  return Uint8Array.from(bytes)
}

const join = (parts: readonly Uint8Array[]): Uint8Array => {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}

const LOCAL_HEADER = 0x04034b50
const CENTRAL_HEADER = 0x02014b50
const END = 0x06054b50

const VERSION = 20
/** Names are UTF-8. */
const FLAGS = 0x0800

/** In the format of MS-DOS, which begins in 1980 and counts in steps of two seconds. */
const dosTime = (time: Date): [value: number, width: 2][] => [
  [(time.getUTCHours() << 11) | (time.getUTCMinutes() << 5) | (time.getUTCSeconds() >> 1), 2],
  [((time.getUTCFullYear() - 1980) << 9) | ((time.getUTCMonth() + 1) << 5) | time.getUTCDate(), 2],
]

/** An archive of files as they are, without compressing them. */
export const zip = (files: readonly ArchiveFile[], time: Date): Uint8Array => {
  const entries: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const { name, bytes } of files) {
    const path = new TextEncoder().encode(name)
    const facts = [
      [VERSION, 2],
      [FLAGS, 2],
      [0, 2],
      ...dosTime(time),
      [crc32(bytes), 4],
      [bytes.length, 4],
      [bytes.length, 4],
      [path.length, 2],
      [0, 2],
    ] satisfies [number, 2 | 4][]
    const entry = join([little([LOCAL_HEADER, 4], ...facts), path, bytes])
    const place = little([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4])
    directory.push(little([CENTRAL_HEADER, 4], [VERSION, 2], ...facts), place, path)
    entries.push(entry)
    offset += entry.length
  }
  const index = join(directory)
  const { length } = files
  const end = little([END, 4], [0, 2], [0, 2], [length, 2], [length, 2], [index.length, 4])
  return join([...entries, index, end, little([offset, 4], [0, 2])])
}
