import type { StoragePort } from '../ports'

const areas = { local: () => window.localStorage, session: () => window.sessionStorage }

/** Does nothing if storage is forbidden or full. */
export const browserStorage: StoragePort = {
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
      // The value still applies to this page load.
    }
  },
}
