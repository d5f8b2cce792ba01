import type { Browser } from '@playwright/test'
import { LISTS } from './pages'
import { openSlowTab, type SlowTab } from './slow-tab'
import { watcher } from './watcher'

/** Switching from one cached list to another. Work of the main thread, in milliseconds. */
export interface WarmMove {
  /** From the pointer reaching the link until the other list is on the screen. */
  work: number
  /** The script part of `work`. */
  script: number
  /** Including the work afterwards, when the lists shown from the cache are read again. */
  withReread: number
}

/** Longer than responses count as fresh, so that the lists are read again; in milliseconds. */
const PAUSE = 2_500

const sidebarLink = (path: string) => `aside a[href="${path}"]`
const present = (path: string) => `aside a[href="${path}"][aria-current="page"]`

const moveTo = async ({ page, shown, work }: SlowTab, path: string): Promise<WarmMove> => {
  const box = await page.locator(sidebarLink(path)).boundingBox()
  if (!box) throw new Error(`There is no link to ${path} in the sidebar.`)
  await page.evaluate(selector => window.bench.watch(selector), present(path))
  const before = await work()
  const there = await shown(present(path), () =>
    page.mouse.click(box.x + box.width / 2, box.y + box.height / 2),
  )
  await page.waitForTimeout(PAUSE)
  const after = await work()
  return {
    work: there.tasks - before.tasks,
    script: there.script - before.script,
    withReread: after.tasks - before.tasks,
  }
}

/** Switches back and forth between two lists, after each has been shown once. */
export const warmMoves = async (browser: Browser, url: string, rounds: number) => {
  const tab = await openSlowTab(browser, watcher)
  const [here, there] = LISTS
  await tab.page.goto(url + here)
  await tab.page.locator('tbody tr').first().waitFor()
  for (const path of [there, here]) await moveTo(tab, path)
  const moves: WarmMove[] = []
  for (let round = 0; round < rounds; round++)
    for (const path of [there, here]) moves.push(await moveTo(tab, path))
  await tab.close()
  return moves
}
