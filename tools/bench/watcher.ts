import { readFileSync } from 'node:fs'
import { fromRoot } from '../webpack/paths'

declare global {
  interface Window {
    bench: {
      /** When the watched element was on the screen, in milliseconds since the navigation. */
      shownAt: number
      /** Layout shift without user input. */
      shift: number
      watch(selector: string): void
    }
  }
}

/** The script that runs before the page's own: see watcher.js. */
export const watcher = readFileSync(fromRoot('tools/bench/watcher.js'), 'utf8')
