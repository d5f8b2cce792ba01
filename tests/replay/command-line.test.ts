import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createApp } from '@/create-app'
import { writeLog, type Log, type LogLine } from '@/recorder/log'
import { readLog } from '#tests/support/read-log'
import { dialogs, routes } from '@/routes'
import { runReplay } from '../../tools/replaying/run'

const FOLDER = mkdtempSync(join(tmpdir(), 'replay-'))
const FILE = new URL('../logs/main-job.jsonl', import.meta.url)
const TEXT = readFileSync(FILE, 'utf8')

// Development's checks of every state would take most of the time.
beforeAll(() => void vi.stubGlobal('__DEV__', false))
afterAll(() => {
  vi.unstubAllGlobals()
  rmSync(FOLDER, { recursive: true })
})

const file = (name: string, content: string | Buffer) => {
  const path = join(FOLDER, name)
  writeFileSync(path, content)
  return path
}

const run = async (...args: string[]) => {
  const printed: string[] = []
  const exit = await runReplay(args, {
    build: ports => createApp({ ports, routes, dialogs }),
    tests: FOLDER,
    print: line => void printed.push(line),
  })
  return { exit, text: printed.join('\n') }
}

const inputsOf = ({ lines }: Log) => lines.filter(line => 't' in line)

/** The session without its last answer, so that what follows is not as recorded. */
const changed = () => {
  const log = readLog(TEXT)
  const at = log.lines.findLastIndex(({ kind }) => kind === 'answer')
  return file('changed.jsonl', writeLog({ ...log, lines: log.lines.toSpliced(at, 1) }))
}

