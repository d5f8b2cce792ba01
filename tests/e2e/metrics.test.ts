import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe'
import { button, choose, dialog, menuItem, open, path, PROJECT } from './support/screen'
import { expect, test } from './support/test'

const METRICS = `${PROJECT}/instances/db1/metrics`

const chart = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name })

/** The line of a rendered chart. */
const line = (page: Page, name: string) => chart(page, name).locator('path.recharts-area-curve')

const range = (page: Page) =>
  page.getByRole('group', { name: 'Choose a date range' }).getByRole('button')

const params = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

/** The year, month and day of a date within the backend's retention. */
const yesterday = () => {
  const [year = '', month = '', day = ''] = new Date(Date.now() - 86_400_000)
    .toISOString()
    .slice(0, 10)
    .split('-')
  return { year, month, day, date: `${year}-${month}-${day}` }
}

const moment = (page: Page, label: string, part: string) =>
  page
    .getByRole('group', { name: label, exact: true })
    .getByRole('spinbutton', { name: new RegExp(`^${part}`) })

test('metrics over a selected range', async ({ page }) => {
  const { year, month, day, date } = yesterday()
  await open(page, METRICS)
  await expect(line(page, 'CPU utilization: Running')).toBeVisible()
  expect(path(page)).toBe(`${METRICS}/cpu`)

  await test.step('a preset is kept in the URL', async () => {
    await choose(page, 'Choose a time range preset', 'Last 3 hours')
    await expect.poll(() => params(page)).toEqual({ range: '3h' })
    await expect(line(page, 'CPU utilization: Running')).toBeVisible()
  })

  await test.step('it applies to all tabs', async () => {
    await page.getByRole('tab', { name: 'Disk', exact: true }).click()
    await expect(title(page, /^Disk reads/)).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(title(page, /^Bytes sent/)).toBeVisible()
    expect(path(page)).toBe(`${METRICS}/network`)
    expect(params(page)).toEqual({ range: '3h' })
    await expect(page.getByText('Something went wrong')).toHaveCount(0)
  })

  await test.step('a custom range can be typed', async () => {
    await range(page).focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page, 'Date range')).toBeVisible()
    await moment(page, 'Start time', 'month').focus()
    await page.keyboard.type(`${month}${day}${year}0815am`)
    await moment(page, 'End time', 'month').focus()
    await page.keyboard.type(`${month}${day}${year}0700am`)
    await expect(dialog(page, 'Date range')).toContainText('Date range is invalid')
    await expect(button(dialog(page, 'Date range'), 'Apply')).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await moment(page, 'End time', 'hour').focus()
    await page.keyboard.type('1045am')
    await page.keyboard.press('Enter')
    await expect(dialog(page, 'Date range')).toBeHidden()
    await expect(range(page)).toBeFocused()
    await expect
      .poll(() => params(page))
      .toEqual({ start: `${date}T08:15:00Z`, end: `${date}T10:45:00Z` })
    await expect(button(page, 'Choose a time range preset')).toHaveText('Custom')
  })

  await test.step('it survives a reload', async () => {
    await page.reload()
    await expect(range(page)).toHaveText(/, 8:15\s–\s10:45\sAM$/)
    await expect(line(page, 'Bytes sent')).toBeVisible()
    await expect(button(page, 'Refresh interval')).toHaveText('Off')
  })

  await test.step('values can be exported', async () => {
    await button(page, 'Actions for Bytes sent').click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      menuItem(page, 'Download as CSV').click(),
    ])
    expect(download.suggestedFilename()).toBe(`db1-bytes-sent-${date}T08-15-to-${date}T10-45.csv`)
    const [header, first, ...rest] = (await readFile(await download.path(), 'utf8')).split('\r\n')
    expect(header).toBe('Timestamp,Bytes sent (bytes)')
    expect(first).toMatch(/^\d{4}-\d\d-\d\dT08:\d\d:\d\d\.\d{3}Z,\d+(\.\d+)?$/)
    expect(rest.length).toBeGreaterThan(50)
  })

  await test.step('days can be picked in a calendar', async () => {
    await range(page).click()
    const days = page.getByRole('grid')
    await days.getByRole('button', { name: / 3, / }).click()
    await days.getByRole('button', { name: / 4, / }).click()
    await expect(dialog(page, 'Date range')).toBeVisible()
    await button(dialog(page, 'Date range'), 'Apply').click()
    const monthOfDate = date.slice(0, 7)
    await expect
      .poll(() => params(page))
      .toEqual({ start: `${monthOfDate}-03T08:15:00Z`, end: `${monthOfDate}-04T10:45:00Z` })
  })

  await test.step('updates can be turned off', async () => {
    await choose(page, 'Choose a time range preset', 'Last hour')
    await choose(page, 'Refresh interval', 'Off')
    await expect(button(page, 'Refresh interval')).toBeFocused()
    await page.getByText(/^Updated \d/).hover()
    await expect(page.getByRole('tooltip')).toContainText('off')
  })
})

