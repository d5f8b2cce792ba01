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
import { doMainJob, LOGIN } from '#tests/support/main-job'

const FILE = new URL('../logs/main-job.jsonl', import.meta.url)

/** The log is made anew with `RECORD=1 npx vitest run tests/replay`. */
const record = async () => {
  const recorder = createRecorder({ build: 'test', apiVersion: API_VERSION })
  const console = await startConsole({ path: LOGIN, recorder })
  const seen = await doMainJob(console)
  const log = recorder.log()
  console.stop()
  return { log, seen }
}

const run = (log: Log) => replay(log, ports => createApp({ ports, routes, dialogs }))

const logFile = () => readLog(readFileSync(FILE, 'utf8'))

const change = (log: Log, from: string, to: string): { log: Log; seq: number } => {
  const at = log.lines.findIndex(
    line => line.kind === 'answer' && line.response.body.includes(from),
  )
  const line = log.lines[at]
  if (line?.kind !== 'answer') throw new Error(`No answer holds ${from}.`)
  const response = { ...line.response, body: line.response.body.replace(from, to) }
  return { log: { ...log, lines: log.lines.with(at, { ...line, response }) }, seq: line.seq }
}

describe('a recorded session', () => {
  test('holds the main job, and no password', async () => {
    const { log, seen } = await record()
    expect(seen).toEqual(['creating', 'starting', 'running', 'stopping', 'stopped'])
    const text = writeLog(log)
    expect(text).not.toContain('granite')
    if (process.env.RECORD) writeFileSync(FILE, text)
    const result = await run(readLog(text))
    expect(reportOf(result)).toMatch(/^\d+ inputs replayed, \d+ checkpoints equal\.$/)
  })

  test('ends with the same state when the file is replayed without a network', async () => {
    const log = logFile()
    const result = await run(log)
    expect(reportOf(result)).toMatch(/^\d+ inputs replayed, \d+ checkpoints equal\.$/)
    expect(result.checkpoints).toBe(log.lines.filter(({ kind }) => kind === 'checkpoint').length)
    expect(result.checkpoints).toBeGreaterThan(50)
  })

  test('a changed answer is the first divergence, with its number and both sides', async () => {
    const { log, seq } = change(logFile(), '"run_state":"running"', '"run_state":"failed"')
    const { divergence } = await run(log)
    expect(divergence?.seq).toBe(seq)
    expect(divergence?.input).toMatch(/^answer 200 to GET \/v1\/instances\/relay/)
    const [difference] = divergence?.differences ?? []
    expect(difference?.section).toMatch(/instanceView/)
    expect(difference?.expected).not.toBe(difference?.got)
  })

  test('an input that is left out shows at the first thing that lacks it', async () => {
    const log = logFile()
    const lines = log.lines.filter(
      line => !(line.kind === 'event' && line.event.type === 'confirm/accepted'),
    )
    const { divergence } = await run({ ...log, lines })
    expect(divergence).not.toBeNull()
  })
})
