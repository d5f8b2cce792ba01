import type { Ports } from '@/app/ports'
import type { StoreEvent } from '@/store/setup/event'
import { allowedAnswer, allowedEvent, allowedRequest, KEPT_KEYS } from './allowed'
import { changedSections, fingerprintOf, type FingerprintedState } from './fingerprint'
import {
  LOG_VERSION,
  type FileAnswer,
  type Fingerprint,
  type Log,
  type LogHeader,
  type LogInput,
  type LogLine,
} from './log'
import { nextTurn } from './turn'

export interface RecorderOptions {
  build: string
  apiVersion: string
  /** Takes each line as it is written, the header first; `log()` then has none of them. */
  sink?: (line: LogHeader | LogLine) => void
}

export interface Recorder {
  /** The same ports, with all that comes in through them written down. */
  wrap(ports: Ports): Ports
  /** Tells where the state can be read; the form fields that are secret are found there too. */
  watch(getState: () => FingerprintedState & object): void
  /** Writes down an event of a view, before it takes effect. */
  input(event: StoreEvent): void
  /** Writes down the present state, which else is done with the next input. */
  checkpoint(): void
  /** The log so far, with a checkpoint of the present state. */
  log(): Log
}

const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause))

/**
 * Writes a session down as what came in: events of the views, answers, timers, moves of the
 * browser. Each answer is let in on a turn of the event loop of its own, so that a replay can do
 * the same.
 */
export const createRecorder = ({ build, apiVersion, sink }: RecorderOptions): Recorder => {
  const lines: LogLine[] = []
  let header: LogHeader | null = null
  let readClock = () => 0
  /** Of the last input, in milliseconds since the epoch. */
  let time = 0
  let getState: (() => FingerprintedState & object) | null = null
  let last: Fingerprint = {}
  let seq = 0
  let isSameTurn = false
  let calls = 0

  const write = (line: LogLine) => {
    if (sink) sink(line)
    else lines.push(line)
  }

  const checkpoint = () => {
    if (!getState) return
    const now = fingerprintOf(getState())
    const state = changedSections(last, now)
    last = now
    if (Object.keys(state).length > 0) write({ kind: 'checkpoint', seq, state })
  }

  /** Call it right before the input takes effect. */
  const take = (input: LogInput) => {
    if (!isSameTurn) checkpoint()
    seq += 1
    time = readClock()
    const t = time - (header?.start ?? 0)
    write({ seq, t, ...input, ...(isSameTurn && { joined: true }) })
    if (isSameTurn) return
    isSameTurn = true
    queueMicrotask(() => {
      isSameTurn = false
    })
  }

  const isSecret = (form: string, field: string) => {
    const mirror = getState?.().actors[`form/${form}`]
    const context = mirror?.context as { secret?: readonly string[] } | undefined
    return context?.secret?.includes(field) ?? true
  }

  const wrap = (ports: Ports): Ports => {
    const { clock, history, storage, tab } = ports
    let timers = 0
    let sockets = 0
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
      place: history.current(),
      locale: tab.locale,
      timeZone: tab.timeZone,
      kept: Object.fromEntries(
        KEPT_KEYS.flatMap(([area, key]) => {
          const value = storage.read(area, key)
          return value === null ? [] : [[`${area}/${key}`, value]]
        }),
      ),
    }
    sink?.(header)

    const ofFile = async <Value>(
      ask: () => Promise<Value>,
      toAnswer: (value: Value) => FileAnswer,
    ): Promise<Value> => {
      const call = ++calls
      try {
        const value = await ask()
        await nextTurn()
        take({ kind: 'file', call, ...toAnswer(value) })
        return value
      } catch (cause) {
        await nextTurn()
        take({ kind: 'file', call, error: messageOf(cause) })
        throw cause
      }
    }

    return {
      ...ports,
      async transport(request, options = {}) {
        const call = ++calls
        const { loggable } = options
        write({ kind: 'request', seq, call, request: allowedRequest(request, loggable) })
        try {
          const response = await ports.transport(request, options)
          await nextTurn()
          take({ kind: 'answer', call, response: allowedAnswer(response, loggable) })
          return response
        } catch (cause) {
          await nextTurn()
          take({ kind: 'unanswered', call, message: cause instanceof Error ? cause.message : '' })
          throw cause
        }
      },
      openSocket(url, listener) {
        const socket = ++sockets
        return ports.openSocket(url, message => {
          // What a machine prints may be anything; only that it printed is written down.
          const isTraffic = message.type === 'text' || message.type === 'bytes'
          if (!isTraffic) take({ kind: 'socket', socket, message })
          listener(message)
        })
      },
      history: {
        ...history,
        listen: listener =>
          history.listen(place => {
            take({ kind: 'moved', place })
            listener(place)
          }),
      },
      tab: {
        ...tab,
        listen: listener =>
          tab.listen(message => {
            take({ kind: 'tab', message })
            listener(message)
          }),
      },
      clock: {
        ...clock,
        // As in a replay, so that a moment that gets into the state is the same one there.
        now: () => time,
        setTimeout: (callback, ms) => {
          const timer = ++timers
          return clock.setTimeout(() => {
            take({ kind: 'timer', timer })
            callback()
          }, ms)
        },
      },
      async loadCode(key, load) {
        try {
          const code = await ports.loadCode(key, load)
          await nextTurn()
          take({ kind: 'code', key })
          return code
        } catch (cause) {
          await nextTurn()
          take({ kind: 'code', key, error: String(cause) })
          throw cause
        }
      },
      files: {
        ...ports.files,
        read: (id, start, end) =>
          ofFile(
            () => ports.files.read(id, start, end),
            () => ({ bytes: end - start }),
          ),
        readChunk: (id, start, end) =>
          ofFile(
            () => ports.files.readChunk(id, start, end),
            base64 => ({ bytes: end - start, isEmpty: base64 === null }),
          ),
        find: (id, markers) =>
          ofFile(
            () => ports.files.find(id, markers),
            found => ({ found }),
          ),
      },
      async copyText(text) {
        const call = ++calls
        let isAllowed = true
        try {
          await ports.copyText(text)
        } catch {
          isAllowed = false
        }
        await nextTurn()
        take({ kind: 'copied', call, isAllowed })
        if (!isAllowed) throw new Error('Copying was refused')
      },
      async recordings(request) {
        const call = ++calls
        try {
          const recordings = await ports.recordings(request)
          await nextTurn()
          take({ kind: 'recordings', call, recordings })
          return recordings
        } catch (cause) {
          await nextTurn()
          take({ kind: 'recordings', call, error: messageOf(cause) })
          throw cause
        }
      },
    }
  }

  return {
    wrap,
    checkpoint,
    watch: read => {
      getState = read
    },
    input: event => take({ kind: 'event', event: allowedEvent(event, isSecret) }),
    log() {
      if (!header) throw new Error('Nothing has been recorded yet.')
      checkpoint()
      return { header, lines: [...lines] }
    },
  }
}