test('the query of a chart is shown and copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, `${METRICS}/disk`)
  await button(page, 'Actions for Bytes read').click()
  await expect(menuItem(page, 'About this metric')).toHaveAttribute(
    'href',
    'https://docs.oxide.computer/guides/metrics/timeseries-schemas#_virtual_diskbytes_read',
  )
  await menuItem(page, 'View OxQL query').click()
  const query = dialog(page, 'OxQL query')
  await expect(query).toContainText('| filter timestamp >=')
  await button(query, 'Copy query').click()
  await expect(query.getByRole('img', { name: 'Copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^get virtual_disk:bytes_read \| filter timestamp >= @\S+ && [^\n]+ sum$/)
})

test('a chart can be read by keyboard, and as a table', async ({ page }) => {
  await open(page, `${METRICS}/network`)
  const drawing = page.getByRole('application', { name: /^Bytes sent: values over time/ })
  await drawing.focus()
  const read = chart(page, 'Bytes sent').getByRole('status')
  await expect(read).toBeVisible()
  const first = await read.textContent()
  await page.keyboard.press('ArrowRight')
  await expect(read).not.toHaveText(first ?? '')
  await expect(read).toContainText('UTC')

  const table = chart(page, 'Bytes sent').getByRole('table', { name: 'Bytes sent, as a table' })
  expect(await table.getByRole('row').count()).toBeGreaterThan(60)
  await button(page, 'Actions for Bytes sent').click()
  await menuItem(page, 'View as table').click()
  await expect(dialog(page, 'Bytes sent').getByRole('row').nth(1)).toContainText('iB')
})

test.describe('accessibility', () => {
  test.use({ colorScheme: 'dark' })
  test.slow()

  test('of the charts, the range and the query', async ({ page }) => {
    await open(page, `${METRICS}/cpu?state=all`)
    await expect(line(page, 'CPU utilization: Waiting')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('application', { name: /^CPU utilization: Running/ }).focus()
    await page.keyboard.press('ArrowRight')
    await expectAccessible(page)
    await range(page).click()
    await expect(dialog(page, 'Date range')).toBeVisible()
    await moment(page, 'Start time', 'year').focus()
    await page.keyboard.type('2100')
    await expect(dialog(page, 'Date range')).toContainText('invalid')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await button(page, 'Actions for CPU utilization: Running').click()
    await menuItem(page, 'View OxQL query').click()
    await expect(dialog(page, 'OxQL query')).toBeVisible()
    await expectAccessible(page)
  })

  test('of charts without values, and of no charts', async ({ page }) => {
    await open(page, '/projects/rock-garden/instances/just-made/metrics/cpu')
    await expect(page.getByText('No data')).toBeVisible()
    await expectAccessible(page)
    await open(page, '/projects/rock-garden/instances/pebble/metrics/disk')
    await expect(page.getByText('No disk metrics available')).toBeVisible()
    await expectAccessible(page)
  })

  test('on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, `${METRICS}/network`)
    await expect(line(page, 'Bytes sent')).toBeVisible()
    const excess = () => document.documentElement.scrollWidth - window.innerWidth
    expect(await page.evaluate(excess)).toBe(0)
    await expectAccessible(page)
    await range(page).click()
    await expect(button(dialog(page, 'Date range'), 'Apply')).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await button(page, 'Actions for Bytes sent').click()
    await menuItem(page, 'View OxQL query').click()
    await expect(button(dialog(page, 'OxQL query'), 'Copy query')).toBeInViewport({ ratio: 1 })
  })
})
