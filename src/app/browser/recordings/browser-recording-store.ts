import { browserStorage } from '../storage'
import { saveBlob } from '../downloads'
import { openIdbStore } from './idb-store'
import { createRecordingStore, SWITCHED_OFF, type RecordingStore } from './recording-store'
import type { SessionStore } from './store'
import { memoryStore } from './memory-store'
import {
  readChoice,
  readCleared,
  readsOutliving,
  RECORDING_KEY,
  writeCleared,
  writeOutliving,
} from './choice'

/** Of whoever has signed out, and wanted nothing to be left. */
const clearOwn = async (store: SessionStore, owner: string) => {
  const sessions = await store.sessions()
  const own = sessions.filter(({ record }) => record.owner === owner)
  await store.remove(own.map(({ record }) => record.id))
  writeCleared(null)
}

const openStore = async () => {
  try {
    const store = await openIdbStore()
    const owner = readCleared()
    if (owner !== null) await clearOwn(store, owner)
    return store
  } catch {
    // A private window, or a browser that was told to store nothing.
    return memoryStore()
  }
}

/** Names a tab, as long as it lasts. */
const TAB_KEY = 'basalt-tab'
/** The session of the page in this tab, taken away when the page is left: else it has crashed. */
const OPEN_KEY = 'basalt-open-session'

const keptInTab = (key: string) => browserStorage.read('session', key)
const keepInTab = (key: string, value: string | null) => browserStorage.write('session', key, value)

/** The keeper of this tab. Never rejects. */
export const openRecordingStore = async (): Promise<RecordingStore> => {
  const id = crypto.randomUUID()
  const tab = keptInTab(TAB_KEY) ?? id
  const crashed = keptInTab(OPEN_KEY)
  keepInTab(TAB_KEY, tab)
  keepInTab(OPEN_KEY, id)
  window.addEventListener('pagehide', () => keepInTab(OPEN_KEY, null))
  window.addEventListener('pageshow', () => keepInTab(OPEN_KEY, id))
  const recordingStore = createRecordingStore({
    store: await openStore(),
    id,
    tab,
    crashed,
    timers: {
      set: (callback, ms) => window.setTimeout(callback, ms),
      clear: timer => window.clearTimeout(timer as number),
    },
    choice: {
      read: readChoice,
      write: isOn => browserStorage.write('local', RECORDING_KEY, isOn ? null : 'off'),
    },
    outliving: { read: readsOutliving, write: writeOutliving },
    saveBlob,
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') recordingStore.flush()
  })
  window.addEventListener('pagehide', recordingStore.flush)
  // Written by other tabs only.
  window.addEventListener('storage', ({ key }) => {
    if (key === RECORDING_KEY && !readChoice()) recordingStore.end(SWITCHED_OFF)
  })
  return recordingStore
}
