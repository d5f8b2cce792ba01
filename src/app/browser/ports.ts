import type { Ports, TabPort } from '../ports'
import { saveFile } from './downloads'
import type { BrowserFiles } from './files'
import { browserHistory } from './history'
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
export const browserPorts = (files: BrowserFiles, recordings: Ports['recordings']): Ports => ({
  transport: fetchTransport,
  openSocket: browserSocket,
  history: browserHistory(),
  storage: browserStorage,
  files,
  copyText: text => navigator.clipboard.writeText(text),
  saveFile,
  recordings,
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
