import type { EntryPages, HistoryLocation, Ports, SocketMessage, StorageArea } from '@/ports/ports'
import { allowedRequest } from './allowed'
import { describeRequest, requestsOf } from './describe'
import { locationAt } from './recorded-ports'
import type { FileAnswer, LogHeader, LogInput, LogLine, LoggedRequest } from './log'

/** Something the replayed console did that differs from the log. */
export interface Mismatch {
  expected: string
  got: string
  /** Set if it sent another request than the recorded one. */
  requests?: RequestMismatch
}

export interface RequestMismatch {
  /** Null if none was recorded. */
  expected: LoggedRequest | null
  got: LoggedRequest
}

interface Waiting {
  resolve: (value: never) => void
  reject: (error: Error) => void
}

interface WaitingForCode extends Waiting {
  /** The code itself comes from this build; the log only says when it was loaded. */
  code: Promise<unknown>
}

export interface ReplayPorts {
  ports: Ports
  /** Admits an input. Returns a mismatch if nothing in the console waits for it. */
  feed(input: Exclude<LogInput, { kind: 'event' }>): Mismatch | null
  /** Settles when the code that the input needs is loaded. */
  ready(input: LogInput): Promise<unknown>
  /** The first call that differed from the log. */
  mismatch(): Mismatch | null
}

