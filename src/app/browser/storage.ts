import type { StoragePort } from '../ports'

const areas = { local: () => window.localStorage, session: () => window.sessionStorage }

/** If storage is forbidden or full, the console simply remembers nothing. */
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
      // The choice still holds for this page.
    }
  },
}
