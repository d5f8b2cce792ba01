import type { StorageArea, StoragePort } from '@/ports/ports'

const areas = { local: () => window.localStorage, session: () => window.sessionStorage }

/** What storage has refused, for the rest of this page load, by `area/key`; null is removed. */
const refused = new Map<string, string | null>()

/** Called with `area/key` when storage refuses a value, or takes one after it refused others. */
type Listener = (key: string, isStored: boolean) => void

const listeners = new Set<Listener>()

/** Calls back after the input that a value was written for. Returns a function that stops this. */
export const listenToStorage = (listener: Listener) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const tell: Listener = (key, isStored) =>
  window.setTimeout(() => {
    for (const listener of listeners) listener(key, isStored)
  })

const store = (area: StorageArea, key: string, value: string | null) => {
  try {
    if (value === null) areas[area]().removeItem(key)
    else areas[area]().setItem(key, value)
    return true
  } catch {
    return false
  }
}

/** If storage is forbidden or full, values are kept in memory until the page is left. */
export const browserStorage: StoragePort = {
  read(area, key) {
    const value = refused.get(`${area}/${key}`)
    if (value !== undefined) return value
    try {
      return areas[area]().getItem(key)
    } catch {
      return null
    }
  },
  write(area, key, value) {
    const slot = `${area}/${key}`
    const isStored = store(area, key, value)
    if (isStored && !refused.delete(slot)) return
    if (!isStored) refused.set(slot, value)
    tell(slot, isStored)
  },
}
