import type { Ports, StoragePort, TabPort } from '../ports'
import { saveFile } from './downloads'
import type { BrowserFiles } from './files'
import { browserHistory } from './history'
import { browserSocket } from './socket'
import { fetchTransport } from './transport'

const areas = { local: () => window.localStorage, session: () => window.sessionStorage }

/** Storage may be forbidden or full; the console then simply remembers nothing. */
const browserStorage: StoragePort = {
  read(area, key) {
    try {
      return areas[area]().getItem(key)
    } catch {
      return null
    }
  },
  write(area, key, value) {
    try {
      if (value === null) areas[area]().removeItem(key)
      else areas[area]().setItem(key, value)
    } catch {
      // Nothing to do: what was chosen still holds for this page.
    }
  },
}

/** Browsers ask in words of their own; returning a text is how some of them are told to. */
const askBeforeUnload = (event: BeforeUnloadEvent) => {
  event.preventDefault()
  return ''
}

const setAskBeforeUnload = (isAsked: boolean) => {
  if (isAsked) window.addEventListener('beforeunload', askBeforeUnload)
  else window.removeEventListener('beforeunload', askBeforeUnload)
}

const browserTab = (): TabPort => {
  const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return {
    origin: window.location.origin,
    locale,
    timeZone,
    isVisible: () => document.visibilityState === 'visible',
    askBeforeUnload: setAskBeforeUnload,
    listen(listener) {
      const seen = () =>
        listener({ type: 'visibility', visible: document.visibilityState === 'visible' })
      const online = () => listener({ type: 'online', online: navigator.onLine })
      document.addEventListener('visibilitychange', seen)
      window.addEventListener('online', online)
      window.addEventListener('offline', online)
      return () => {
        document.removeEventListener('visibilitychange', seen)
        window.removeEventListener('online', online)
        window.removeEventListener('offline', online)
      }
    },
  }
}

/** The ports of a browser tab. */
export const browserPorts = (files: BrowserFiles): Ports => ({
  transport: fetchTransport,
  openSocket: browserSocket,
  history: browserHistory(),
  storage: browserStorage,
  files,
  copyText: text => navigator.clipboard.writeText(text),
  saveFile,
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
  judge: ask => ask(),
  report: (level, message) => console[level](message),
  seed: crypto.getRandomValues(new Uint32Array(1))[0] ?? 1,
})

/** Writes rows to the developer's console, for whoever asks for them there. */
export const printTable = (rows: readonly object[]): void => console.table(rows)
