import { expect, test } from 'vitest'
import { logFile, replayLog } from '#tests/support/recorded'

const log = logFile('serial-console')

test('a log of a serial console has its connections, opened and closed', () => {
  const sockets = log.lines.flatMap(line => (line.kind === 'socket' ? [line.message.type] : []))
  expect(sockets.filter(type => type === 'opened')).toHaveLength(4)
  expect(sockets.filter(type => type === 'closed')).toHaveLength(3)
})

test('a connection that is not lost is another session', async () => {
  const at = log.lines.findIndex(line => line.kind === 'socket' && line.message.type === 'closed')
  const { divergence } = await replayLog({ ...log, lines: log.lines.toSpliced(at, 1) })
  expect(divergence).not.toBeNull()
})
