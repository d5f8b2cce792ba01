import type { Locale } from '@/lib/time'
import { THEME_KEY } from '@/store/preferences/slice'
import { base64ToBytes } from '@/lib/base64'
import type { Ports, TabPort } from '@/ports/ports'
import { saveFile } from './downloads'
import type { BrowserFiles } from './files'
import { browserHistory, openPage } from './history'
import type { BrowserRecordings } from './recordings/recordings'
import { browserStorage, listenToStorage } from './storage'
import { fetchTransport } from './transport'

/** Websockets to the page's own origin, or to an absolute `ws:` address. */
const browserSocket: Ports['openSocket'] = (url, listener) => {
  const address = new URL(url, window.location.href)
  address.protocol = address.protocol.replace('http', 'ws')
  const socket = new WebSocket(address)
  socket.binaryType = 'arraybuffer'
  socket.onopen = () => listener({ type: 'opened' })
  socket.onerror = () => listener({ type: 'failed' })
  socket.onclose = ({ code, reason }) => listener({ type: 'closed', code, reason })
  const encoder = new TextEncoder()
  socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) =>
    listener({
      type: 'received',
      bytes: typeof data === 'string' ? encoder.encode(data) : new Uint8Array(data),
    })
  return {
    send: base64 => {
      const bytes = base64ToBytes(base64)
      if (bytes && socket.readyState === WebSocket.OPEN) socket.send(bytes)
    },
    close: () => socket.close(),
  }
}

/** Loaded with the first question whose answer may be long. */
const sendLong: Ports['transport'] = async (request, options) => {
  const code = await import('./long-answer').catch(() => null)
  return (code?.longTransport ?? fetchTransport)(request, options)
}

/** Browsers word the question themselves; some need a returned text to ask at all. */
const askBeforeUnload = (event: BeforeUnloadEvent) => {
  event.preventDefault()
  return ''
}

const setAskBeforeUnload = (isAsked: boolean) => {
  if (isAsked) window.addEventListener('beforeunload', askBeforeUnload)
  else window.removeEventListener('beforeunload', askBeforeUnload)
}

/** Asks Intl as late as possible: its first use is slow. */
const browserReader = (): Locale => {
  let asked: Intl.ResolvedDateTimeFormatOptions | undefined
  const options = () => (asked ??= Intl.DateTimeFormat().resolvedOptions())
  return {
    isOwnZone: true,
    get locale() {
      return navigator.language === 'en-US' ? 'en-US' : options().locale
    },
    get timeZone() {
      return options().timeZone
    },
  }
}

/** Who last signed out, and when. Every new value notifies the other tabs. */
const SIGNED_OUT_KEY = 'basalt-signed-out'
/** Who last turned out to be signed in. */
const SIGNED_IN_KEY = 'basalt-signed-in'

const readSignOut = () => browserStorage.read('local', SIGNED_OUT_KEY)

/** Hides the page, but not the part of it that says who is signed in: see `base.css`. */
const hide = (isHidden: boolean) => {
  document.documentElement.toggleAttribute('data-hidden', isHidden)
}

/** Browsers on phones have no such notifications, but throw. */
const notify = (title: string, body: string) => {
  if (globalThis.Notification?.permission !== 'granted') return
  try {
    const notification = new Notification(title, { body })
    notification.onclick = () => window.focus()
  } catch {
    // The page tells it as well.
  }
}

