import { expect, onTestFinished, vi } from 'vitest'
import type { InspectionEvent } from 'xstate'
import { createApp } from '@/app/create-app'
import { memoryHistory } from '@/app/memory/history'
import type {
  EntryPages,
  Ports,
  SavedFile,
  StorageArea,
  TabMessage,
  WireRequest,
} from '@/app/ports'
import { bytesToBase64 } from '@/lib/base64'
import type { ScenarioName } from '@/mirage/seeds/scenarios'
import { systemClock } from '@/mirage/server/clock'
import { createBackend } from '@/mirage/server/create'
import type { Recorder } from '@/recorder/recorder'
import { dialogs, routes } from '@/pages'
import type { StoreEvent } from '@/store/setup/event'
import { socketsTo } from './sockets'

/** The instant at which every test console starts. */
export const START = Date.UTC(2025, 0, 15, 12)

const NO_RECORDINGS = {
  isOn: true,
  current: null,
  ended: null,
  outlivesSignOut: true,
  outlivesPage: true,
  sessions: [],
}

/** A server that is `down` gives nothing, neither answers nor code; a `silent` one never answers. */
type Server = 'up' | 'down' | 'silent'

const silence = (signal: AbortSignal | undefined) =>
  new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new Error('The call was given up.')))
  })

/** A file that need not be there as a whole. May throw, as a file that was changed does. */
export interface TestFile {
  slice(start: number, end: number): Uint8Array
}

interface Options {
  path: string
  /** The pages of lists that the entry of the tab's history keeps. */
  pages?: EntryPages
  scenario?: ScenarioName
  /** The display name of who is signed in; the operator unless given. */
  user?: string
  seed?: number
  /** What the browser kept from earlier, by `area/key`. */
  kept?: Record<string, string>
  recorder?: Recorder
  /** Hears of all that the machines do. */
  onInspect?: (event: InspectionEvent) => void
  /** How the server is when the console starts. */
  server?: Server
  /** The files that the user can choose, by id: their text, or what stands for large ones. */
  files?: Record<string, string | TestFile>
  /** Puts something else in place of a piece of code, or lets it fail to arrive; null lets it come. */
  code?: (key: string) => Promise<unknown> | null
  /** Keeps a request from the backend until the promise resolves; nothing waits for that meanwhile. */
  hold?: (request: WireRequest) => Promise<unknown> | null
  /** A server, or a proxy before it, that does not know websockets: refuses them or never answers. */
  sockets?: 'refused' | 'silent'
  /** What the browser keeps of sessions; nothing unless given. */
  recordings?: Ports['recordings']
  claim?: Ports['claim']
  /** Stands between the console and the backend, for answers no backend gives. */
  wire?: (request: WireRequest, next: Ports['transport']) => ReturnType<Ports['transport']>
}

/**
 * A whole console without a browser: the real store, actors, sagas and backend, in a time that only
 * moves when the test says so.
 */
