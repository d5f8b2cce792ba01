import type { Log } from '@/recorder/log'
import { createLogReader } from '@/recorder/read-file'

/** Reads a log written as JSON Lines. Throws a LogError that names the line. */
export const readLog = (text: string): Log => {
  const reader = createLogReader()
  for (const [index, line] of text.split('\n').entries())
    if (line.trim() !== '') reader.add(line, index + 1)
  return reader.end()
}
