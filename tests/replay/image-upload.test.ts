import { expect, test } from 'vitest'
import { logFile, replayLog } from '#tests/support/recorded'

const log = logFile('image-upload')

test('the log of an upload holds facts about the file in short lines', () => {
  const pieces = log.lines.flatMap(line =>
    line.kind === 'file' && 'isEmpty' in line ? [line.isEmpty] : [],
  )
  expect(pieces).toContain(true)
  expect(pieces).toContain(false)
  const chunks = log.lines.filter(
    line => line.kind === 'request' && line.request.url.includes('bulk-write'),
  )
  expect(chunks.length).toBeGreaterThan(3)
  for (const line of chunks) expect(JSON.stringify(line).length).toBeLessThan(500)
})

test('an empty chunk is not the same as another', async () => {
  const at = log.lines.findIndex(line => line.kind === 'file' && 'isEmpty' in line && line.isEmpty)
  const line = log.lines[at]
  if (line?.kind !== 'file' || !('isEmpty' in line)) throw new Error('No piece is empty.')
  const lines = log.lines.with(at, { ...line, isEmpty: false })
  expect((await replayLog({ ...log, lines })).divergence).not.toBeNull()
})