export const startConsole = async ({
  path,
  pages,
  scenario = 'default',
  user,
  seed = 1,
  kept = {},
  files = {},
  recorder,
  onInspect,
  code: otherCode = () => null,
  wire = (request, next) => next(request),
  recordings = async () => NO_RECORDINGS,
  claim = () => undefined,
  hold = () => null,
  server: serverAtStart = 'up',
  sockets: socketRule,
}: Options) => {
  vi.useFakeTimers({
    now: START,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  })
  const backend = createBackend({ scenario, seed, latency: 0, clock: systemClock() })
  const history = memoryHistory(path, pages)
  const storage = new Map(Object.entries(kept))
  const requests: WireRequest[] = []
  const left: string[] = []
  const reports: { level: string; message: string }[] = []
  const copied: string[] = []
  const saved: SavedFile[] = []
  const asksBeforeUnload: boolean[] = []
  const loadedCode: string[] = []
  const tabListeners = new Set<(message: TabMessage) => void>()
  let server = serverAtStart
  let pending = 0
  let releases = 0

  // What a browser does with cookies; none at the start makes the caller the operator.
  let cookie = user && `demo-user=${encodeURIComponent(user)}`
  const handle: Ports['transport'] = async request => {
    const headers = { ...request.headers, ...(cookie !== undefined && { cookie }) }
    const response = await backend.handle({ ...request, headers })
    const [set] = /^session=[^;]*/.exec(response.headers['set-cookie'] ?? '') ?? []
    if (set !== undefined) cookie = set
    return response
  }

  const slot = (area: StorageArea, name: string) => `${area}/${name}`
  const during = async <Value>(work: Promise<Value>) => {
    pending += 1
    try {
      return await work
    } finally {
      pending -= 1
    }
  }

  const bytesOf = (id: string, start: number, end: number): Uint8Array => {
    const file = files[id]
    if (file === undefined) throw new Error('The file is no longer there. Choose it again.')
    return typeof file === 'string'
      ? new TextEncoder().encode(file).slice(start, end)
      : file.slice(start, end)
  }
  const sockets = socketsTo({
    backend,
    server: () => (socketRule === 'refused' ? 'down' : (socketRule ?? server)),
    cookie: () => cookie,
    during,
  })

  const ports: Ports = {
    transport: (request, { signal } = {}) => {
      requests.push(request)
      if (server === 'silent') return silence(signal)
      const reach = () =>
        during(
          server === 'down'
            ? Promise.reject(new TypeError('Failed to fetch'))
            : wire(request, handle),
        )
      const held = hold(request)
      return held ? Promise.race([held, silence(signal)]).then(reach) : reach()
    },
    openSocket: sockets.openSocket,
    history,
    storage: {
      read: (area, name) => storage.get(slot(area, name)) ?? null,
      write: (area, name, value) => {
        if (value === null) storage.delete(slot(area, name))
        else storage.set(slot(area, name), value)
      },
    },
    files: {
      read: async (id, start, end) => bytesToBase64(bytesOf(id, start, end)),
      readChunk: (id, start, end) =>
        during(
          (async () => {
            const bytes = bytesOf(id, start, end)
            return bytes.every(byte => byte === 0) ? null : bytesToBase64(bytes)
          })(),
        ),
      find: async (id, markers) =>
        markers.map(({ text, offset }) => {
          const found = bytesOf(id, offset, offset + text.length)
          return String.fromCharCode(...found) === text
        }),
      forget: () => undefined,
    },
    copyText: async text => void copied.push(text),
    saveFile: file => void saved.push(file),
    recordings: request => during(recordings(request)),
    claim,
    release: () => void (releases += 1),
    leave: url => void left.push(url),
    clock: {
      now: () => Date.now(),
      setTimeout: (callback, ms) => setTimeout(callback, ms),
      clearTimeout: id => clearTimeout(id as ReturnType<typeof setTimeout>),
    },
    loadCode: <Code>(key: string, load: () => Promise<Code>) => {
      loadedCode.push(key)
      if (server === 'down') return during(Promise.reject(new Error('Loading chunk failed')))
      return during((otherCode(key) as Promise<Code> | null) ?? load())
    },
    tab: {
      origin: 'http://console.test',
      reader: { locale: 'en-US', timeZone: 'UTC' },
      isVisible: () => true,
      askBeforeUnload: isAsked => void asksBeforeUnload.push(isAsked),
      listen: listener => {
        tabListeners.add(listener)
        return () => void tabListeners.delete(listener)
      },
    },
    validateSecret: ask => ask(),
    report: (level, message) => void reports.push({ level, message }),
    seed,
  }

  const app = createApp({
    ports,
    routes,
    dialogs,
    ...(recorder && { recorder }),
    ...(onInspect && { onInspect }),
  })

  onTestFinished(() => {
    expect(reports.filter(({ message }) => / workflow stopped: /.test(message))).toEqual([])
  })
  const stop = () => {
    app.stop()
    backend.stop()
    vi.useRealTimers()
  }
  onTestFinished(stop)

  /** Lets everything that is under way come to rest, without letting the clock run on. */
  const settle = async () => {
    for (let quiet = 0; quiet < 4; quiet++) {
      await vi.advanceTimersByTimeAsync(0)
      // Code is loaded by the module loader, outside the faked time.
      await new Promise<void>(resolve => setImmediate(resolve))
      if (pending > 0) quiet = 0
    }
  }

  await settle()
  return {
    app,
    backend,
    history,
    storage,
    requests,
    left,
    /** How often other tabs were told that the user has signed out. */
    releases: () => releases,
    reports,
    copied,
    /** The websockets that are open, and the addresses of all that have been. */
    sockets,
    /** The files that were handed to the browser's downloads. */
    saved,
    /** Whether the browser asks before the tab is closed. */
    asksBeforeUnload: () => asksBeforeUnload.at(-1) ?? false,
    loadedCode,
    settle,
    stop,
    /** Ends the session as another tab's sign-out does: the console hears of it at its next call. */
    signOutElsewhere: () => handle({ method: 'POST', url: '/v1/logout', headers: {}, body: null }),
    /** Signs in as another tab does; the operator, whoever that was before. */
    signInElsewhere: () =>
      handle({
        method: 'POST',
        url: '/v1/login/maze-war/local',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'ada-quarry', password: 'granite' }),
      }),
    /** Stops the server, lets it hang, or starts it again. */
    turn: (to: Server) => void (server = to),
    /** Says what the browser says of its tab. */
    tell: async (message: TabMessage) => {
      for (const listener of tabListeners) listener(message)
      await settle()
    },
    state: () => app.store.getState(),
    send: async (event: StoreEvent) => {
      app.send(event)
      await settle()
    },
    /** Lets time pass without waiting for what is under way. */
    elapse: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    advance: async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms)
      await settle()
    },
  }
}

export type TestConsole = Awaited<ReturnType<typeof startConsole>>
