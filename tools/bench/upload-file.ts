import { randomBytes } from 'node:crypto'
import { closeSync, openSync, truncateSync, writeSync } from 'node:fs'

export const MIB = 1024 * 1024

/** Writes a file of so many MiB, every other one of which is nothing but zeros. */
export const writeHalfEmpty = (path: string, mebibytes: number) => {
  const file = openSync(path, 'w')
  for (let at = 0; at < mebibytes; at += 2) writeSync(file, randomBytes(MIB), 0, MIB, at * MIB)
  closeSync(file)
  // What is skipped takes no room, and reads as zeros.
  truncateSync(path, mebibytes * MIB)
}
