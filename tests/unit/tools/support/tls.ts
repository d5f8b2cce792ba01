import { fileURLToPath } from 'node:url'

/**
 * The path of a certificate or key for tests, which are valid for a hundred years: `host` and `next`
 * are for localhost, `elsewhere` for another name, and `authority` has signed all.
 */
export const tlsFile = (name: string) => fileURLToPath(new URL(`./tls/${name}`, import.meta.url))
