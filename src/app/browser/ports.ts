import type { Locale } from '@/lib/time'
import { THEME_KEY } from '@/store/preferences/slice'
import type { Ports, TabPort } from '../ports'
import { saveFile } from './downloads'
import type { BrowserFiles } from './files'
import { browserHistory } from './history'
import type { BrowserRecordings } from './recordings/recordings'
import { browserSocket } from './socket'
import { browserStorage } from './storage'
import { fetchTransport } from './transport'

/** Browsers ask in words of their own; returning a text is how some of them are told to. */
const askBeforeUnload = (event: BeforeUnloadEvent) => {
  event.preventDefault()
  return ''
}

const setAskBeforeUnload = (isAsked: boolean) => {
  if (isAsked) window.addEventListener('beforeunload', askBeforeUnload)
  else window.removeEventListener('beforeunload', askBeforeUnload)
}

/** Asks Intl for as little as possible and as late: its first use takes the browser a while. */
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

/** When somebody last signed out: a new text each time tells the other tabs. */
const SIGNED_OUT_KEY = 'basalt-signed-out'

const leftAt = () => browserStorage.read('local', SIGNED_OUT_KEY)

const browserTab = (): TabPort => ({
  origin: window.location.origin,
  reader: browserReader(),
  isVisible: () => document.visibilityState === 'visible',
  askBeforeUnload: setAskBeforeUnload,
  listen(listener) {
    const seen = () =>
      listener({ type: 'visibility', visible: document.visibilityState === 'visible' })
    const online = () => listener({ type: 'online', online: navigator.onLine })
    // The browser tells only the other tabs. Without a key, all was cleared.
    const kept = ({ key, storageArea }: StorageEvent) => {
      if (storageArea === window.localStorage && (key === THEME_KEY || key === null))
        listener({ type: 'theme', theme: browserStorage.read('local', THEME_KEY) ?? '' })
    }
    const left = leftAt()
    const returned = () => {
      if (leftAt() !== left) listener({ type: 'signedOut' })
    }
    const signedOut = ({ key }: StorageEvent) => {
      if (key === SIGNED_OUT_KEY) returned()
    }
    document.addEventListener('visibilitychange', seen)
    window.addEventListener('storage', kept)
    window.addEventListener('online', online)
    window.addEventListener('offline', online)
    // Written by other tabs only; a page that is brought back has missed it.
    window.addEventListener('storage', signedOut)
    window.addEventListener('pageshow', returned)
    return () => {
      document.removeEventListener('visibilitychange', seen)
      window.removeEventListener('storage', kept)
      window.removeEventListener('online', online)
      window.removeEventListener('offline', online)
      window.removeEventListener('storage', signedOut)
      window.removeEventListener('pageshow', returned)
    }
  },
})

/** The ports of a browser tab. */
export const browserPorts = (
  files: BrowserFiles,
  { port, claim, release }: Pick<BrowserRecordings, 'port' | 'claim' | 'release'>,
): Ports => ({
  transport: fetchTransport,
  openSocket: browserSocket,
  history: browserHistory(),
  storage: browserStorage,
  files,
  copyText: text => navigator.clipboard.writeText(text),
  saveFile,
  recordings: port,
  claim,
  release: () => {
    release()
    browserStorage.write('local', SIGNED_OUT_KEY, `${Date.now()}`)
  },
  leave: url => {
    setAskBeforeUnload(false)
    window.location.assign(url)
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

/** Writes rows to the developer's console, for whoever asks for them there. */
export const printTable = (rows: readonly object[]): void => console.table(rows)
