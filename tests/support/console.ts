import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { expect, onTestFinished, vi } from 'vitest'
import type { InspectionEvent } from 'xstate'
import { RELEASE_KEY } from '@/api/core/release'
import type { Release } from '@/api/releases/ladder'
import { createApp } from '@/create-app'
import type {
  EntryPages,
  Ports,
  SavedFile,
  StorageArea,
  TabMessage,
  WireRequest,
  WireResponse,
} from '@/ports/ports'
import { base64ToBytes } from '@/lib/base64'
import { scenarios, type ScenarioName } from '@/mirage/seeds/scenarios'
import { systemClock } from '@/mirage/server/clock'
import { createBackend } from '@/mirage/server/create'
import { digestUpload } from '@/mirage/server/uploads'
import type { Recorder } from '@/recorder/recorder'
import { dialogs, routes } from '@/routes'
import type { StoreEvent } from '@/store/setup/event'
import { memoryHistory } from './memory-history'
import { requestFaults } from './request-rules'
import { socketsTo } from './sockets'
import { faultOfStored } from './stored-keys'

/** The time at which every test console starts. */
export const START = Date.UTC(2025, 0, 15, 12)

/** How often `settle` looks between two pauses, in which code can load. */
const SPINS = 30

const { setTimeout: setRealTimeout } = globalThis
const rest = () => new Promise<void>(resolve => setRealTimeout(resolve, 2))

const NO_RECORDINGS = {
  isOn: true,
  current: null,
  ended: null,
  outlivesSignOut: true,
  outlivesPage: true,
  sessions: [],
}

/** `down` serves neither responses nor code; `silent` never responds. */
type Server = 'up' | 'down' | 'silent'

const silence = (signal: AbortSignal | undefined) =>
  new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new Error('The call was given up.')))
  })

/** A file that need not exist as a whole. May throw, like a file that was modified. */
export interface TestFile {
  slice(start: number, end: number): Uint8Array
}

/** Node has no `Uint8Array.toBase64`, without which our own function takes long. */
const toBase64 = ({ buffer, byteOffset, length }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, length).toString('base64')

interface Options {
  path: string
  /** The pages of lists stored in the history entry. */
  pages?: EntryPages
  scenario?: ScenarioName
  /** The release of the rack; by default the first that can have the scenario. */
  release?: Release
  /** The display name of the logged-in user; the operator by default. */
  user?: string
  seed?: number
  /** How many seconds the server's clock is ahead of the browser's. */
  skew?: number
  /** That of another console, as after a page load. */
  backend?: ReturnType<typeof createBackend>
  /** What the browser's storage holds at the start, by `area/key`. */
  kept?: Record<string, string>
  /** Whether the browser has no room for further values at the moment. */
  isStorageFull?: (slot: string) => boolean
  recorder?: Recorder
  /** Called with XState's inspection events. */
  onInspect?: (event: InspectionEvent) => void
  /** The state of the server at the start. */
  server?: Server
  /** The files that the user can choose, by id: their text, a file, or a stand-in for a large one. */
  files?: Record<string, string | TestFile | Blob>
  /** Replaces a piece of lazy code, or makes it fail to load; null loads it as usual. */
  code?: (key: string) => Promise<unknown> | null
  /** Delays a request until the promise resolves; `settle` does not wait for it. */
  hold?: (request: WireRequest) => Promise<unknown> | null
  /** The files that the user chooses for downloads, by name; without it, the browser cannot write files. */
  disk?: Map<string, Uint8Array>
  /** How many bytes of a download are written before the connection breaks; null for all. */
  breaksAfter?: () => number | null
  /** A browser that does not allow copying. */
  clipboard?: 'refused'
  /** A server or proxy without WebSocket support: rejects connections or never responds. */
  sockets?: 'refused' | 'silent'
  /** The recordings stored in the browser; none by default. */
  recordings?: Ports['recordings']
  claim?: Ports['claim']
  /** Middleware between console and backend, for responses that the backend never gives. */
  wire?: (request: WireRequest, next: Ports['transport']) => ReturnType<Ports['transport']>
}

/**
 * A whole console without a browser: the real store, actors, sagas and backend, under fake timers
 * that only the test advances.
 */
