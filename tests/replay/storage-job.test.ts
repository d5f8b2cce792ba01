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
import { DISKS, doStorageJob } from '#tests/support/storage-job'

const FILE = new URL('../logs/storage-job.jsonl', import.meta.url)

const EXACT = /^\d+ inputs replayed, \d+ checkpoints equal\.$/

const run = (log: Log) => replay(log, ports => createApp({ ports, routes, dialogs }))

test('the life of an image is done, and replays exactly', async () => {
  const recorder = createRecorder({ build: 'test', apiVersion: API_VERSION })
  const console = await startConsole({ path: DISKS, recorder })
  const { said, end } = await doStorageJob(console)
  expect(said).toEqual([
    'Snapshot golden-disk created',
    'Image golden created',
    'Image golden promoted',
    'Image golden demoted',
    'Image golden deleted',
    'Snapshot golden-disk deleted',
  ])
  expect(end).toBe('/projects/mock-project/snapshots')
  const text = writeLog(recorder.log())
  console.stop()
  // Made anew with `RECORD=1 npx vitest run tests/replay`.
  if (process.env.RECORD) writeFileSync(FILE, text)
  expect(reportOf(await run(readLog(text)))).toMatch(EXACT)
})

test('the file of it ends with the same state when it is replayed without a network', async () => {
  const log = readLog(readFileSync(FILE, 'utf8'))
  const result = await run(log)
  expect(reportOf(result)).toMatch(EXACT)
  expect(result.checkpoints).toBe(log.lines.filter(({ kind }) => kind === 'checkpoint').length)
  expect(result.checkpoints).toBeGreaterThan(40)
})
