import { readFileSync } from 'node:fs'
import { createApp } from '@/app/create-app'
import { readLog } from '@/recorder/read-log'
import { replay } from '@/recorder/replayer'
import { reportOf } from '@/recorder/report'
import { dialogs, routes } from '@/pages'

/*
 * Replays the log in a file, in a process of its own because the log's time becomes that of the
 * process, and prints how it went: `tsx tests/support/replay-file.ts session.jsonl`.
 */

const [, , file = ''] = process.argv

// The build says so otherwise: the log is one of the preview.
Object.assign(globalThis, { __DEV__: false, __PREVIEW__: true })
const result = await replay(readLog(readFileSync(file, 'utf8')), ports =>
  createApp({ ports, routes, dialogs }),
)
process.stdout.write(`${reportOf(result)}\n`)
