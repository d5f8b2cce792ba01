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
import { startConsole } from '#tests/support/console'
import { lookAtMetrics, METRICS } from '#tests/support/metrics-job'

const FILE = new URL('../logs/metrics.jsonl', import.meta.url)

const run = (log: Log) => replay(log, ports => createApp({ ports, routes, dialogs }))

/** The log is made anew with `RECORD=1 npx vitest run tests/replay`. */
test('looking at metrics is recorded, and goes the same way again', async () => {
  const recorder = createRecorder({ build: 'test', apiVersion: API_VERSION })
  const console = await startConsole({ path: METRICS, recorder })
  const shown = await lookAtMetrics(console)
  const text = writeLog(recorder.log())
  expect(console.saved.map(({ name }) => name)).toEqual([
    'db1-bytes-sent-2025-01-14T00-00-to-2025-01-14T12-00.csv',
  ])
  console.stop()
  expect(shown).toEqual([
    '2025-01-15T11:00:00.000Z 60',
    '2025-01-15T11:01:00.000Z 60',
    '2025-01-15T11:01:00.000Z 60',
    '2025-01-15T11:01:00.000Z 60',
    '2025-01-14T12:06:01.000Z 1440',
    '2025-01-14T12:06:01.000Z 1440',
    '2025-01-14T00:00:00.000Z 720',
  ])
  if (process.env.RECORD) writeFileSync(FILE, text)
  const result = await run(readLog(text))
  expect(reportOf(result)).toMatch(/^\d+ inputs replayed, \d+ checkpoints equal\.$/)
})

test('the log in the file ends with the same state, without a network', async () => {
  const log = readLog(readFileSync(FILE, 'utf8'))
  const result = await run(log)
  expect(reportOf(result)).toMatch(/^\d+ inputs replayed, \d+ checkpoints equal\.$/)
  expect(result.checkpoints).toBeGreaterThan(30)
})
