import type { Page } from '@playwright/test'
import { addressOf, addressPatterns, isAt } from '../support/addresses'
import { wholeTable } from '../../tools/whole-table'
import { expectAccessible } from './support/axe'
import { FULL_PAGES } from './support/full-pages'
import { button, open, userMenu, visit } from './support/screen'
import { expectTabOrder } from './support/tab-order'
import { expect, test } from './support/test'

test.use({ colorScheme: 'dark' })

/** Enough parts for the workers to share evenly. */
const PARTS = 4

/** Buttons below the minimum target size. Runs in the page. */
const smallButtons = () =>
  [...document.querySelectorAll('button, summary, [role="tab"]')].flatMap(element => {
    const { width, height } = element.getBoundingClientRect()
    const isShown = element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1
    const name = element.getAttribute('aria-label') ?? element.textContent
    return isShown && Math.min(width, height) < 24 ? [`${name}: ${width} by ${height}`] : []
  })

/** Pixels from the top of the pane to a list that follows the title. Runs in the page. */
const listTop = () => {
  const tools = document.querySelector('main [data-list-tools]')
  let before = tools?.previousElementSibling
  while (before && before.childNodes.length === 0) before = before.previousElementSibling
  const frame = before?.querySelector('h1') && document.querySelector('main table')?.parentElement
  if (!frame) return 0
  return frame.getBoundingClientRect().top - frame.closest('main')!.getBoundingClientRect().top
}

/** Selected tabs that are not completely visible in their row. Runs in the page. */
const hiddenTabs = () =>
  Array.from(document.querySelectorAll('[role="tab"][aria-selected="true"]'), tab => {
    const [list, box] = [tab.parentElement?.getBoundingClientRect(), tab.getBoundingClientRect()]
    const isIn = list && box.left >= list.left - 1 && box.right <= list.right + 1
    return isIn ? null : tab.textContent
  }).filter(text => text !== null)

/** Nothing is wider than the window. */
const expectFit = async (page: Page, width: number, height: number) => {
  await page.setViewportSize({ width, height })
  const excess = () => document.documentElement.scrollWidth - window.innerWidth
  expect(await page.evaluate(excess), `${page.url()} at ${width}`).toBe(0)
}

/** What is used most stays in reach on a tablet, on a phone and at 400 %. */
const expectFrameInReach = async (page: Page) => {
  for (const [width, height] of [
    [768, 900],
    [360, 740],
    [320, 256],
  ] as const) {
    await expectFit(page, width, height)
    await expect(userMenu(page)).toBeInViewport({ ratio: 1 })
    await expect(button(page, 'Open navigation')).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(hiddenTabs), page.url()).toEqual([])
    const here = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').last()
    await expect(here).toBeInViewport()
  }
}

/** Pages without a sidebar share their title, and are left by loading another. */
const isAlone = (address: string) => /^\/(login|device)/.test(address)

/** Its terminal keeps Tab, and has a key of its own to leave it (`serial-console.test.ts`). */
const keepsTab = (address: string) => address.endsWith('/serial-console')

const withRelease = (address: string) =>
  `${address}${address.includes('?') ? '&' : '?'}release=newest`

const patterns = addressPatterns(wholeTable)

/**
 * Of projects that are made to fail: their links load the data of their pages when they get the
 * focus, which may fail when the next page is shown already.
 */
const isMeant = (error: string) => /\/v1\/projects\/error-\d+/.test(error)

/** The fuller pages take the place of others of the same pattern. */
const all = [
  ...patterns.filter(pattern => !FULL_PAGES.some(address => isAt(pattern, address))),
  ...FULL_PAGES,
]

/** Neighbours share titles, by which the next page is recognized. */
const APART = 13
const mixed = all.toSorted((a, b) => (all.indexOf(a) % APART) - (all.indexOf(b) % APART))

const firstId = (page: Page) => (list: string) =>
  page.evaluate(async url => (await (await fetch(url)).json()).items[0].id as string, list)

for (let part = 0; part < PARTS; part += 1) {
  const share = Math.ceil(mixed.length / PARTS)
  const own = mixed.slice(part * share, (part + 1) * share)

  test(`pages open, fit a phone, work by keyboard and are accessible, ${part + 1} of ${PARTS}`, async ({
    page,
  }) => {
    test.setTimeout(own.length * 15_000)
    const told: string[] = []
    page.on('console', message => {
      if (message.type() === 'error' && !isMeant(message.text())) told.push(message.text())
    })
    await open(page, withRelease('/projects'))
    const sidebars = new Set<string>()
    for (const pattern of own) {
      const isFull = FULL_PAGES.includes(pattern)
      const address = isFull ? pattern : await addressOf(pattern, firstId(page))
      await test.step(address, async () => {
        if (isAlone(address)) await open(page, withRelease(address))
        else await visit(page, address)
        await expect(page.getByText('Page not found')).toBeHidden()
        const sidebar = (await page.locator('aside').allTextContents()).join()
        const hasFrame = !sidebars.has(sidebar)
        await expectAccessible(page, { hasFrame })
        sidebars.add(sidebar)
        expect(await page.evaluate(listTop), address).toBeLessThanOrEqual(96)
        if (isFull) await expectFrameInReach(page)
        await expectFit(page, 360, 740)
        expect(await page.evaluate(smallButtons), address).toEqual([])
        await page.setViewportSize({ width: 1280, height: 800 })
        expect(told, address).toEqual([])
        if (!keepsTab(address)) await expectTabOrder(page, { hasFrame })
        // What links load when they get the focus is not of the page that is shown next.
        told.length = 0
      })
    }
  })
}
