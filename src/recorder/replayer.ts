import FakeTimers from '@sinonjs/fake-timers'
import type { Ports } from '@/app/ports'
import type { StoreEvent } from '@/store/setup/event'
import { fingerprintOf, type FingerprintedState } from './fingerprint'
import type { Fingerprint, Log, LogInput, LogLine } from './log'
import { replayPorts, type Mismatch } from './replay-ports'
import { nextTurn } from './turn'

/** A section of the state that came out otherwise. */
export interface Difference {
  section: string
  expected: string
  got: string
}

/** Where the replay first left the log. */
export interface Divergence {
  /** Sequence number of the last input before it showed. */
  seq: number
  /** That input, in a few words. */
  input: string
  differences: readonly Difference[]
  /** The inputs before it, oldest first. */
  before: readonly string[]
}

export interface Replay {
  inputs: number
  checkpoints: number
  divergence: Divergence | null
  /** The state at the end. */
  state: Fingerprint
}

/** A console under replay, built on the given ports. */
export interface ReplayedApp {
  store: { getState(): FingerprintedState & object }
  send(event: StoreEvent): void
  stop(): void
}

type InputLine = Extract<LogLine, { t: number }>

const isInput = (line: LogLine): line is InputLine => 't' in line

const describeInput = (line: LogInput & { seq: number }, log: Log): string => {
  switch (line.kind) {
    case 'event':
      return `${line.event.type} ${JSON.stringify(line.event.payload ?? null).slice(0, 120)}`
    case 'answer': {
      const asked = log.lines.find(
        ({ kind, ...rest }) => kind === 'request' && 'call' in rest && rest.call === line.call,
      )
      const request =
        asked?.kind === 'request' ? `${asked.request.method} ${asked.request.url}` : 'a call'
      return `answer ${line.response.status} to ${request}`
    }
    case 'timer':
      return `timer ${line.timer}`
    case 'code':
      return `code ${line.key}`
    case 'moved':
      return `browser moved to ${line.place.path}${line.place.search}`
    default:
      return line.kind
  }
}

/**
 * Sections that differ. A cached answer may be there on one side only: when exactly an unused one
 * is dropped depends on the moment.
 */
const differencesOf = (expected: Fingerprint, got: Fingerprint): Difference[] =>
  [...new Set([...Object.keys(expected), ...Object.keys(got)])].sort().flatMap(section => {
    const [one, other] = [expected[section], got[section]]
    const isCacheOnly = section.startsWith('query ') && (one === undefined || other === undefined)
    return one === other || isCacheOnly
      ? []
      : [{ section, expected: one ?? 'nothing', got: other ?? 'nothing' }]
  })

const applyCheckpoint = (known: Fingerprint, changed: Record<string, string | null>): Fingerprint =>
  Object.fromEntries(
    Object.entries({ ...known, ...changed }).filter(
      (entry): entry is [string, string] => entry[1] !== null,
    ),
  )

const fromMismatch = ({ expected, got }: Mismatch): Difference[] => [
  { section: 'what the console did', expected, got },
]

/**
 * Runs a log again: a console on ports that answer from it, in the log's own time, compared with it
 * at every checkpoint. Stops at the first divergence. While it runs, `Date` and the timers of this
 * process are the log's.
 */
export const replay = async (log: Log, build: (ports: Ports) => ReplayedApp): Promise<Replay> => {
  const time = FakeTimers.install({
    now: log.header.start,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  })
  const { ports, feed, ready, mismatch } = replayPorts(log.header, log.lines, () => time.now)
  const app = build(ports)
  const seen: InputLine[] = []
  let expected: Fingerprint = {}
  let checkpoints = 0

  const diverged = (differences: Difference[]): Divergence => {
    const inputs = seen.map(line => `#${line.seq} ${describeInput(line, log)}`)
    const last = seen.at(-1)
    return {
      seq: last?.seq ?? 0,
      input: last ? describeInput(last, log) : 'start',
      differences,
      before: inputs.slice(-6, -1),
    }
  }

  const step = async (line: LogLine): Promise<Divergence | null> => {
    if (line.kind === 'request' || line.kind === 'end') return null
    if (line.kind === 'checkpoint') {
      await nextTurn()
      const asked = mismatch()
      if (asked) return diverged(fromMismatch(asked))
      expected = applyCheckpoint(expected, line.state)
      checkpoints += 1
      const differences = differencesOf(expected, fingerprintOf(app.store.getState()))
      return differences.length > 0 ? diverged(differences) : null
    }
    await ready(line)
    if (!line.joined) await nextTurn()
    const asked = mismatch()
    if (asked) return diverged(fromMismatch(asked))
    const due = log.header.start + line.t
    if (due > time.now) time.tick(due - time.now)
    seen.push(line)
    if (line.kind === 'event') {
      app.send(line.event)
      return null
    }
    const missing = feed(line)
    return missing && diverged(fromMismatch(missing))
  }

  try {
    let divergence: Divergence | null = null
    for (const line of log.lines) {
      divergence = await step(line)
      if (divergence) break
    }
    return {
      inputs: log.lines.filter(isInput).length,
      checkpoints,
      divergence,
      state: fingerprintOf(app.store.getState()),
    }
  } finally {
    app.stop()
    time.uninstall()
  }
}
