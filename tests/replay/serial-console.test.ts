import { expect, test } from 'vitest'
import { logFile, replayLog } from '#tests/support/recorded'

const log = logFile('serial-console')

test('the log of a serial console has its connections opening and closing', () => {
  const sockets = log.lines.flatMap(line => (line.kind === 'socket' ? [line.message.type] : []))
  expect(sockets.filter(type => type === 'opened')).toHaveLength(4)
  expect(sockets.filter(type => type === 'closed')).toHaveLength(3)
})

test('a session without a lost connection differs', async () => {
  const at = log.lines.findIndex(line => line.kind === 'socket' && line.message.type === 'closed')
  const { divergence } = await replayLog({ ...log, lines: log.lines.toSpliced(at, 1) })
  expect(divergence).not.toBeNull()
})
