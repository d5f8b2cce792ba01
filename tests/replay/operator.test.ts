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
import { makeCertificate } from '#tests/integration/backend/support/x509'
import { startConsole } from '#tests/support/console'
import {
  doOperatorJob,
  operatorFiles,
  OPERATOR_JOB_START,
  SECRETS,
} from '#tests/support/operator-job'

const FILE = new URL('../logs/operator.jsonl', import.meta.url)

/** The log is made anew with `RECORD=1 npx vitest run tests/replay`. */
const record = async () => {
  const recorder = createRecorder({ build: 'test', apiVersion: API_VERSION })
  const files = operatorFiles(makeCertificate({ hosts: ['*.sys.rack.example'] }))
  const console = await startConsole({ path: OPERATOR_JOB_START, files, recorder })
  const left = await doOperatorJob(console, files)
  const log = recorder.log()
  const { requests } = console
  console.stop()
  return { log, left, files, requests }
}

const run = (log: Log) => replay(log, ports => createApp({ ports, routes, dialogs }))

describe('a recorded session that sets up a silo', () => {
  test('ends as it was worked towards, and replays', async () => {
    const { log, left } = await record()
    expect(left).toEqual({ quotas: [8, 64, 100], pools: [['quarry-pool', true]] })
    const text = writeLog(log)
    if (process.env.RECORD) writeFileSync(FILE, text)
    expect(reportOf(await run(readLog(text)))).toMatch(
      /^\d+ inputs replayed, \d+ checkpoints equal\.$/,
    )
  })

  test('holds nothing of the files that were sent', async () => {
    const { log, files, requests } = await record()
    const sent = requests.map(({ body }) => body ?? '').join('\n')
    const text = writeLog(log)
    for (const secret of [
      JSON.stringify(files.key).slice(1, -1),
      Buffer.from(SECRETS.metadata).toString('base64'),
    ]) {
      expect(sent).toContain(secret)
      expect(text).not.toContain(secret)
    }
    expect(text).not.toContain('PRIVATE KEY')
    expect(text).not.toContain(SECRETS.metadata)
  })

  test('ends with the same state when the file is replayed without a network', async () => {
    const result = await run(readLog(readFileSync(FILE, 'utf8')))
    expect(reportOf(result)).toMatch(/^\d+ inputs replayed, \d+ checkpoints equal\.$/)
    expect(result.checkpoints).toBeGreaterThan(40)
  })
})
