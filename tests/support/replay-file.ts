import { readFileSync } from 'node:fs'
import { createApp } from '@/app/create-app'
import { readLog } from './read-log'
import { replay, reportOf } from '@/recorder/replayer'
import { dialogs, routes } from '@/routes'

/*
 * Replays a log file and prints the report: `tsx tests/support/replay-file.ts session.jsonl`. Runs
 * in its own process, because it replaces the clock of the whole process.
 */

const [, , file = ''] = process.argv

// The build defines these otherwise; the log was recorded in the preview.
Object.assign(globalThis, { __DEV__: false, __PREVIEW__: true })
const result = await replay(readLog(readFileSync(file, 'utf8')), ports =>
  createApp({ ports, routes, dialogs }),
)
process.stdout.write(`${reportOf(result)}\n`)