const browserTab = (): TabPort => ({
  origin: window.location.origin,
  reader: browserReader(),
  isVisible: () => document.visibilityState === 'visible',
  askBeforeUnload: setAskBeforeUnload,
  hide,
  // A list draws all of its rows before the next frame.
  print: () => void requestAnimationFrame(() => setTimeout(() => window.print())),
  askToNotify: () => void globalThis.Notification?.requestPermission(),
  notify,
  listen(listener) {
    const visibilityChanged = () =>
      listener({ type: 'visibility', visible: document.visibilityState === 'visible' })
    const onlineChanged = () => listener({ type: 'online', online: navigator.onLine })
    // Only other tabs get this event. Without a key, everything was cleared.
    const themeChanged = ({ key, storageArea }: StorageEvent) => {
      if (storageArea === window.localStorage && (key === THEME_KEY || key === null))
        listener({ type: 'theme', theme: browserStorage.read('local', THEME_KEY) ?? '' })
    }
    const lastSignOut = readSignOut()
    const checkSignOut = () => {
      const [owner = ''] = readSignOut()?.split(' ') ?? []
      if (readSignOut() !== lastSignOut) listener({ type: 'signedOut', owner })
    }
    const signedInOrOut = ({ key, newValue }: StorageEvent) => {
      if (key === SIGNED_OUT_KEY) checkSignOut()
      if (key === SIGNED_IN_KEY && newValue !== null)
        listener({ type: 'signedIn', owner: newValue })
    }
    const left = () => hide(true)
    const shown = ({ persisted }: PageTransitionEvent) => {
      // The page has missed the event.
      checkSignOut()
      if (persisted) listener({ type: 'restored' })
      else hide(false)
    }
    const printed = () => listener({ type: 'printed' })
    const replaced = () => listener({ type: 'replaced' })
    const unlistenToStorage = listenToStorage((slot, isStored) =>
      listener({ type: 'storage', key: slot.split('/', 2).join('/'), isStored }),
    )
    document.addEventListener('visibilitychange', visibilityChanged)
    window.addEventListener('storage', themeChanged)
    window.addEventListener('online', onlineChanged)
    window.addEventListener('offline', onlineChanged)
    window.addEventListener('storage', signedInOrOut)
    window.addEventListener('pagehide', left)
    window.addEventListener('pageshow', shown)
    window.addEventListener('afterprint', printed)
    // See new-build.ts.
    window.addEventListener('newbuild', replaced)
    return () => {
      unlistenToStorage()
      document.removeEventListener('visibilitychange', visibilityChanged)
      window.removeEventListener('storage', themeChanged)
      window.removeEventListener('online', onlineChanged)
      window.removeEventListener('offline', onlineChanged)
      window.removeEventListener('storage', signedInOrOut)
      window.removeEventListener('pagehide', left)
      window.removeEventListener('pageshow', shown)
      window.removeEventListener('afterprint', printed)
      window.removeEventListener('newbuild', replaced)
    }
  },
})

/** The ports of a browser tab. */
export const browserPorts = (
  files: BrowserFiles,
  { port, claim, release }: Pick<BrowserRecordings, 'port' | 'claim' | 'release'>,
): Ports => ({
  transport: (request, options) => {
    if (request.file !== undefined) return files.send(request, options)
    if (options?.isLong) return sendLong(request, options)
    return options?.file === undefined
      ? fetchTransport(request, options)
      : files.download(request, options.file, options.signal)
  },
  openSocket: browserSocket,
  history: browserHistory(),
  storage: browserStorage,
  files,
  copyText: text => navigator.clipboard.writeText(text),
  saveFile,
  recordings: port,
  claim(owner) {
    claim(owner)
    if (owner !== null) browserStorage.write('local', SIGNED_IN_KEY, owner)
  },
  release(owner) {
    release(owner)
    browserStorage.write('local', SIGNED_IN_KEY, null)
    browserStorage.write('local', SIGNED_OUT_KEY, `${owner} ${Date.now()}`)
  },
  leave: url => {
    setAskBeforeUnload(false)
    openPage(url)
  },
  clock: {
    now: () => Date.now(),
    setTimeout: (callback, ms) => window.setTimeout(callback, ms),
    clearTimeout: id => window.clearTimeout(id as number),
  },
  loadCode: (_key, load) => load(),
  tab: browserTab(),
  validateSecret: ask => ask(),
  report: (level, message) => console[level](message),
  seed: crypto.getRandomValues(new Uint32Array(1))[0] ?? 1,
})

/** Prints rows on the developer console. */
export const printTable = (rows: readonly object[]): void => console.table(rows)
