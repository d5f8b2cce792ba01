import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createApp } from '@/app/create-app'
import { API_VERSION } from '@/lib/api-version'
import { writeLog, type Log } from '@/recorder/log'
import { readLog } from '@/recorder/read-log'
import { createRecorder } from '@/recorder/recorder'
import { replay } from '@/recorder/replayer'
import { reportOf } from '@/recorder/report'
import { dialogs, routes } from '@/routes'
import { startConsole } from '#tests/support/console'
import { doNetworkingJob, NETWORKING_JOB_START } from '#tests/support/networking-job'

const FILE = new URL('../logs/networking.jsonl', import.meta.url)

/** The log is made anew with `RECORD=1 npx vitest run tests/replay`. */
const record = async () => {
  const recorder = createRecorder({ build: 'test', apiVersion: API_VERSION })
  const console = await startConsole({ path: NETWORKING_JOB_START, recorder })
  const left = await doNetworkingJob(console)
  const log = recorder.log()
  console.stop()
  return { log, left }
}

const run = (log: Log) => replay(log, ports => createApp({ ports, routes, dialogs }))

describe('a recorded session with network interfaces and addresses', () => {
  test('ends as it was worked towards, and replays', async () => {
    const { log, left } = await record()
    expect(left).toEqual({ interfaces: ['south'], addresses: ['spare-key', 'ephemeral'] })
    const text = writeLog(log)
    if (process.env.RECORD) writeFileSync(FILE, text)
    expect(reportOf(await run(readLog(text)))).toMatch(
      /^\d+ inputs replayed, \d+ checkpoints equal\.$/,
    )
  })

  test('ends with the same state when the file is replayed without a network', async () => {
    const log = readLog(readFileSync(FILE, 'utf8'))
    const result = await run(log)
    expect(reportOf(result)).toMatch(/^\d+ inputs replayed, \d+ checkpoints equal\.$/)
    expect(result.checkpoints).toBeGreaterThan(40)
  })
})
