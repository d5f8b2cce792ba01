import { rememberedRack } from '@/api/core/release'
import { releaseName } from '@/store/release/absent'
import { browserStorage } from '../storage'
import { saveBlob } from '../downloads'
import { openIdbStore } from './idb-store'
import { createRecordingStore, SWITCHED_OFF, type RecordingStore } from './recording-store'
import type { SessionStore } from './store'
import { pixelRatio, watchPage } from './watch-page'
import { memoryStore } from './memory-store'
import {
  readChoice,
  readCleared,
  readsOutliving,
  RECORDING_KEY,
  writeCleared,
  writeOutliving,
} from './choice'

/** Removes the sessions of a person who signed out and did not want them kept. */
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
    // A private window, or a browser set to store nothing.
    return memoryStore()
  }
}

/** Identifies the tab for as long as it is open. */
const TAB_KEY = 'basalt-tab'
/** The session of this tab's page. Removed when the page is left, so if it is still there, it crashed. */
const OPEN_KEY = 'basalt-open-session'

const readTab = (key: string) => browserStorage.read('session', key)
const writeTab = (key: string, value: string | null) => browserStorage.write('session', key, value)

/** The recording store of this tab. Never rejects. */
export const openRecordingStore = async (): Promise<RecordingStore> => {
  const id = crypto.randomUUID()
  const tab = readTab(TAB_KEY) ?? id
  const crashed = readTab(OPEN_KEY)
  writeTab(TAB_KEY, tab)
  writeTab(OPEN_KEY, id)
  window.addEventListener('pagehide', () => writeTab(OPEN_KEY, null))
  window.addEventListener('pageshow', () => writeTab(OPEN_KEY, id))
  const { known } = rememberedRack({ storage: browserStorage })
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
    surroundings: {
      ...(known && { release: releaseName(known.release) }),
      browser: navigator.userAgent,
      window: { width: window.innerWidth, height: window.innerHeight, ratio: pixelRatio() },
    },
    now: () => Date.now(),
    saveBlob,
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') recordingStore.flush()
  })
  window.addEventListener('pagehide', recordingStore.flush)
  if (readChoice()) watchPage(recordingStore.see)
  // Only other tabs get this event.
  window.addEventListener('storage', ({ key }) => {
    if (key === RECORDING_KEY && !readChoice()) recordingStore.end(SWITCHED_OFF)
  })
  return recordingStore
}
