import { randomBytes } from 'node:crypto'
import { closeSync, openSync, truncateSync, writeSync } from 'node:fs'

export const MIB = 1024 * 1024

/** Writes a file of `mebibytes` MiB, in which every other MiB is zeros. */
export const writeHalfEmpty = (path: string, mebibytes: number) => {
  const file = openSync(path, 'w')
  for (let at = 0; at < mebibytes; at += 2) writeSync(file, randomBytes(MIB), 0, MIB, at * MIB)
  closeSync(file)
  // Skipped parts take no space, and read as zeros.
  truncateSync(path, mebibytes * MIB)
}
