import type { Page } from '@playwright/test'
import { addressOf, EVERY_ROUTE } from '../support/every-route'
import { expectAccessible } from './support/axe'
import { open } from './support/screen'
import { expect, test } from './support/test'

test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } })

/** So many that the workers share them evenly. */
const PARTS = 4

const firstIn = (page: Page) => (list: string) =>
  page.evaluate(async url => (await (await fetch(url)).json()).items[0].id as string, list)

for (let part = 0; part < PARTS; part += 1) {
  const routes = EVERY_ROUTE.filter((_route, index) => index % PARTS === part)

  test(`pages open, fit a phone and can be used by everybody, ${part + 1} of ${PARTS}`, async ({
    page,
  }) => {
    test.setTimeout(routes.length * 15_000)
    const told: string[] = []
    page.on('console', message => {
      if (message.type() === 'error') told.push(message.text())
    })
    await open(page, '/projects')
    for (const route of routes) {
      const address = await addressOf(route, firstIn(page))
      await test.step(address, async () => {
        await open(page, address)
        await expect(page.getByText('Page not found')).toBeHidden()
        await expectAccessible(page)
        await page.setViewportSize({ width: 360, height: 740 })
        const excess = () => document.documentElement.scrollWidth - window.innerWidth
        expect(await page.evaluate(excess), address).toBe(0)
        await page.setViewportSize({ width: 1280, height: 800 })
        expect(told, address).toEqual([])
      })
    }
  })
}
