import type { Page } from '@playwright/test'
import { addressOf, addressPatterns } from '../support/addresses'
import { wholeTable } from '../../tools/whole-table'
import { expectAccessible } from './support/axe'
import { open, visit } from './support/screen'
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

/** Tabs of a page share its title, and so do pages without a sidebar. */
const sharesTitle = (address: string) => /\?|^\/(login|device)/.test(address)

/** Its terminal keeps Tab, and has a key of its own to leave it (`serial-console.test.ts`). */
const keepsTab = (address: string) => address.endsWith('/serial-console')

const withRelease = (address: string) =>
  `${address}${address.includes('?') ? '&' : '?'}release=newest`

const firstId = (page: Page) => (list: string) =>
  page.evaluate(async url => (await (await fetch(url)).json()).items[0].id as string, list)

for (let part = 0; part < PARTS; part += 1) {
  const patterns = addressPatterns(wholeTable).filter((_path, index) => index % PARTS === part)

  test(`pages open, fit a phone, work by keyboard and are accessible, ${part + 1} of ${PARTS}`, async ({
    page,
  }) => {
    test.setTimeout(patterns.length * 15_000)
    const told: string[] = []
    page.on('console', message => {
      if (message.type() === 'error') told.push(message.text())
    })
    await open(page, withRelease('/projects'))
    const sidebars = new Set<string>()
    for (const pattern of patterns) {
      const address = await addressOf(pattern, firstId(page))
      await test.step(address, async () => {
        if (sharesTitle(address)) await open(page, withRelease(address))
        else await visit(page, address)
        await expect(page.getByText('Page not found')).toBeHidden()
        const sidebar = (await page.locator('aside').allTextContents()).join()
        const hasFrame = !sidebars.has(sidebar)
        await expectAccessible(page, { hasFrame })
        sidebars.add(sidebar)
        expect(await page.evaluate(listTop), address).toBeLessThanOrEqual(96)
        await page.setViewportSize({ width: 360, height: 740 })
        const excess = () => document.documentElement.scrollWidth - window.innerWidth
        expect(await page.evaluate(excess), address).toBe(0)
        expect(await page.evaluate(smallButtons), address).toEqual([])
        await page.setViewportSize({ width: 1280, height: 800 })
        expect(told, address).toEqual([])
        if (!keepsTab(address)) await expectTabOrder(page, { hasFrame })
        // Links load the data of their pages when they get the focus, and some are made to fail.
        told.length = 0
      })
    }
  })
}
