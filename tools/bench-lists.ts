import { loadavg } from 'node:os'
import { chromium, type Browser, type Page } from '@playwright/test'
import { startServer } from '@/mirage/server/node-server'
import { buildConsole, serveConsole } from './bench/console'
import { CONDITIONS, openSlowTab, type SlowTab } from './bench/slow-tab'
import { median } from './bench/statistics'
import { chromiumOptions } from './chromium'
import { parseFlags, runTool, wholeNumber } from './command-line'

const USAGE = `Usage: npm run bench:lists -- [options]

Measures how long lists of a thousand and more rows take on a slow machine: from a keystroke in the
filter and from a press of a heading to the result on the screen, and which tasks of more than 50 ms
there are while the list scrolls and is polled. Figures are medians. They are printed beside what they
should be, and not judged.

  --rounds N    how often each is measured (default 7)
  --rows N      how many disks the long list has, from 5000 (default 5000)
  --no-build    take dist/ as it is
  --help        show this text`

const GOAL = 100

/** What tsx wraps functions in, also those that are sent to the page. */
const NAMES = 'globalThis.__name = each => each'

/** What the scenario has. */
const DISKS = 5_000

const listsOf = (rows: number) => [
  { name: '1,000 instances', path: '/projects/blank-slate/instances', rows: 1_000 },
  { name: `${rows} disks`, path: '/projects/blank-slate/disks', rows },
]

const FIELD = '[data-filter]'
const FOUND = 'main ~ * [role="status"], main [role="status"]'

/** Milliseconds from the start of an action to the frame in which the page has changed by it. */
const timeOf = (page: Page, action: 'type' | 'sort', detail: string): Promise<number> =>
  page.evaluate(
    async ([kind, text, field, found]) => {
      // The rows, not the heading, which may say the new order before they have it.
      const says = () =>
        (kind === 'type'
          ? [...document.querySelectorAll(found)].map(({ textContent }) => textContent).join()
          : '') + (document.querySelector('main tbody')?.textContent ?? '')
      const before = says()
      const start = performance.now()
      if (kind === 'sort') {
        const heading = [...document.querySelectorAll('main th button')].find(
          each => each.textContent === text,
        )
        ;(heading as HTMLElement).click()
      } else {
        const input = document.querySelector<HTMLInputElement>(field)!
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!
        set!.call(input, text)
        input.dispatchEvent(new Event('input', { bubbles: true }))
      }
      const limit = start + 20_000
      const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
      do await frame()
      while (says() === before && performance.now() < limit)
      return performance.now() - start
    },
    [action, detail, FIELD, FOUND] as const,
  )

/** The lengths of the long tasks of a page while something goes on, in milliseconds. */
const longTasks = async (page: Page, during: () => Promise<unknown>): Promise<number[]> => {
  await page.evaluate(() => {
    const lengths: number[] = []
    Object.assign(window, { lengths })
    new PerformanceObserver(list =>
      lengths.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' })
  })
  await during()
  return page.evaluate(() => (window as unknown as { lengths: number[] }).lengths)
}

const print = (label: string, value: string, note = '') =>
  console.log(`  ${label.padEnd(34)}${value.padStart(10)}  ${note}`)

const tell = (tasks: readonly number[]) =>
  tasks.length === 0 ? 'none' : `${tasks.length}, the longest ${Math.max(...tasks).toFixed(0)} ms`

/** Measures an action again and again, with the work of the main thread beside its time. */
const measure = async (tab: SlowTab, rounds: number, act: (round: number) => Promise<number>) => {
  const times: number[] = []
  const works: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const before = await tab.work()
    const time = await act(round)
    const after = await tab.work()
    // The first round includes what the browser has yet to compile.
    if (round > 0) {
      times.push(time)
      works.push(after.tasks - before.tasks)
    }
    await tab.page.waitForTimeout(400)
  }
  return `${median(times).toFixed(0)} / ${median(works).toFixed(0)}`
}

