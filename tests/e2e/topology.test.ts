import type { Page } from '@playwright/test'
import { heading, open, path } from './support/screen'
import { expect, test } from './support/test'

const TOPOLOGY = '/projects/rock-garden/vpcs/strata/topology'

const picture = (page: Page) => page.getByRole('region', { name: 'Topology of strata' })
const part = (page: Page, name: string) => picture(page).getByRole('link', { name, exact: true })

test('the diagram and the list of a topology', async ({ page }) => {
  await test.step('a whole box is clickable, and related parts are highlighted', async () => {
    await open(page, TOPOLOGY)
    await expect(part(page, 'Instance crossroads')).toBeVisible()
    const widths = () =>
      picture(page)
        .locator('svg')
        .first()
        .locator('path')
        .evaluateAll(lines => new Set(lines.map(line => getComputedStyle(line).strokeWidth)).size)
    expect(await widths()).toBe(1)
    await part(page, 'Router detours').focus()
    expect(await widths()).toBe(2)
    // The link covers its whole box.
    await picture(page).getByText('10.20.8.0/24').click({ force: true })
    await expect.poll(() => path(page)).toContain('/subnets/layer-8')
  })

  await test.step('the diagram links to the pages of its parts', async () => {
    await page.goBack()
    await expect(part(page, 'Instance crossroads')).toBeVisible()
    await expect(part(page, 'Internet gateway default')).toBeVisible()
    await expect(part(page, 'Router system')).toBeVisible()
    const cut = await picture(page)
      .getByRole('link')
      .evaluateAll(names =>
        names.flatMap(({ clientHeight, scrollHeight, textContent }) =>
          scrollHeight > clientHeight ? [textContent] : [],
        ),
      )
    expect(cut).toEqual([])
    await part(page, 'Instance crossroads').click()
    await expect(heading(page, 'crossroads')).toBeVisible()
    expect(path(page)).toBe('/projects/rock-garden/instances/crossroads/networking')
  })

  await test.step('the diagram scrolls within its frame, also by keyboard; the page does not', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goBack()
    await expect(part(page, 'Instance crossroads')).toBeAttached()
    const frame = picture(page)
    await frame.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => frame.evaluate(element => element.scrollLeft)).toBeGreaterThan(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await part(page, 'Instance crossroads').focus()
    await expect(part(page, 'Instance crossroads')).toBeInViewport()
  })

  await test.step('the same as a list, with its own URL', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('radio', { name: 'List' }).click()
    await expect(page).toHaveURL(/view=list/)
    await expect(picture(page)).toBeHidden()
    const routers = page.getByRole('region', { name: 'Routers' })
    await expect(routers).toContainText('2001:db8:77::/48')
    await routers.getByRole('link', { name: 'layer-1', exact: true }).first().click()
    await expect.poll(() => path(page)).toContain('/subnets/layer-1')
    await page.goBack()
    await expect(page.getByRole('region', { name: 'Routers' })).toBeVisible()
  })
})
