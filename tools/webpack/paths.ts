import { fileURLToPath } from 'node:url'

/** The absolute path of something in the project's folder. */
export const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