describe('npm run replay', () => {
  test('exits with 0 for a log that replays, plain or compressed, and reports the speed', async () => {
    const plain = await run(file('plain.jsonl', TEXT))
    expect(plain.exit).toBe(0)
    expect(plain.text).toMatch(
      /^Rack: release 14\nBuild: test\nAddress: http:\/\/console\.test\nTime: .*\n\n\d+ inputs replayed, \d+ checkpoints equal\.\n\d+ inputs per second: [\d.]+ s, and [\d.]+ s to start\.$/,
    )
    const packed = await run(file('packed.jsonl.gz', gzipSync(TEXT)), '--json')
    expect(packed.exit).toBe(0)
    expect(JSON.parse(packed.text)).toMatchObject({
      inputs: inputsOf(readLog(TEXT)).length,
      divergence: null,
    })
  })

  test('exits with 1 and the first divergence for one that does not', async () => {
    const { exit, text } = await run(changed())
    expect(exit).toBe(1)
    expect(text).toMatch(/\n\nThe replay leaves the log after input #\d+: /)
    expect(text).toContain('recorded:')
  })

  test('prints no control characters, and no line of the log as its own', async () => {
    const evil =
      '\u001b]52;c;cm0=\u0007\u001b[2J\u009b2J\u007f\r\n9 inputs replayed, 9 checkpoints equal.'
    const log = readLog(TEXT)
    const lines = log.lines.map((line): LogLine => {
      if (line.kind === 'request') return { ...line, request: { ...line.request, url: evil } }
      return line.kind === 'checkpoint' ? { ...line, state: { [evil]: evil } } : line
    })
    const path = file('evil\u001b[2J.jsonl', writeLog({ ...log, lines }))
    const { exit, text } = await run(path)
    expect(exit).toBe(1)
    expect(text).toContain('52;c;cm0=')
    expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
    expect(text).not.toMatch(/^9 inputs/m)
    const asJson = await run(path, '--json')
    expect(asJson.text).not.toMatch(/\p{Cc}/u)
    expect(JSON.stringify(JSON.parse(asJson.text).divergence)).toContain('\u009b')
    const { text: smaller } = await run(path, '--trim', '"field-office"')
    expect(smaller).toMatch(/evil\\u001b\[2J\.small\.jsonl\.$/)
  })

  test('--steps prints what was done, and --har writes the requests, without a replay', async () => {
    const path = file('evil-name.jsonl', TEXT.replace('"field-office"', '"field\\u001b[2J"'))
    const { exit, text } = await run(path, '--steps', '--har', join(FOLDER, 'a.har'))
    expect(exit).toBe(0)
    expect(text).toMatch(
      /^Steps to reproduce\n\n1\. Opened Local .*\n20\. Confirmed\.\n\nRack: release 14\n/s,
    )
    expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
    const { entries } = JSON.parse(readFileSync(join(FOLDER, 'a.har'), 'utf8')).log
    expect(entries).toHaveLength(
      readLog(TEXT).lines.filter(({ kind }) => kind === 'request').length,
    )
  })

  test('replays a file that breaks off up to there, and says so', async () => {
    const { exit, text } = await run(file('cut.jsonl', TEXT.slice(0, -20)))
    expect(exit).toBe(0)
    expect(text).toMatch(/\nThe file breaks off here, .*\n\n\d+ inputs replayed/)
  })

  test('stops at --until', async () => {
    const { exit, text } = await run(changed(), '--until', '3')
    expect(exit).toBe(0)
    expect(text).toMatch(/\n\n3 inputs replayed/)
  })

  test.each([
    [[join(FOLDER, 'none.jsonl')], /none\.jsonl cannot be read: ENOENT/],
    [[file('no-log.jsonl', '{}')], /Line 1 of the log is not the header of a log/],
    [[file('cut.jsonl.gz', gzipSync(TEXT).subarray(0, 200))], /breaks off or is damaged/],
    [[], /Name one file/],
    [['a', 'b'], /Name one file/],
    [['a', '--until', 'x'], /--until takes a whole number/],
    [['a', '--in', 'x'], /--in goes with --trim/],
    [['a', '--fast'], /--fast/],
  ])('%j cannot be replayed, and a sentence says why', async (args, problem) => {
    await expect(run(...args)).rejects.toThrow(problem)
  })

  test('--to-test writes a test and its log, once', async () => {
    mkdirSync(join(FOLDER, 'logs'))
    mkdirSync(join(FOLDER, 'replay'))
    const log = file('kept.jsonl.gz', gzipSync(TEXT))
    const { text } = await run(log, '--to-test', 'lost-disk')
    expect(text).toContain('replay/lost-disk.test.ts')
    expect(readLog(readFileSync(join(FOLDER, 'logs/lost-disk.jsonl'), 'utf8'))).toEqual(
      readLog(TEXT),
    )
    expect(readFileSync(join(FOLDER, 'replay/lost-disk.test.ts'), 'utf8')).toContain(
      "replayLog(logFile('lost-disk'))",
    )
    await expect(run(log, '--to-test', 'lost-disk')).rejects.toThrow('is there already')
    await expect(run(log, '--to-test', '../x')).rejects.toThrow('kebab case')
  })
})

/** The session with everything typed twice, and another name for the new project in its answer. */
const renamed = () => {
  const log = readLog(TEXT)
  const lines = log.lines.flatMap((line): LogLine[] => {
    if (line.kind === 'event' && line.event.type === 'form/changed') return [line, line]
    if (line.kind !== 'answer' || line.response.status !== 201) return [line]
    const body = line.response.body.replace('field-office', 'field-hut')
    return [{ ...line, response: { ...line.response, body } }]
  })
  return file('renamed.jsonl', writeLog({ ...log, lines }))
}

describe('shrinking a log', () => {
  test('--trim cuts the log at the wanted state', async () => {
    const out = join(FOLDER, 'trimmed.jsonl')
    const { exit } = await run(
      file('whole.jsonl', TEXT),
      '--trim',
      '"name":"spool"',
      '--in',
      'actor form/',
      '--out',
      out,
    )
    expect(exit).toBe(0)
    const trimmed = readLog(readFileSync(out, 'utf8'))
    expect(trimmed.lines).toEqual(readLog(TEXT).lines.slice(0, trimmed.lines.length))
    expect(inputsOf(trimmed).at(-1)).toMatchObject({
      event: { type: 'form/changed', payload: { values: { name: 'spool' } } },
    })
    expect((await run(out)).exit).toBe(0)
  })

  test('--minimize removes what the state does not need, and the rest replays', async () => {
    const out = join(FOLDER, 'small.jsonl')
    const sought = ['--trim', '"name":"field-office"', '--in', 'actor form/projectCreate']
    await run(renamed(), ...sought, '--minimize', '--out', out)
    const small = readLog(readFileSync(out, 'utf8'))
    const typed = inputsOf(small).filter(({ kind }) => kind === 'event')
    // User name, password, signing in, the wanted name, and leaving its field.
    expect(typed).toHaveLength(5)
    expect((await run(out)).exit).toBe(0)
  })

  test('--minimize removes what the divergence does not need, and the rest diverges', async () => {
    const out = join(FOLDER, 'diverged.jsonl')
    const before = await run(renamed(), '--json')
    await run(renamed(), '--minimize', '--out', out)
    const after = await run(out, '--json')
    expect(after.exit).toBe(1)
    const [long, short] = [before, after].map(({ text }) => JSON.parse(text))
    expect(short.divergence.differences).toEqual(long.divergence.differences)
    // Of everything typed twice, once is enough.
    expect(short.inputs).toBe(long.divergence.seq)
  })

  test.each([
    ['a request that was recorded otherwise', { url: '/v1/elsewhere (body #x)' }],
    ['a body that was recorded otherwise', { body: 'other' }],
  ])('--minimize keeps the divergence of %s', async (_what, change) => {
    const log = readLog(TEXT)
    const at = log.lines.findLastIndex(
      line => line.kind === 'request' && line.request.method === 'POST',
    )
    const lines = log.lines.map((line, index) =>
      index === at && line.kind === 'request'
        ? { ...line, request: { ...line.request, ...change } }
        : line,
    )
    const out = join(FOLDER, 'request.jsonl')
    const path = file('asked.jsonl', writeLog({ ...log, lines }))
    const before = JSON.parse((await run(path, '--json')).text)
    await run(path, '--minimize', '--out', out)
    const after = JSON.parse((await run(out, '--json')).text)
    expect(after.divergence.differences).toEqual(before.divergence.differences)
    expect(after.inputs).toBeLessThan(before.inputs)
  })

  test('exits with 1 if the text or the divergence is not there', async () => {
    const { exit, text } = await run(file('whole.jsonl', TEXT), '--trim', 'granite')
    expect(exit).toBe(1)
    expect(text).toBe('No state of this session holds "granite".')
    expect((await run(file('whole.jsonl', TEXT), '--minimize')).exit).toBe(1)
  })
})
