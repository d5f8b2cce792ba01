import { browserStorage } from '../storage'

/** `off` where page loads are not to be recorded. It stays when all else that is kept is cleared. */
export const RECORDING_KEY = 'basalt-recording'

/** `clear` where a person's sessions are to go when they sign out. */
const SIGN_OUT_KEY = 'basalt-recordings-at-sign-out'

export const readsOutliving = () => browserStorage.read('local', SIGN_OUT_KEY) !== 'clear'

export const writeOutliving = (isOn: boolean) =>
  browserStorage.write('local', SIGN_OUT_KEY, isOn ? null : 'clear')

/** Whose sessions the next page has to clear: this one is about to go. */
const CLEARED_KEY = 'basalt-recordings-cleared'

export const writeCleared = (owner: string | null) =>
  browserStorage.write('local', CLEARED_KEY, owner)

export const readCleared = () => browserStorage.read('local', CLEARED_KEY)

export const readChoice = () => browserStorage.read('local', RECORDING_KEY) !== 'off'
