import type { Ports } from '@/ports/ports'
import type { StoreEvent } from '@/store/setup/event'
import { allowedEvent, KEPT_KEYS, type SecretsOf } from './allowed'
import { createFingerprints, type FingerprintedState } from './fingerprint'
import { createInputQueue, type InputQueue } from './input-queue'
import { LOG_VERSION, type Log, type LogHeader, type LogInput, type LogLine } from './log'
import { recordedPorts } from './recorded-ports'

/** The states at a checkpoint and at the one before. */
export type States = readonly [
  before: FingerprintedState & object,
  after: FingerprintedState & object,
]

/** Shorter texts are not worth a reference. */
export const SHORTEST = 64

/**
 * Remembers the latest texts, up to `limit` characters in all, with the numbers they were recorded
 * under. That covers what lists and polls read again and again. Whole texts are compared, so one is
 * never mistaken for another.
 */
export const createRepeats = (limit = 500_000) => {
  /** The latest last. */
  const known = new Map<string, number>()
  let size = 0

  const forget = (text: string) => {
    if (known.delete(text)) size -= text.length
  }

  return {
    /** The number of the text; null if it is new, and `seq` from then on. */
    find(text: string, seq: number): number | null {
      if (text.length < SHORTEST || text.length > limit) return null
      const number = known.get(text) ?? null
      forget(text)
      known.set(text, number ?? seq)
      size += text.length
      for (const [oldest] of known) {
        if (size <= limit) break
        forget(oldest)
      }
      return number
    },
  }
}

export interface RecorderOptions {
  build: string
  apiVersion: string
  /**
   * Receives each line as it is written, header first, and with a checkpoint the states since the
   * last one; `log()` then has none of them.
   */
  sink?: (line: LogHeader | LogLine, states?: States) => void
}

export interface Recorder {
  /** The same ports, with everything that comes in recorded. */
  wrap(ports: Ports): Ports
  /** Sets where to read the state, which also names the secret form fields. */
  watch(getState: () => FingerprintedState & object): void
  /** Records an event of a view and admits it, at once or in the next task. */
  input(event: StoreEvent, admit: () => void): void
  /** Records the present state now rather than with the next input. */
  checkpoint(): void
  /** The log so far, with a checkpoint of the present state if the console is at rest. */
  log(): Log
}

const keptIn = ({ read }: Ports['storage']): LogHeader['kept'] =>
  Object.fromEntries(
    KEPT_KEYS.flatMap(([area, key]) => {
      const value = read(area, key)
      return value === null ? [] : [[`${area}/${key}`, value]]
    }),
  )

/** Records what comes in during a session: events of views, answers, timers, moves of the browser. */
export const createRecorder = ({ build, apiVersion, sink }: RecorderOptions): Recorder => {
  const lines: LogLine[] = []
  const repeats = createRepeats()
  const fingerprints = createFingerprints()
  let header: LogHeader | null = null
  let inputQueue: InputQueue | null = null
  let readClock = () => 0
  /** When the last input came in, in milliseconds since the epoch. */
  let time = 0
  let getState: (() => FingerprintedState & object) | null = null
  let last: (FingerprintedState & object) | undefined
  let seq = 0
  let isTaskNew = true

  const write = (line: LogLine, states?: States) => {
    if (sink) sink(line, states)
    else lines.push(line)
  }

  const checkpoint = () => {
    if (!getState) return
    const now = getState()
    const state = fingerprints.next(now)
    if (Object.keys(state).length > 0)
      write({ kind: 'checkpoint', seq, state }, last && [last, now])
    last = now
  }

  /** Replaces the body of a repeated answer, as most answers to polls are, by a reference. */
  const withoutRepeats = (input: LogInput): LogInput & { as?: number } => {
    if (input.kind !== 'answer') return input
    const as = repeats.find(input.response.body, seq)
    return as === null ? input : { ...input, as, response: { ...input.response, body: '' } }
  }

  /** Call it in the input queue, right before the input takes effect. */
  const recordInput = (input: LogInput) => {
    seq += 1
    // If the clock is set back, the log's time stops until the clock has caught up.
    time = Math.max(time, readClock())
    const t = time - (header?.start ?? 0)
    write({ seq, t, ...withoutRepeats(input), ...(!isTaskNew && { sameTask: true }) })
    isTaskNew = false
  }

  const secretsOf: SecretsOf = form => {
    const context = getState?.().actors[`form/${form}`]?.context
    return context as ReturnType<SecretsOf>
  }

  const checkpointAtRest = () => {
    if (inputQueue?.isAtRest()) checkpoint()
  }

  return {
    wrap(ports) {
      const { clock, history, storage, tab } = ports
      readClock = clock.now
      time = clock.now()
      header = {
        kind: 'header',
        version: LOG_VERSION,
        build,
        apiVersion,
        start: time,
        seed: ports.seed,
        origin: tab.origin,
        location: history.current(),
        locale: tab.reader.locale,
        // Read when the header is serialized: browsers take a while to find it out.
        get timeZone() {
          return tab.reader.timeZone
        },
        kept: keptIn(storage),
      }
      sink?.(header)
      inputQueue = createInputQueue({
        onTask() {
          checkpoint()
          isTaskNew = true
        },
        activity: () => getState?.(),
      })
      return recordedPorts(ports, {
        inputQueue,
        recordInput,
        recordEffect: line => write({ ...line, seq }),
        now: () => time,
      })
    },
    checkpoint: checkpointAtRest,
    watch: read => {
      getState = read
    },
    input: (event, admit) =>
      inputQueue?.enter(() => {
        recordInput({ kind: 'event', event: allowedEvent(event, secretsOf) })
        admit()
      }),
    log() {
      if (!header) throw new Error('Nothing has been recorded yet.')
      checkpointAtRest()
      return { header, lines: [...lines] }
    },
  }
}
