import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { CUT_OFF, LIMITS, readLogFile } from '@/recorder/read-file'
import { readLog } from '#tests/support/read-log'

const TEXT = readFileSync(new URL('../../logs/device-login.jsonl', import.meta.url), 'utf8')
const PACKED = gzipSync(TEXT)
const [HEADER = '', ...LINES] = TEXT.trimEnd().split('\n')

/** A file that arrives in chunks of `size` bytes. */
const file = (content: string | Uint8Array, size = 1_000) => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  let at = 0
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.slice(at, at + size))
      at += size
    },
  })
}

const withHeader = (change: object) => JSON.stringify({ ...JSON.parse(HEADER), ...change })

const refusal = async (content: string | Uint8Array, size?: number) => {
  try {
    await readLogFile(file(content, size))
  } catch (cause) {
    return cause instanceof Error ? cause.message : String(cause)
  }
  return 'nothing is wrong'
}

describe('the file of a log', () => {
  test.each([1, 7, 1_000, 1_000_000])('is read in pieces of %i bytes', async size => {
    const log = readLog(TEXT)
    expect(await readLogFile(file(TEXT, size))).toEqual(log)
    expect(await readLogFile(file(gzipSync(TEXT), Math.max(size, 2)))).toEqual(log)
  })

  test('may have empty lines and no final line break', async () => {
    expect(await readLogFile(file(`${HEADER}\n\n${LINES.join('\r\n')}`))).toEqual(readLog(TEXT))
  })

  test.each([
    ['', 'The file is empty.'],
    ['\n\n', 'Line 1 of the log is not the header of a log'],
    [LINES.join('\n'), 'Line 1 of the log is not the header of a log'],
    ['<html>', 'Line 1 of the log is not JSON'],
    [`${HEADER}\n{"seq":`, 'Line 2 of the log is not JSON'],
    [`${HEADER}\n7`, 'Line 2 of the log is damaged: kind is none that is known'],
    [`${HEADER}\n{"kind":"toString"}`, 'Line 2 of the log is damaged: kind is none that is known'],
    [
      `${HEADER}\n{"kind":"timer","seq":1,"t":"soon","timer":1}`,
      'Line 2 of the log is damaged: t is not a time in milliseconds',
    ],
    [
      `${HEADER}\n{"kind":"moved","seq":1,"t":1,"location":{"path":5}}`,
      'Line 2 of the log is damaged: location.path is not text',
    ],
    [
      `${HEADER}\n{"kind":"event","seq":1,"t":1,"event":{"type":"x","payload":${'['.repeat(500)}${']'.repeat(500)}}}`,
      'Line 2 of the log is damaged: it is nested too deeply',
    ],
    [
      `${HEADER}\n{"kind":"verdict","seq":1,"call":1,"verdict":null,"packed":["[",[1,99],"]",[1,99]]}`,
      'Line 2 of the log is nested too deeply',
    ],
    [
      `${HEADER}\n{"kind":"tab","seq":1,"t":1,"message":{"type":"toString"}}`,
      'Line 2 of the log is damaged: message.type is none that is known',
    ],
    [
      `${HEADER}\n{"kind":"file","seq":1,"t":1,"call":1,"found":[${'1,'.repeat(1_000_000)}1]}`,
      'Line 2 of the log is damaged: found is not a list of true and false',
    ],
    [
      `${HEADER}\n{"kind":"timer","seq":-1,"t":1,"timer":1}`,
      'Line 2 of the log is damaged: seq is not a whole number',
    ],
    [
      `${HEADER}\n{"kind":"event","seq":1,"t":1,"event":{"type":"__proto__"}}`,
      'Line 2 of the log is damaged: event.type is not the type of an event',
    ],
    [
      `${HEADER}\n{"kind":"checkpoint","seq":1,"state":[]}`,
      'Line 2 of the log is damaged: state is not an object',
    ],
    [
      withHeader({}).replace('"kept":{', '"kept":{"__proto__":5,').replace(',}', '}'),
      'Line 1 of the log is damaged: kept is not an object of texts',
    ],
    [withHeader({ version: 99 }), 'Line 1 of the log is of version 99; this build reads version'],
    [withHeader({ start: 1e300 }), 'Line 1 of the log is damaged: start is not a time'],
    [withHeader({ timeZone: 'Mars/Olympus' }), 'its locale or time zone is unknown'],
    [withHeader({ kept: ['x', 5] }), 'Line 1 of the log is damaged: kept is not an object'],
    [new Uint8Array([0x89, 0x50, 0xff, 0xfe]), 'The file is not text.'],
    [PACKED.subarray(0, 200), 'The file breaks off or is damaged'],
    ['\n'.repeat(LIMITS.lines + 1), 'The file has more than 200,000 lines, more than any log.'],
    [`${HEADER}\n"${'x'.repeat(LIMITS.line)}`, 'Line 2 of the log is too long for one of a log'],
  ])('%# is refused in a sentence', async (content, message) => {
    expect(await refusal(content, 100_000)).toContain(message)
  })

  test('that is longer than a replay can hold is read up to there, and says so', async () => {
    const answer = { kind: 'answer', call: 1, response: { status: 200, headers: {}, body: '' } }
    const first = { ...answer.response, body: 'x'.repeat(4_000_000) }
    const repeated = Array.from({ length: 70 }, (_, at) => ({
      ...answer,
      seq: at + 2,
      t: 1,
      as: 1,
    }))
    const lines = [{ ...answer, seq: 1, t: 1, response: first }, ...repeated]
    const text = [HEADER, ...lines.map(line => JSON.stringify(line))].join('\n')
    const read = await readLogFile(file(text, 1_000_000))
    expect(read.lines).toHaveLength(69)
    expect(read.lines.at(-1)).toEqual({
      kind: 'end',
      reason: 'The rest of the session is more than a replay can hold.',
    })
  })

  test.each([
    ['a plain one in the middle of a line', TEXT.slice(0, -20)],
    ['a plain one in the middle of a character', Buffer.from(`${TEXT}{"é`).subarray(0, -1)],
    ['a compressed one', PACKED.subarray(0, PACKED.length * 0.6)],
  ])('that breaks off is read up to there, and says so: %s', async (_, content) => {
    const { lines } = await readLogFile(file(content))
    const whole = readLog(TEXT).lines
    expect(lines.at(-1)).toEqual({ kind: 'end', reason: CUT_OFF })
    expect(lines.length).toBeGreaterThan(4)
    expect(lines.slice(0, -1)).toEqual(whole.slice(0, lines.length - 1))
  })

  test('is refused early if it unpacks to more than any log', async () => {
    const blank = Buffer.from(`${' '.repeat(LIMITS.line / 4)}\n`)
    const bomb = gzipSync(Buffer.concat(Array.from({ length: 100 }, () => blank)))
    expect(bomb.length).toBeLessThan(LIMITS.bytes / 500)
    expect(await refusal(bomb, 100_000)).toBe('The file is larger than 64 MiB, more than any log.')
  })
})
