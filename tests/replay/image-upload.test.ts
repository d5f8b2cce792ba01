import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { selectData } from '@/api/core/api'
import { createApp } from '@/app/create-app'
import { API_VERSION } from '@/lib/api-version'
import { bytesToBase64 } from '@/lib/base64'
import { writeLog, type Log } from '@/recorder/log'
import { readLog } from '@/recorder/read-log'
import { createRecorder } from '@/recorder/recorder'
import { replay } from '@/recorder/replayer'
import { reportOf } from '@/recorder/report'
import { dialogs, routes } from '@/routes'
import { allProjectImagesQuery } from '@/store/project/images/queries'
import { startConsole } from '#tests/support/console'
import { chunkGate, CONTENT, UPLOAD, uploadFiles, uploadImage } from '#tests/support/image-upload'

const FILE = new URL('../logs/image-upload.jsonl', import.meta.url)

/** The log is made anew with `RECORD=1 npx vitest run tests/replay`. */
const record = async () => {
  const recorder = createRecorder({ build: 'test', apiVersion: API_VERSION })
  const chunks = chunkGate()
  const { hold } = chunks
  const console = await startConsole({ path: UPLOAD, files: uploadFiles, hold, recorder })
  await uploadImage(console, chunks)
  const log = recorder.log()
  const images = selectData(console.state(), allProjectImagesQuery('mock-project'))
  const { requests } = console
  console.stop()
  return { log, images, requests }
}

const run = (log: Log) => replay(log, ports => createApp({ ports, routes, dialogs }))

const logFile = () => readLog(readFileSync(FILE, 'utf8'))

test('a log of an upload holds what was learnt of the file, and nothing of what is in it', async () => {
  const { log, images, requests } = await record()
  expect(images?.items.map(({ name }) => name)).toContain('field-os')
  const text = writeLog(log)
  const encoded = bytesToBase64(new TextEncoder().encode(CONTENT.repeat(6))).slice(0, 20)
  expect(requests.some(({ body }) => body?.includes(encoded))).toBe(true)
  expect(text).not.toContain(encoded)
  expect(text).not.toContain(CONTENT)
  const pieces = log.lines.flatMap(line =>
    line.kind === 'file' && 'isEmpty' in line ? [line.isEmpty] : [],
  )
  expect(pieces).toContain(true)
  expect(pieces).toContain(false)
  // Some four lines for each chunk of 512 KiB, none of them long.
  const [longest = 0] = text
    .split('\n')
    .flatMap(line => (line.includes('bulk-write') ? [line.length] : []))
  expect(longest).toBeLessThan(500)
  if (process.env.RECORD) writeFileSync(FILE, text)
  expect(reportOf(await run(readLog(text)))).toMatch(
    /^\d+ inputs replayed, \d+ checkpoints equal\.$/,
  )
})

test('the upload in the file is replayed without the file and without a network', async () => {
  const log = logFile()
  const result = await run(log)
  expect(reportOf(result)).toMatch(/^\d+ inputs replayed, \d+ checkpoints equal\.$/)
  expect(result.checkpoints).toBeGreaterThan(50)
})

test('a piece that was empty is not the same as one that was not', async () => {
  const log = logFile()
  const at = log.lines.findIndex(line => line.kind === 'file' && 'isEmpty' in line && line.isEmpty)
  const line = log.lines[at]
  if (line?.kind !== 'file' || !('isEmpty' in line)) throw new Error('No piece is empty.')
  const { divergence } = await run({
    ...log,
    lines: log.lines.with(at, { ...line, isEmpty: false }),
  })
  expect(divergence).not.toBeNull()
})
