import { fileURLToPath } from 'node:url'

/** Where the sessions of the browser tests are kept until they are replayed. */
export const LOGS = fileURLToPath(new URL('../../../test-results/.logs', import.meta.url))
