import { expect, test } from 'vitest'
import type { Log } from '@/recorder/log'
import { logFile, replayLog } from '#tests/support/recorded'

const change = (log: Log, from: string, to: string): { log: Log; seq: number } => {
  const at = log.lines.findIndex(
    line => line.kind === 'answer' && line.response.body.includes(from),
  )
  const line = log.lines[at]
  if (line?.kind !== 'answer') throw new Error(`No answer holds ${from}.`)
  const response = { ...line.response, body: line.response.body.replace(from, to) }
  return { log: { ...log, lines: log.lines.with(at, { ...line, response }) }, seq: line.seq }
}

test('a changed answer is the first divergence, with its number and both sides', async () => {
  const { log, seq } = change(logFile('main-job'), '"run_state":"running"', '"run_state":"failed"')
  const { divergence } = await replayLog(log)
  expect(divergence?.seq).toBe(seq)
  expect(divergence?.input).toMatch(/^answer 200 to GET \/v1\/instances\/relay/)
  const [difference] = divergence?.differences ?? []
  expect(difference?.section).toMatch(/instanceView/)
  expect(difference?.place).toMatchObject({ path: 'data.runState', replayed: 'failed' })
})

test('a missing input shows where it is first needed', async () => {
  const log = logFile('main-job')
  const lines = log.lines.filter(
    line => !(line.kind === 'event' && line.event.type === 'confirm/accepted'),
  )
  const { divergence } = await replayLog({ ...log, lines })
  expect(divergence).not.toBeNull()
})
