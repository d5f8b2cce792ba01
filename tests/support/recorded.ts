import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createApp } from '@/create-app'
import { NEWEST_VERSION } from '@/api/core/rack'
import { writeLog, type Log, type LogHeader, type LogLine } from '@/recorder/log'
import { withParts } from '@/recorder/parts'
import { readLog } from './read-log'
import { createRecorder } from '@/recorder/recorder'
import { replay } from '@/recorder/replayer'
import { dialogs, routes } from '@/routes'
import { startConsole, type TestConsole } from './console'

/** The report of an exact replay. */
export const EXACT = /^\d+ inputs replayed, \d+ checkpoints equal\.$/

const fileOf = (name: string) => new URL(`../logs/${name}.jsonl`, import.meta.url)

/** The names of the logs in `tests/logs`. */
export const logNames = () =>
  readdirSync(new URL('../logs', import.meta.url)).map(file => file.replace(/\.jsonl$/, ''))

/** A log in `tests/logs`. */
export const logFile = (name: string): Log => readLog(readFileSync(fileOf(name), 'utf8'))

export const writeLogFile = (name: string, text: string) => writeFileSync(fileOf(name), text)

export const replayLog = (log: Log) => replay(log, ports => createApp({ ports, routes, dialogs }))

type Options = Omit<Parameters<typeof startConsole>[0], 'recorder'>

/** Records a session. Returns its log and the final state. */
export const recordSession = async <Result>(
  options: Options,
  session: (console: TestConsole) => Promise<Result>,
) => {
  const lines: (LogHeader | LogLine)[] = []
  const recorder = createRecorder({
    build: 'test',
    apiVersion: NEWEST_VERSION,
    sink: (line, states) => lines.push(withParts(line, states)),
  })
  const console = await startConsole({ ...options, recorder })
  const result = await session(console)
  recorder.checkpoint()
  const [header, ...rest] = lines
  const text = writeLog({ header: header as LogHeader, lines: rest as LogLine[] })
  const state = console.state()
  console.stop()
  return { result, state, text, log: readLog(text) }
}
