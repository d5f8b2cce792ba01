import { readFileSync } from 'node:fs'
import { fromRoot } from '../webpack/paths'

declare global {
  interface Window {
    bench: {
      /** When what was watched for was on the screen, in milliseconds since the navigation. */
      shownAt: number
      /** How far things have moved about by themselves. */
      shift: number
      watch(selector: string): void
    }
  }
}

/** What a page runs before its own scripts: see watcher.js. */
export const watcher = readFileSync(fromRoot('tools/bench/watcher.js'), 'utf8')
