import { zipSync } from 'fflate'

/** A file of an archive, by its path. */
export interface ArchiveFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/**
 * The moment at which a clock on the wall here shows what one in UTC shows at `time`. Where such a
 * moment is left out as daylight saving begins, it is one hour later.
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
 * An archive of these files, all of this time, from 1980 to 2099. Archives hold times without a
 * zone, and fflate writes the local ones: these are to be the same wherever the backend runs.
 */
export const zip = (files: readonly ArchiveFile[], time: Date): Uint8Array =>
  zipSync(Object.fromEntries(files.map(({ name, bytes }) => [name, bytes])), {
    mtime: showingUtc(time),
  })