const historyFrom = (location: HistoryLocation) => {
  let current = location
  const listeners = new Set<(location: HistoryLocation) => void>()
  return {
    port: {
      current: () => current,
      push: (to: string, pages?: EntryPages) => {
        current = locationAt(to, current.historyIndex + 1, pages)
      },
      replace: (to: string, pages?: EntryPages) => {
        current = locationAt(to, current.historyIndex, pages)
      },
      // The log says where the browser went.
      go: () => undefined,
      listen: (listener: (location: HistoryLocation) => void) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
    move(to: HistoryLocation) {
      current = to
      for (const listener of listeners) listener(to)
    },
  }
}

/** A stand-in of the same size for the content of a file, which no log holds. */
const contentOf = (file: Exclude<FileAnswer, { error: string }>) => {
  if ('found' in file) return file.found
  if ('opened' in file) return file.opened
  if ('written' in file) return file.written
  if ('hash' in file) return file.hash
  if ('progress' in file) return file.progress
  if ('isEmpty' in file) return file.isEmpty ? null : ''
  return ''.padEnd(Math.ceil(file.bytes / 3) * 4, 'A')
}

/**
 * Ports that answer from a log: no network, no real storage, no clock but the log's. Nothing that
 * the replayed console does has an effect outside.
 */
export const replayPorts = (
  header: LogHeader,
  lines: readonly LogLine[],
  now: () => number,
): ReplayPorts => {
  const logged = requestsOf(lines)
  const verdicts = new Map(
    lines.flatMap(line => (line.kind === 'verdict' ? [[line.call, line.verdict] as const] : [])),
  )
  const calls = new Map<number, Waiting>()
  const codes = new Map<string, WaitingForCode[]>()
  const timers = new Map<number, () => void>()
  const sockets = new Map<number, (message: SocketMessage) => void>()
  const tabListeners = new Set<Parameters<Ports['tab']['listen']>[0]>()
  const kept = new Map(Object.entries(header.kept))
  const history = historyFrom(header.location)
  let lastCall = 0
  let lastTimer = 0
  let lastSocket = 0
  let lastVerdict = 0
  let first: Mismatch | null = null

  const answerTo = <Value>(call: number) =>
    new Promise<Value>((resolve, reject) => {
      calls.set(call, { resolve, reject })
    })

  const ports: Ports = {
    transport(request, { loggable } = {}) {
      const call = ++lastCall
      const requests = {
        expected: logged.get(call) ?? null,
        got: allowedRequest(request, loggable),
      }
      const expected = requests.expected ? describeRequest(requests.expected) : 'no further request'
      const got = describeRequest(requests.got)
      if (expected !== got) first ??= { expected, got, requests }
      return answerTo(call)
    },
    openSocket(_url, listener) {
      sockets.set(++lastSocket, listener)
      return { send: () => undefined, close: () => undefined }
    },
    history: history.port,
    storage: {
      read: (area: StorageArea, key) => kept.get(`${area}/${key}`) ?? null,
      write: (area, key, value) => {
        if (value === null) kept.delete(`${area}/${key}`)
        else kept.set(`${area}/${key}`, value)
      },
    },
    files: {
      read: () => answerTo(++lastCall),
      readChunk: () => answerTo(++lastCall),
      find: () => answerTo(++lastCall),
      hash: () => answerTo(++lastCall),
      progress: () => answerTo(++lastCall),
      forget: () => undefined,
      openForWriting: () => answerTo(++lastCall),
      written: () => answerTo(++lastCall),
      saveLink: () => undefined,
    },
    copyText: () => answerTo(++lastCall),
    recordings: () => answerTo(++lastCall),
    saveFile: () => undefined,
    claim: () => undefined,
    release: () => undefined,
    leave: () => undefined,
    clock: {
      now,
      setTimeout: callback => {
        timers.set(++lastTimer, callback)
        return lastTimer
      },
      clearTimeout: id => void timers.delete(id as number),
    },
    loadCode: (key, load) =>
      new Promise((resolve, reject) => {
        const code = load()
        // A failure may never be awaited.
        code.catch(() => undefined)
        codes.set(key, [...(codes.get(key) ?? []), { code, resolve, reject }])
      }),
    tab: {
      origin: header.origin,
      reader: { locale: header.locale, timeZone: header.timeZone },
      askBeforeUnload: () => undefined,
      hide: () => undefined,
      print: () => undefined,
      askToNotify: () => undefined,
      notify: () => undefined,
      isVisible: () => true,
      listen: listener => {
        tabListeners.add(listener)
        return () => void tabListeners.delete(listener)
      },
    },
    validateSecret<Verdict>(ask: () => Verdict) {
      const verdict = verdicts.get(++lastVerdict)
      if (verdict !== undefined) return verdict as Verdict
      first ??= { expected: 'no further verdict', got: 'a verdict is asked for' }
      return ask()
    },
    report: () => undefined,
    seed: header.seed,
  }

  const answer = (call: number, settle: (waiting: Waiting) => void, what: string) => {
    const waiting = calls.get(call)
    calls.delete(call)
    if (!waiting) return { expected: `${what} for call ${call}`, got: 'no such call was made' }
    settle(waiting)
    return null
  }

  const feed: ReplayPorts['feed'] = input => {
    switch (input.kind) {
      case 'answer':
        return answer(input.call, ({ resolve }) => resolve(input.response as never), 'an answer')
      case 'unanswered':
        return answer(input.call, ({ reject }) => reject(new Error(input.message)), 'a failure')
      case 'file':
        return answer(
          input.call,
          ({ resolve, reject }) =>
            'error' in input ? reject(new Error(input.error)) : resolve(contentOf(input) as never),
          'a file',
        )
      case 'copied':
        return answer(
          input.call,
          ({ resolve, reject }) =>
            input.isAllowed ? resolve(undefined as never) : reject(new Error('refused')),
          'a copy',
        )
      case 'recordings':
        return answer(
          input.call,
          ({ resolve, reject }) =>
            'error' in input ? reject(new Error(input.error)) : resolve(input.recordings as never),
          'what is kept of sessions',
        )
      case 'timer': {
        const callback = timers.get(input.timer)
        timers.delete(input.timer)
        if (!callback) return { expected: `timer ${input.timer} to run`, got: 'no such timer' }
        callback()
        return null
      }
      case 'code': {
        const waiting = codes.get(input.key)?.splice(input.before ?? 0, 1)[0]
        if (!waiting) return { expected: `code ${input.key}`, got: 'it was not asked for' }
        if (input.error === undefined) waiting.resolve(waiting.code as never)
        else waiting.reject(new Error(input.error))
        return null
      }
      case 'moved':
        history.move(input.location)
        return null
      case 'tab':
        for (const listener of tabListeners) listener(input.message)
        return null
      case 'socket':
        sockets.get(input.socket)?.(input.message)
        return null
    }
  }

  const ready: ReplayPorts['ready'] = async input => {
    if (input.kind === 'code')
      await codes.get(input.key)?.[input.before ?? 0]?.code.catch(() => undefined)
  }

  return { ports, feed, ready, mismatch: () => first }
}
