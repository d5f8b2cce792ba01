import { browserStorage } from '../storage'
import { saveBlob } from '../downloads'
import { openIdbStore } from './idb-store'
import { createKeeper, SWITCHED_OFF, type Keeper } from './keeper'
import { memoryStore } from './memory-store'
import { readChoice, RECORDING_KEY } from './choice'

const openStore = async () => {
  try {
    return await openIdbStore()
  } catch {
    // A private window, or a browser that was told to store nothing.
    return memoryStore()
  }
}

/** The keeper of this tab. Never rejects. */
export const openKeeper = async (): Promise<Keeper> => {
  const keeper = createKeeper({
    store: await openStore(),
    id: crypto.randomUUID(),
    timers: {
      set: (callback, ms) => window.setTimeout(callback, ms),
      clear: timer => window.clearTimeout(timer as number),
    },
    choice: {
      read: readChoice,
      write: isOn => browserStorage.write('local', RECORDING_KEY, isOn ? null : 'off'),
    },
    saveBlob,
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keeper.flush()
  })
  window.addEventListener('pagehide', keeper.flush)
  // Written by other tabs only.
  window.addEventListener('storage', ({ key }) => {
    if (key === RECORDING_KEY && !readChoice()) keeper.end(SWITCHED_OFF)
  })
  return keeper
}
