import { readdirSync, readFileSync } from 'node:fs'
import { createApp } from '@/create-app'
import { LogError } from '@/recorder/log'
import { readLog } from './read-log'
import { replay, reportOf } from '@/recorder/replayer'
import { dialogs, routes } from '@/routes'

/*
 * Replays all logs in a folder in one process, since starting one takes longer than a hundred
 * replays. Prints a line of JSON per log: `tsx tests/support/replay-files.ts folder`. With `0/2` as
 * well, every second one.
 */

const [, , folder = '', share = '0/1'] = process.argv
const [part = 0, parts = 1] = share.split('/').map(Number)

// The build defines these otherwise; the logs were recorded in the preview.
Object.assign(globalThis, { __DEV__: false, __PREVIEW__: true })

const report = async (text: string) => {
  try {
    const result = await replay(readLog(text), ports => createApp({ ports, routes, dialogs }))
    return { inputs: result.inputs, problem: result.divergence && reportOf(result) }
  } catch (cause) {
    const problem = cause instanceof LogError ? cause.message : String(cause)
    return { inputs: 0, problem }
  }
}

const files = readdirSync(folder)
  .toSorted()
  .filter((_file, at) => at % parts === part)
for (const file of files) {
  const told = await report(readFileSync(`${folder}/${file}`, 'utf8'))
  process.stdout.write(`${JSON.stringify({ file, ...told })}\n`)
}
process.exit(0)
