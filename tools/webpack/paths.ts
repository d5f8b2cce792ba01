import { fileURLToPath } from 'node:url'

/** The absolute path of a file in the project folder. */
export const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
