import { existsSync, writeFileSync } from 'node:fs'
import { printableLines } from '@/lib/text'
import { UsageError } from '../command-line'
import { withReferences } from '@/recorder/bodies'
import { writeLog, type Log } from '@/recorder/log'

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/

const testOf = (name: string) => `import { expect, test } from 'vitest'
import { reportOf } from '@/recorder/report'
import { EXACT, logFile, replayLog } from '#tests/support/recorded'

test('the session ${name} replays exactly', async () => {
  expect(reportOf(await replayLog(logFile('${name}')))).toMatch(EXACT)
})
`

/**
 * Makes a regression test from a log: a file with the log, and one that replays it. Returns their
 * paths.
 */
export const writeTest = (log: Log, name: string, folder: string): readonly string[] => {
  if (!NAME.test(name))
    throw new UsageError(`--to-test takes a name in kebab case, such as lost-disk, not "${name}".`)
  const [logFile, testFile] = [`${folder}/logs/${name}.jsonl`, `${folder}/replay/${name}.test.ts`]
  for (const file of [logFile, testFile])
    if (existsSync(file)) throw new UsageError(`${file} is there already. Choose another name.`)
  writeFileSync(logFile, printableLines(writeLog(withReferences(log))))
  writeFileSync(testFile, testOf(name))
  return [logFile, testFile]
}
