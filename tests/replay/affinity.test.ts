import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createApp } from '@/app/create-app'
import { API_VERSION } from '@/lib/api-version'
import { writeLog, type Log } from '@/recorder/log'
import { readLog } from '@/recorder/read-log'
import { createRecorder } from '@/recorder/recorder'
import { replay } from '@/recorder/replayer'
import { reportOf } from '@/recorder/report'
import { dialogs, routes } from '@/routes'
import { AFFINITY, doAffinityJob } from '#tests/support/affinity-job'
import { startConsole } from '#tests/support/console'
import { recordOf } from '#tests/integration/instances/support'

const FILE = new URL('../logs/affinity.jsonl', import.meta.url)
const EQUAL = /^\d+ inputs replayed, \d+ checkpoints equal\.$/

const run = (log: Log) => replay(log, ports => createApp({ ports, routes, dialogs }))

/** The log is made anew with `RECORD=1 npx vitest run tests/replay`. */
test('a session with a group is recorded, and ends the same when it is replayed', async () => {
  const recorder = createRecorder({ build: 'test', apiVersion: API_VERSION })
  const console = await startConsole({ path: AFFINITY, recorder })
  const seen = await doAffinityJob(console)
  expect(seen).toEqual([[], ['pebble'], ['big-iron', 'pebble'], ['pebble'], ['pebble']])
  const { db } = console.backend.world
  expect(recordOf(db.instances, 'cooling-down').autoRestartPolicy).toBe('never')
  const text = writeLog(recorder.log())
  console.stop()
  if (process.env.RECORD) writeFileSync(FILE, text)
  expect(reportOf(await run(readLog(text)))).toMatch(EQUAL)
})

test('the recorded file ends with the same state without a network', async () => {
  const log = readLog(readFileSync(FILE, 'utf8'))
  const result = await run(log)
  expect(reportOf(result)).toMatch(EQUAL)
  expect(result.checkpoints).toBe(log.lines.filter(({ kind }) => kind === 'checkpoint').length)
  expect(result.checkpoints).toBeGreaterThan(30)
})