/** Creates disks beside those of the scenario. */
const addDisks = async (url: string, count: number) => {
  if (count > 0)
    await fetch(`${url}/v1/system/silos/maze-war/quotas`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ storage: 2 ** 50 }),
    })
  for (let number = 1; number <= count; number++) {
    const { ok, status } = await fetch(`${url}/v1/disks?project=blank-slate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: `extra-${String(number).padStart(5, '0')}`,
        description: '',
        size: 2 ** 30,
        disk_source: { type: 'blank', block_size: 512 },
      }),
    })
    if (!ok) throw new Error(`Disk ${number} could not be created: ${status}`)
  }
}

const benchList = async (
  browser: Browser,
  url: string,
  { name, path, rows }: ReturnType<typeof listsOf>[number],
  rounds: number,
) => {
  const tab = await openSlowTab(browser, NAMES)
  const { page } = tab
  await page.goto(url + path)
  await page.locator('main tbody tr').first().waitFor()
  console.log(`\n${name}`)
  await page.locator(FIELD).fill('name:0')
  await page.getByText(/1000 \w+/).waitFor()
  if (rows > 1_000) {
    await page.getByRole('button', { name: 'Search the rest' }).click()
    await page.getByText(new RegExp(`of ${rows} \\w+`)).waitFor({ timeout: 120_000 })
    await page.getByText('still reading').waitFor({ state: 'hidden' })
  }
  const typed = await measure(tab, rounds, round =>
    timeOf(page, 'type', round % 2 === 0 ? 'name:00' : 'name:0'),
  )
  print('keystroke, ms until shown / work', typed, `goal ${GOAL}`)
  await page.locator(FIELD).fill('name:0')
  await page.waitForTimeout(2_000)
  const sorted = await measure(tab, rounds, () => timeOf(page, 'sort', 'created'))
  print('sort, ms until shown / work', sorted, `goal ${GOAL}`)
  const scrolling = await longTasks(page, async () => {
    await page.mouse.move(640, 400)
    for (let step = 0; step < 40; step++) {
      await page.mouse.wheel(0, 400)
      await page.waitForTimeout(50)
    }
  })
  print('long tasks while scrolling', tell(scrolling))
  const selecting = await longTasks(page, async () => {
    await page.locator('main tbody input[type=checkbox]').nth(20).check({ force: true })
    await page.locator('main thead input[type=checkbox]').check({ force: true })
    await page.waitForTimeout(1_000)
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
  })
  print('long tasks while selecting', tell(selecting))
  const refresh = page.getByRole('button', { name: /^Refresh/ })
  // Lists that nothing changes by itself have no such button.
  if (await refresh.first().isVisible()) {
    const polling = await longTasks(page, async () => {
      for (let times = 0; times < 3; times++) {
        await refresh.first().click()
        await page.waitForTimeout(3_000)
      }
    })
    print('long tasks while refreshing', tell(polling))
  }
  await tab.close()
}

runTool(async () => {
  const flags = parseFlags({
    rounds: { type: 'string', default: '7' },
    rows: { type: 'string', default: `${DISKS}` },
    'no-build': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  })
  if (flags.help) return console.log(USAGE)
  const rounds = wholeNumber('--rounds', flags.rounds, 1, 100)
  const rows = wholeNumber('--rows', flags.rows, DISKS, 100_000)
  if (!flags['no-build']) buildConsole()
  const api = await startServer({ port: 0, scenario: 'large', latency: [0, 0] })
  await addDisks(api.url, rows - DISKS)
  const { url, stop } = await serveConsole(api.url)
  const browser = await chromium.launch(chromiumOptions)
  console.log(
    `Medians of ${rounds} rounds at ${CONDITIONS.slowdown} times slowdown. ${loadavg()[0]?.toFixed(1)} other processes run.`,
  )
  try {
    for (const list of listsOf(rows)) await benchList(browser, url, list, rounds)
  } finally {
    await browser.close()
    stop()
    await api.stop()
  }
})
