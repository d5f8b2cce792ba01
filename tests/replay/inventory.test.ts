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
import { lookAfterTheRack, SLEDS } from '#tests/support/inventory-job'

const FILE = new URL('../logs/inventory.jsonl', import.meta.url)

const run = (log: Log) => replay(log, ports => createApp({ ports, routes, dialogs }))

/** The log is made anew with `RECORD=1 npx vitest run tests/replay`. */
test('looking after the rack is recorded, and goes the same way again', async () => {
  const recorder = createRecorder({ build: 'test', apiVersion: API_VERSION })
  const console = await startConsole({ path: SLEDS, recorder })
  const sleds = await lookAfterTheRack(console)
  const text = writeLog(recorder.log())
  console.stop()
  expect(sleds).toEqual(
    expect.arrayContaining([
      'BRM02222869 non_provisionable',
      'BRM02222871 expunged',
      'BRM02222880 provisionable',
    ]),
  )
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
