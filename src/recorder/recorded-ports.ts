import type { Ports } from '@/app/ports'
import { allowedAnswer, allowedRequest } from './allowed'
import type { InputQueue } from './input-queue'
import type { FileAnswer, LogInput, LogLine } from './log'
import { locationAt } from './location'

/** What the ports of a recorded session need of its recorder. */
export interface Taking {
  inputQueue: InputQueue
  /** Writes an input down; call it in the input queue, right before the input takes effect. */
  take(input: LogInput): void
  /** Writes down what is no input; the number of the input before it is put in. */
  note(line: Notes): void
  /** The moment of the last input, in milliseconds since the epoch. */
  now(): number
}

type Noted = Extract<LogLine, { kind: 'request' | 'verdict' }>
type Notes = Noted extends infer Line ? (Line extends Noted ? Omit<Line, 'seq'> : never) : never

const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause))

/** The same ports, with all that comes in through them let in by the input queue and written down. */
export const recordedPorts = (ports: Ports, { inputQueue, take, note, now }: Taking): Ports => {
  const { clock, history, tab } = ports
  const timers = new Map<number, unknown>()
  /** Those that wait for each code, in the order in which they asked. */
  const loads = new Map<string, number[]>()
  let location = history.current()
  let calls = 0
  let lastTimer = 0
  let lastLoad = 0
  let sockets = 0
  let verdicts = 0

  /** Lets what a call comes to in on a task of its own. */
  const answered = async <Value>(
    ask: () => Promise<Value>,
    toInput: (value: Value) => LogInput,
    toFailure: (cause: unknown) => LogInput,
  ): Promise<Value> => {
    // Asked at once: a browser allows some things only while it tells of a click.
    const asked = (async () => ask())()
    const outcome = await asked.then(
      value => ({ value }),
      (cause: unknown) => ({ cause }),
    )
    await inputQueue.enterAlone(() =>
      take('value' in outcome ? toInput(outcome.value) : toFailure(outcome.cause)),
    )
    if ('cause' in outcome) throw outcome.cause
    return outcome.value
  }

  const ofFile = <Value>(ask: () => Promise<Value>, toAnswer: (value: Value) => FileAnswer) => {
    const call = ++calls
    return answered(
      ask,
      value => ({ kind: 'file', call, ...toAnswer(value) }),
      cause => ({ kind: 'file', call, error: messageOf(cause) }),
    )
  }

  /** Lets something in that the browser tells of by itself. */
  const told = (input: LogInput, effect: () => void) =>
    inputQueue.enter(() => {
      take(input)
      effect()
    })

  return {
    ...ports,
    transport(request, options = {}) {
      const call = ++calls
      const { loggable } = options
      note({ kind: 'request', call, request: allowedRequest(request, loggable) })
      return answered(
        () => ports.transport(request, options),
        response => ({ kind: 'answer', call, response: allowedAnswer(response, loggable) }),
        cause => ({ kind: 'unanswered', call, message: messageOf(cause) }),
      )
    },
    openSocket(url, listener) {
      const socket = ++sockets
      return ports.openSocket(url, message => {
        // What a machine prints may be anything; only that it printed is written down.
        const isTraffic = message.type === 'text' || message.type === 'bytes'
        if (isTraffic) listener(message)
        else told({ kind: 'socket', socket, message }, () => listener(message))
      })
    },
    history: {
      ...history,
      // Never ahead of what was let in.
      current: () => location,
      push(to, pages) {
        history.push(to, pages)
        location = locationAt(to, location.historyIndex + 1, pages)
      },
      replace(to, pages) {
        history.replace(to, pages)
        location = locationAt(to, location.historyIndex, pages)
      },
      listen: listener =>
        history.listen(to =>
          told({ kind: 'moved', location: to }, () => {
            location = to
            listener(to)
          }),
        ),
    },
    tab: {
      ...tab,
      listen: listener =>
        tab.listen(message => told({ kind: 'tab', message }, () => listener(message))),
    },
    clock: {
      // As in a replay, so that a moment that gets into the state is the same one there.
      now,
      setTimeout: (callback, ms) => {
        const timer = ++lastTimer
        const id = clock.setTimeout(
          () =>
            inputQueue.enter(() => {
              // It may have been stopped while it waited to be let in.
              if (!timers.delete(timer)) return
              take({ kind: 'timer', timer })
              callback()
            }),
          ms,
        )
        timers.set(timer, id)
        return timer
      },
      clearTimeout(timer) {
        clock.clearTimeout(timers.get(timer as number))
        timers.delete(timer as number)
      },
    },
    loadCode(key, load) {
      const self = ++lastLoad
      loads.set(key, [...(loads.get(key) ?? []), self])
      const arrived = (): Extract<LogInput, { kind: 'code' }> => {
        const waiting = loads.get(key) ?? []
        const before = waiting.indexOf(self)
        loads.set(
          key,
          waiting.filter(each => each !== self),
        )
        return { kind: 'code', key, ...(before > 0 && { before }) }
      }
      return answered(
        () => ports.loadCode(key, load),
        arrived,
        cause => ({ ...arrived(), error: messageOf(cause) }),
      )
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
          base64 => ({
            bytes: end - start,
            isEmpty: base64 === null,
          }),
        ),
      find: (id, markers) =>
        ofFile(
          () => ports.files.find(id, markers),
          found => ({ found }),
        ),
    },
    copyText(text) {
      const call = ++calls
      return answered(
        () => ports.copyText(text),
        () => ({ kind: 'copied', call, isAllowed: true }),
        () => ({ kind: 'copied', call, isAllowed: false }),
      )
    },
    recordings(request) {
      const call = ++calls
      return answered(
        () => ports.recordings(request),
        recordings => ({ kind: 'recordings', call, recordings }),
        cause => ({ kind: 'recordings', call, error: messageOf(cause) }),
      )
    },
    validateSecret(ask) {
      const verdict = ask()
      note({ kind: 'verdict', call: ++verdicts, verdict })
      return verdict
    },
  }
}
