import { existsSync, writeFileSync } from 'node:fs'
import { UsageError } from '../command-line'
import { writeLog, type Log } from '@/recorder/log'

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/

const testOf = (name: string, title: string) => `import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createApp } from '@/app/create-app'
import { readLog } from '@/recorder/read-log'
import { replay } from '@/recorder/replayer'
import { reportOf } from '@/recorder/report'
import { dialogs, routes } from '@/routes'

const FILE = new URL('../logs/${name}.jsonl', import.meta.url)

test('${title}', async () => {
  const log = readLog(readFileSync(FILE, 'utf8'))
  const result = await replay(log, ports => createApp({ ports, routes, dialogs }))
  expect(reportOf(result)).toMatch(/^\\d+ inputs replayed, \\d+ checkpoints equal\\.$/)
})
`

/** Makes a regression test of a log: a file with the log, and one that replays it. Gives their paths. */
export const writeTest = (log: Log, name: string, folder: string): readonly string[] => {
  if (!NAME.test(name))
    throw new UsageError(`--to-test takes a name in kebab case, such as lost-disk, not "${name}".`)
  const [logFile, testFile] = [`${folder}/logs/${name}.jsonl`, `${folder}/replay/${name}.test.ts`]
  for (const file of [logFile, testFile])
    if (existsSync(file)) throw new UsageError(`${file} is there already. Choose another name.`)
  writeFileSync(logFile, writeLog(log))
  writeFileSync(testFile, testOf(name, `the session ${name} replays exactly`))
  return [logFile, testFile]
}
