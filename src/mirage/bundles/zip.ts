import { zipSync } from 'fflate'

export interface ArchiveFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/**
 * A date whose local time reads as the UTC time of `time`. Where daylight saving time skips that
 * local time, it is one hour later.
 */
const showingUtc = (time: Date): Date =>
  new Date(
    time.getUTCFullYear(),
    time.getUTCMonth(),
    time.getUTCDate(),
    time.getUTCHours(),
    time.getUTCMinutes(),
    time.getUTCSeconds(),
  )

/**
 * Zips files, all with the same modification time, from 1980 to 2099. Zip times have no zone and
 * fflate writes local ones; this keeps archives identical wherever the backend runs.
 */
export const zip = (files: readonly ArchiveFile[], time: Date): Uint8Array =>
  zipSync(Object.fromEntries(files.map(({ name, bytes }) => [name, bytes])), {
    mtime: showingUtc(time),
  })
