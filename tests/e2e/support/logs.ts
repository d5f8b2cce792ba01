import { fileURLToPath } from 'node:url'

/** Where sessions of the browser tests are stored until they are replayed. */
export const LOGS = fileURLToPath(new URL('../../../test-results/.logs', import.meta.url))
