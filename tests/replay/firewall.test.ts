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
import { doFirewallJob, FIREWALL_JOB_START } from '#tests/support/firewall-job'

const FILE = new URL('../logs/firewall.jsonl', import.meta.url)
const EQUAL = /^\d+ inputs replayed, \d+ checkpoints equal\.$/

const run = (log: Log) => replay(log, ports => createApp({ ports, routes, dialogs }))

/** The log is made anew with `RECORD=1 npx vitest run tests/replay`. */
test('a session with firewall rules is recorded, and ends the same when it is replayed', async () => {
  const recorder = createRecorder({ build: 'test', apiVersion: API_VERSION })
  const console = await startConsole({ path: FIREWALL_JOB_START, recorder })
  expect(await doFirewallJob(console)).toEqual([
    ['allow-icmp', 'allow-internal-inbound', 'allow-ssh'],
    ['everything', 'everything-copy', 'allow-icmp', 'allow-internal-inbound', 'allow-ssh'],
    ['Description: theirs'],
    ['everything', 'everything-copy', 'ssh', 'allow-icmp', 'allow-internal-inbound'],
    ['everything', 'everything-copy (off)', 'ssh (off)', 'allow-icmp', 'allow-internal-inbound'],
    [],
  ])
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
