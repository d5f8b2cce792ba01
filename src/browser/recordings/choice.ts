import { browserStorage } from '../storage'

/** `off` if page loads are not recorded. Clearing what the browser keeps leaves it as it is. */
export const RECORDING_KEY = 'basalt-recording'

/** `clear` if a person's sessions are removed when they sign out. */
const SIGN_OUT_KEY = 'basalt-recordings-at-sign-out'

export const readsOutliving = () => browserStorage.read('local', SIGN_OUT_KEY) !== 'clear'

export const writeOutliving = (isOn: boolean) =>
  browserStorage.write('local', SIGN_OUT_KEY, isOn ? null : 'clear')

/** The person whose sessions the next page must remove, because this page is being left. */
const CLEARED_KEY = 'basalt-recordings-cleared'

export const writeCleared = (owner: string | null) =>
  browserStorage.write('local', CLEARED_KEY, owner)

export const readCleared = () => browserStorage.read('local', CLEARED_KEY)

export const readChoice = () => browserStorage.read('local', RECORDING_KEY) !== 'off'
