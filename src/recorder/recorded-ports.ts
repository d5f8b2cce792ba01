import type { EntryPages, HistoryLocation, Ports } from '@/ports/ports'
import { splitAddress } from '@/lib/path'
import { allowedAnswer, allowedRequest } from './allowed'
import type { InputQueue } from './input-queue'
import type { FileAnswer, LogInput, LogLine } from './log'

/** The location that an address of the console stands for. */
export const locationAt = (
  to: string,
  historyIndex: number,
  pages?: EntryPages,
): HistoryLocation => {
  const { path, search } = splitAddress(to)
  return { path, search, historyIndex, ...(pages && { pages }) }
}

/** What the ports of a recorded session need from its recorder. */
export interface PortRecorder {
  inputQueue: InputQueue
  /** Records an input. Call it in the input queue, right before the input takes effect. */
  recordInput(input: LogInput): void
  /** Records a line that is no input, with the number of the input before it. */
  recordEffect(line: EffectLine): void
  /** The time of the last input, in milliseconds since the epoch. */
  now(): number
}

type Effect = Extract<LogLine, { kind: 'request' | 'verdict' }>
type EffectLine = Effect extends infer Line
  ? Line extends Effect
    ? Omit<Line, 'seq'>
    : never
  : never

const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause))

/** The same ports, with everything that comes in queued and recorded. */
export const recordedPorts = (
  ports: Ports,
  { inputQueue, recordInput, recordEffect, now }: PortRecorder,
): Ports => {
  const { clock, history, tab } = ports
  const timers = new Map<number, unknown>()
  /** Pending loads by key, in the order of the requests. */
  const loads = new Map<string, number[]>()
  let location = history.current()
  let calls = 0
  let lastTimer = 0
  let lastLoad = 0
  let sockets = 0
  let verdicts = 0

  /** Admits the outcome of a call in a task of its own. */
  const answered = async <Value>(
    ask: () => Promise<Value>,
    toInput: (value: Value) => LogInput,
    toFailure: (cause: unknown) => LogInput,
  ): Promise<Value> => {
    // Called at once: browsers allow some things only while they handle a click.
    const asked = (async () => ask())()
    const outcome = await asked.then(
      value => ({ value }),
      (cause: unknown) => ({ cause }),
    )
    await inputQueue.enterAlone(() =>
      recordInput('value' in outcome ? toInput(outcome.value) : toFailure(outcome.cause)),
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

  /** Admits an input that the browser reports by itself. */
  const reported = (input: LogInput, effect: () => void) =>
    inputQueue.enter(() => {
      recordInput(input)
      effect()
    })

  return {
    ...ports,
    transport(request, options = {}) {
      const call = ++calls
      const { loggable } = options
      recordEffect({ kind: 'request', call, request: allowedRequest(request, loggable) })
      return answered(
        () => ports.transport(request, options),
        response => ({ kind: 'answer', call, response: allowedAnswer(response, loggable) }),
        cause => ({ kind: 'unanswered', call, message: messageOf(cause) }),
      )
    },
    openSocket(url, listener) {
      const socket = ++sockets
      return ports.openSocket(url, message => {
        // A machine may print anything, secrets included: its output is not recorded.
        if (message.type === 'received') listener(message)
        else reported({ kind: 'socket', socket, message }, () => listener(message))
      })
    },
    history: {
      ...history,
      // Ignores moves of the browser that are still queued.
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
          reported({ kind: 'moved', location: to }, () => {
            location = to
            listener(to)
          }),
        ),
    },
    tab: {
      ...tab,
      listen: listener =>
        tab.listen(message => reported({ kind: 'tab', message }, () => listener(message))),
    },
    clock: {
      // As in a replay, so that times in the state are the same there.
      now,
      setTimeout: (callback, ms) => {
        const timer = ++lastTimer
        const id = clock.setTimeout(
          () =>
            inputQueue.enter(() => {
              // It may have been cleared while it was queued.
              if (!timers.delete(timer)) return
              recordInput({ kind: 'timer', timer })
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
      const settled = (): Extract<LogInput, { kind: 'code' }> => {
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
        settled,
        cause => ({ ...settled(), error: messageOf(cause) }),
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
      openForWriting: (key, name) =>
        ofFile(
          () => ports.files.openForWriting(key, name),
          opened => ({ opened }),
        ),
      written: id =>
        ofFile(
          () => ports.files.written(id),
          written => ({ written }),
        ),
      hash: id =>
        ofFile(
          () => ports.files.hash(id),
          hash => ({ hash }),
        ),
      progress: id =>
        ofFile(
          () => ports.files.progress(id),
          progress => ({ progress }),
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
      recordEffect({ kind: 'verdict', call: ++verdicts, verdict })
      return verdict
    },
  }
}