export const startConsole = async ({
  path,
  pages,
  scenario = 'default',
  release = scenarios[scenario].from,
  user,
  seed = 1,
  skew,
  backend: otherBackend,
  kept = {},
  files = {},
  isStorageFull = () => false,
  recorder,
  onInspect,
  code: otherCode = () => null,
  wire = (request, next) => next(request),
  recordings = async () => NO_RECORDINGS,
  claim = () => undefined,
  hold = () => null,
  server: serverAtStart = 'up',
  sockets: socketRule,
  clipboard,
  disk,
  breaksAfter = () => null,
}: Options) => {
  vi.useFakeTimers({
    now: START,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  })
  const backend =
    otherBackend ??
    createBackend({ scenario, release, seed, skew, latency: 0, clock: systemClock() })
  const history = memoryHistory(path, pages)
  // The tab knows the rack already, unless the test says otherwise.
  const storage = new Map(Object.entries({ [`local/${RELEASE_KEY}`]: `${release}`, ...kept }))
  const requests: WireRequest[] = []
  const translated: { request: WireRequest; release: number }[] = []
  const left: string[] = []
  const reports: { level: string; message: string }[] = []
  const copied: string[] = []
  const saved: SavedFile[] = []
  const links: string[] = []
  const asksBeforeUnload: boolean[] = []
  const hidden: boolean[] = []
  let prints = 0
  const notifications: string[] = []
  const loadedCode: string[] = []
  const tabListeners = new Set<(message: TabMessage) => void>()
  let server = serverAtStart
  let pending = 0
  let releases = 0

  const progress = new Map<string, number>()

  /** The body of a request that sends a file, as the backend gets it. */
  const digestOf = ({ url, file = '' }: WireRequest) =>
    digestUpload(
      url,
      (async function* chunks() {
        yield bytesOf(file, 0, Number.MAX_SAFE_INTEGER)
      })(),
      systemClock(),
    )

  // Simulates the browser's cookies; without one the caller is the operator.
  let cookie = user && `demo-user=${encodeURIComponent(user)}`
  const handle: Ports['transport'] = async request => {
    const headers = { ...request.headers, ...(cookie !== undefined && { cookie }) }
    const body = request.file === undefined ? request.body : await digestOf(request)
    const response = await backend.handle({ ...request, headers, body })
    const [set] = /^session=[^;]*/.exec(response.headers['set-cookie'] ?? '') ?? []
    if (set !== undefined) cookie = set
    return response
  }

  /** What storage has refused, which the browser's port holds while the page is open. */
  const refused = new Map<string, string>()
  const refuse = (key: string, value: string | null) => {
    if (value === null && !refused.delete(key)) return
    if (value !== null) refused.set(key, value)
    const isStored = value === null
    const message = { type: 'storage', key: key.split('/', 2).join('/'), isStored } as const
    setTimeout(() => {
      for (const listener of tabListeners) listener(message)
    })
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
    if (file === undefined || file instanceof Blob)
      throw new Error('The file is no longer there. Choose it again.')
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

  /** Writes a response to a file of the disk, as a browser does. */
  const write = (name: string, { status, headers, body }: WireResponse) => {
    const bytes = base64ToBytes(body) ?? new Uint8Array()
    const start = status === 206 ? Number(/\d+/.exec(headers['content-range'] ?? '')?.[0]) : 0
    const end = Math.min(bytes.length, breaksAfter() ?? Infinity)
    const before = disk?.get(name)?.subarray(0, start) ?? new Uint8Array()
    disk?.set(name, new Uint8Array([...before, ...bytes.subarray(0, end)]))
    if (end < bytes.length) throw new TypeError('Failed to fetch')
    return { status, headers, body: '' }
  }

  const ports: Ports = {
    transport: (request, { signal, file } = {}) => {
      requests.push(request)
      translated.push({ request, release: Number(storage.get(`local/${RELEASE_KEY}`)) })
      if (server === 'silent') return silence(signal)
      const reach = () =>
        during(
          server === 'down'
            ? Promise.reject(new TypeError('Failed to fetch'))
            : wire(request, handle),
        )
      const held = hold(request)
      const answer = held ? Promise.race([held, silence(signal)]).then(reach) : reach()
      return file === undefined
        ? answer
        : answer.then(response => (response.status < 300 ? write(file, response) : response))
    },
    openSocket: sockets.openSocket,
    history,
    storage: {
      read: (area, name) => refused.get(slot(area, name)) ?? storage.get(slot(area, name)) ?? null,
      write: (area, name, value) => {
        const key = slot(area, name)
        if (value === null) storage.delete(key)
        else if (!isStorageFull(key)) storage.set(key, value)
        refuse(key, value !== null && isStorageFull(key) ? value : null)
      },
    },
    files: {
      read: async (id, start, end) => {
        const file = files[id]
        const bytes =
          file instanceof Blob
            ? during(file.slice(start, end).arrayBuffer())
            : bytesOf(id, start, end)
        return toBase64(new Uint8Array(await bytes))
      },
      readChunk: (id, start, end) =>
        during(
          (async () => {
            const bytes = bytesOf(id, start, end)
            return bytes.every(byte => byte === 0) ? null : toBase64(bytes)
          })(),
        ),
      hash: id =>
        during((async () => bytesToHex(sha256(bytesOf(id, 0, Number.MAX_SAFE_INTEGER))))()),
      progress: async id => progress.get(id) ?? 0,
      find: async (id, markers) =>
        markers.map(({ text, offset }) => {
          const found = bytesOf(id, offset, offset + text.length)
          return String.fromCharCode(...found) === text
        }),
      forget: () => undefined,
      openForWriting: async (_key, name) =>
        disk ? { id: name, size: disk.get(name)?.length ?? 0 } : null,
      written: async id => disk?.get(id)?.length ?? 0,
      saveLink: url => void links.push(url),
    },
    copyText: async text => {
      if (clipboard === 'refused') throw new Error('Write permission denied.')
      copied.push(text)
    },
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
      hide: isHidden => void hidden.push(isHidden),
      print: () => void (prints += 1),
      askToNotify: () => void notifications.push('asked'),
      notify: title => void notifications.push(title),
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

  // A rack drops what it does not know without a word.
  onTestFinished(async () => {
    const faults = translated.map(({ request, release: known }) =>
      known > 0 ? requestFaults(request, known as Release) : [],
    )
    expect((await Promise.all(faults)).flat()).toEqual([])
  })
  onTestFinished(() => {
    expect(reports.filter(({ message }) => / workflow stopped: /.test(message))).toEqual([])
  })
  // Whatever a test makes the console store has an owner, or is for everyone.
  onTestFinished(() => {
    const faults = [...storage].flatMap(([name, value]) => {
      const [area = '', ...key] = name.split('/')
      return name in kept ? [] : (faultOfStored(area, key.join('/'), value) ?? [])
    })
    expect(faults).toEqual([])
  })
  const stop = () => {
    app.stop()
    backend.stop()
    vi.useRealTimers()
  }
  onTestFinished(stop)

  /** Waits until everything pending is done, without advancing the clock. */
  const settle = async () => {
    let rounds = 0
    for (let quiet = 0; quiet < 4; quiet++) {
      await vi.advanceTimersByTimeAsync(0)
      // The module loader does not use the fake timers, and needs the processor itself.
      await (rounds % SPINS === SPINS - 1
        ? rest()
        : new Promise<void>(resolve => setImmediate(resolve)))
      if (pending === 0) continue
      quiet = 0
      rounds += 1
    }
  }

  await settle()
  return {
    app,
    backend,
    history,
    storage,
    requests,
    /** The requests that change something; the metrics are queried with POST. */
    changes: () =>
      requests.filter(
        ({ method, url }) => !/^(GET|HEAD)$/.test(method) && !url.includes('/timeseries/query'),
      ),
    left,
    /** How often other tabs were told about a logout. */
    releases: () => releases,
    reports,
    copied,
    /** The open WebSockets, and the URLs of all there have been. */
    sockets,
    /** The files passed to the browser as downloads, and the links that it was to follow. */
    saved,
    links,
    /** How often the page was printed. */
    prints: () => prints,
    /** The titles of the browser's notifications, and `asked` where it was asked for them. */
    notifications,
    /** Whether the browser would ask before closing the tab. */
    asksBeforeUnload: () => asksBeforeUnload.at(-1) ?? false,
    /** Whether the tab hides what it shows. */
    isHidden: () => hidden.at(-1) ?? false,
    loadedCode,
    settle,
    stop,
    /**
     * Ends the session as a logout in another tab does: the console notices at its next request.
     */
    signOutElsewhere: () => handle({ method: 'POST', url: '/v1/logout', headers: {}, body: null }),
    /** Changes the cookie as a login in another tab does, by default of the operator. */
    signInElsewhere: (name = 'Ada Quarry') => {
      cookie = `demo-user=${encodeURIComponent(name)}`
    },
    /** How many bytes of a file have been hashed or sent, as the browser tells. */
    setProgress: (id: string, bytes: number) => void progress.set(id, bytes),
    /** Starts or stops the server, or makes it unresponsive. */
    setServer: (to: Server) => void (server = to),
    /** Sends a message from the tab, such as a change of visibility. */
    emit: async (message: TabMessage) => {
      for (const listener of tabListeners) listener(message)
      await settle()
    },
    state: () => app.store.getState(),
    send: async (event: StoreEvent) => {
      app.send(event)
      await settle()
    },
    /** Advances the clock without waiting for pending work. */
    elapse: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    advance: async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms)
      await settle()
    },
  }
}

export type TestConsole = Awaited<ReturnType<typeof startConsole>>
