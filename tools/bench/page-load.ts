import type { Browser } from '@playwright/test'
import { watcher } from './watcher'
import { openSlowTab } from './slow-tab'

/** One load of a page with an empty cache. Times in milliseconds. */
export interface PageLoad {
  firstPaint: number
  firstContentfulPaint: number
  /** When the content was on the screen. */
  content: number
  /** Script time until the content showed. */
  script: number
  tasks: number
  /** JavaScript requested until the content showed, compressed, in kB. */
  javascript: number
  /** Layout shift until the page came to rest. */
  shift: number
}

/** How long a page may take to come to rest after its content shows, in milliseconds. */
const REST = 1_000

export const loadPage = async (
  browser: Browser,
  url: string,
  content: string,
): Promise<PageLoad> => {
  const tab = await openSlowTab(browser, `${watcher}; bench.watch(${JSON.stringify(content)})`)
  const { page } = tab
  const { script, tasks } = await tab.shown(content, () => page.goto(url, { waitUntil: 'commit' }))
  await page.waitForTimeout(REST)
  const seen = await page.evaluate(() => {
    const { bench } = window
    const [paint, contentful] = ['first-paint', 'first-contentful-paint'].map(
      name => performance.getEntriesByName(name)[0]?.startTime ?? 0,
    )
    const bytes = performance
      .getEntriesByType('resource')
      .filter(entry => entry instanceof PerformanceResourceTiming)
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime <= bench.shownAt)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    return { paint, contentful, bytes, shift: bench.shift, shownAt: bench.shownAt }
  })
  await tab.close()
  return {
    firstPaint: seen.paint ?? 0,
    firstContentfulPaint: seen.contentful ?? 0,
    content: seen.shownAt,
    script,
    tasks,
    javascript: seen.bytes / 1000,
    shift: seen.shift,
  }
}
