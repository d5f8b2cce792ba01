import { browserStorage } from '../storage'

/** `off` where page loads are not to be recorded. It stays when all else that is kept is cleared. */
export const RECORDING_KEY = 'basalt-recording'

export const readChoice = () => browserStorage.read('local', RECORDING_KEY) !== 'off'
