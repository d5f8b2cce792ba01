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
import { connectionRetried } from '@/store/connection/events'
import { navigationRequested } from '@/store/navigation/events'
import { reconnectRequested } from '@/store/project/serial-console/events'
import type { TestConsole } from '#tests/support/console'
import {
  call,
  DB1,
  GREETED,
  gistOf,
  open,
  start,
  terminalOf,
} from '../integration/serial-console/support'

const FILE = new URL('../logs/serial-console.jsonl', import.meta.url)
const SECRET = 'hunter2'

/** A session at a console with all that may become of its connection. */
const sitAtConsole = async (console: TestConsole) => {
  const seen: string[] = []
  const see = () => seen.push(gistOf(console).replace(/:.*/s, ''))
  const { type } = terminalOf(console)
  see()
  await console.advance(GREETED)
  await type(`${SECRET}\r`)
  await type('drop-connection\r')
  see()
  await console.send(reconnectRequested({ console: DB1 }))
  await console.advance(2_000)
  see()
  console.turn('down')
  await type('drop-connection\r')
  see()
  console.turn('up')
  await console.send(connectionRetried())
  await console.advance(2_000)
  see()
  await call(console, 'stop')
  await console.advance(5_000)
  see()
  await start(console)
  see()
  await console.advance(10_000)
  see()
  await console.send(navigationRequested({ to: '/projects' }))
  return seen
}

const run = (log: Log) => replay(log, ports => createApp({ ports, routes, dialogs }))

/** The log is made anew with `RECORD=1 npx vitest run tests/replay`. */
test('a session at a serial console is logged without what was typed and printed', async () => {
  const recorder = createRecorder({ build: 'test', apiVersion: API_VERSION })
  const console = await open('db1', { recorder })
  const seen = await sitAtConsole(console)
  const text = writeLog(recorder.log())
  console.stop()
  expect(seen).toEqual([
    'connected',
    'disconnected',
    'connected',
    'disconnected',
    'connected',
    'disconnected',
    'connecting',
    'connected',
  ])
  expect(text).not.toContain(SECRET)
  expect(text).not.toContain('Whatever you type')
  expect(text).not.toMatch(/"type":"(bytes|text)"/)
  if (process.env.RECORD) writeFileSync(FILE, text)
  expect(reportOf(await run(readLog(text)))).toMatch(
    /^\d+ inputs replayed, \d+ checkpoints equal\.$/,
  )
})

test('the log of the file replays without a network', async () => {
  const log = readLog(readFileSync(FILE, 'utf8'))
  const result = await run(log)
  expect(reportOf(result)).toMatch(/^\d+ inputs replayed, \d+ checkpoints equal\.$/)
  expect(result.checkpoints).toBeGreaterThan(30)
  const sockets = log.lines.flatMap(line => (line.kind === 'socket' ? [line.message.type] : []))
  expect(sockets.filter(type => type === 'opened')).toHaveLength(4)
  expect(sockets.filter(type => type === 'closed')).toHaveLength(3)
})

test('a connection that is not lost is another session', async () => {
  const log = readLog(readFileSync(FILE, 'utf8'))
  const at = log.lines.findIndex(line => line.kind === 'socket' && line.message.type === 'closed')
  const { divergence } = await run({ ...log, lines: log.lines.toSpliced(at, 1) })
  expect(divergence).not.toBeNull()
})
