import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { UsageError } from '../command-line'
import { LogError, type Log } from '@/recorder/log'
import { LogFileError, readLogFile } from '@/recorder/read-file'

const streamOf = async (file: string) => {
  try {
    const handle = await open(file)
    return Readable.toWeb(handle.createReadStream()) as ReadableStream<Uint8Array>
  } catch (cause) {
    throw new UsageError(
      `${file} cannot be read: ${cause instanceof Error ? cause.message : cause}`,
    )
  }
}

/** Reads a log, plain or gzipped. Throws a UsageError if the file is not a log. */
export const readLogAt = async (file: string): Promise<Log> => {
  try {
    return await readLogFile(await streamOf(file))
  } catch (cause) {
    if (cause instanceof LogError || cause instanceof LogFileError)
      throw new UsageError(`${file} cannot be replayed. ${cause.message}`)
    throw cause
  }
}
