import { LogError, type Log } from '@/recorder/log'
import { LogFileError, readLogFile } from '@/recorder/read-file'
import { seenIn, type SeenMoment } from '@/recorder/seen'
import { logItems, type LogItem } from './log-items'

/** A log to replay. Not in the store, because it may be as large as a whole session. */
export interface LogFile {
  name: string
  log: Log
  items: readonly LogItem[]
  seen: readonly SeenMoment[]
  /** Number of inputs among its lines. */
  inputs: number
}

/** Reads a file as a log. Throws an Error whose message is for the user. */
export const openLogFile = async (file: File): Promise<LogFile> => {
  try {
    const log = await readLogFile(file.stream())
    const items = logItems(log)
    return {
      name: file.name,
      log,
      items,
      seen: seenIn(log.lines),
      inputs: items.at(-1)?.position ?? 0,
    }
  } catch (cause) {
    if (cause instanceof LogError || cause instanceof LogFileError) throw cause
    throw new LogFileError('The file could not be read.')
  }
}
