import type { Page } from '@playwright/test'
import { button, goTo, heading, open, pane, row } from './support/screen'
import { expect, test } from './support/test'

test.use({ viewport: { width: 800, height: 500 } })

const top = (page: Page) => pane(page).evaluate(element => element.scrollTop)

const stands = (page: Page, pixels: number) => expect.poll(() => top(page)).toBe(pixels)

const scrollTo = async (page: Page, pixels: number) => {
  await pane(page).evaluate((element, to) => element.scrollTo(0, to), pixels)
  await stands(page, pixels)
}

const visit = async (page: Page, label: string) => {
  await button(page, 'Open navigation').click()
  await goTo(page, label)
}

const back = async (page: Page, label: string) => {
  await page.goBack()
  await expect(heading(page, label)).toBeVisible()
}

const forward = async (page: Page, label: string) => {
  await page.goForward()
  await expect(heading(page, label)).toBeVisible()
}

/** The headings of the table are at the top of the scrolled part, over the rows. */
const expectHeadingsOverRows = async (page: Page) => {
  const column = page.getByRole('columnheader', { name: 'name', exact: true })
  await expect(column).toBeInViewport({ ratio: 1 })
  const isOnTop = await column.evaluate(element => {
    const { x, y, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + 10, y + height / 2))
  })
  expect(isOnTop).toBe(true)
}

test('every history entry has its own scroll position', async ({ page }) => {
  await open(page, '/projects/rock-garden/disks')
  await scrollTo(page, 143)
  await visit(page, 'Instances')
  await stands(page, 0)
  await back(page, 'Disks')
  await stands(page, 143)

  await scrollTo(page, 190)
  await forward(page, 'Instances')
  await stands(page, 0)
  await scrollTo(page, 30)
  await visit(page, 'Disks')
  await stands(page, 0)

  await back(page, 'Instances')
  await stands(page, 30)
  await back(page, 'Disks')
  await stands(page, 190)
  await forward(page, 'Instances')
  await forward(page, 'Disks')
  await stands(page, 0)
})

test("a panel over a list keeps the list's scroll position", async ({ page }) => {
  await open(page, '/projects/rock-garden/disks')
  await scrollTo(page, 200)
  await page.goto('/projects/rock-garden/disks-new?latency=20')
  await page.goBack()
  await expect(heading(page, 'Disks')).toBeVisible()
  await stands(page, 200)
})

test('a table that scrolls sideways keeps its headings, names and actions in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1120, height: 500 })
  await open(page, '/projects/rock-garden/disks?release=newest')
  const frame = page.getByRole('table', { name: 'Disks' }).locator('..')
  await frame.evaluate(element => element.scrollTo({ left: 100 }))
  await expect.poll(() => frame.evaluate(({ scrollLeft }) => scrollLeft)).toBe(100)
  await scrollTo(page, 150)
  await expectHeadingsOverRows(page)
  const shown = page.getByRole('row').nth(6)
  await expect(shown.getByRole('link').first()).toBeInViewport({ ratio: 1 })
  await expect(shown.getByRole('button', { name: /^Actions for/ })).toBeInViewport({ ratio: 1 })
})

test('headings stay in view, and the next page of rows starts at the top once it is loaded', async ({
  page,
}) => {
  await page.goto('/projects/other-project/disks?latency=1500')
  await expect(row(page, 'disk-0001')).toBeVisible()
  await expect(button(page, 'Prev')).toBeDisabled()
  await scrollTo(page, 300)
  await expect(row(page, 'disk-0001')).not.toBeInViewport()
  await expectHeadingsOverRows(page)
  await button(page, 'Next').click()
  const spinner = page.getByRole('navigation', { name: 'Pagination' }).getByLabel('Spinner')
  await expect(spinner).toBeVisible()
  expect(await top(page)).toBe(300)
  await expect(row(page, 'disk-0026')).toBeVisible()
  await stands(page, 0)
  await expect(row(page, 'disk-0001')).toBeHidden()

  await scrollTo(page, 300)
  await button(page, 'Prev').click()
  await expect(row(page, 'disk-0001')).toBeVisible()
  await stands(page, 0)
})
