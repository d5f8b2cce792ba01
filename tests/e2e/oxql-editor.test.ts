import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe'
import {
  button,
  dialog,
  field as fieldOf,
  heading,
  menuItem,
  open,
  PROJECT,
} from './support/screen'
import { expect, test } from './support/test'

const EDITOR = /\/assets\/CodeEditor\..*js$/

const field = (page: Page) => page.getByRole('textbox', { name: 'Query' })
const editor = (page: Page) => page.locator('.cm-content')

/** The text of the field, whichever of the two it is. */
const text = (page: Page) =>
  field(page).evaluate(element =>
    element instanceof HTMLTextAreaElement
      ? element.value
      : [...element.querySelectorAll('.cm-line')].map(line => line.textContent).join('\n'),
  )

const openPanel = async (page: Page) => {
  await open(page, `${PROJECT}/metrics`)
  await button(page, 'Add panel').click()
  await expect(field(page)).toBeVisible()
}

test('keys typed while the editor loads are all there, with the caret', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(EDITOR, async route => {
    await held
    await route.continue()
  })
  await openPanel(page)
  await field(page).click()
  await page.keyboard.type('get a:b')
  await page.keyboard.press('Home')
  await page.keyboard.type('x ')
  release()
  await page.keyboard.type('y ', { delay: 20 })
  await expect(editor(page)).toBeFocused()
  await page.keyboard.type('z ')
  expect(await text(page)).toBe('x y z get a:b')
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Control+z')
  expect(await text(page)).not.toContain('z')
})

test('the field stays a text area if the editor does not load', async ({ page }) => {
  await page.route(EDITOR, route => route.abort())
  await openPanel(page)
  await field(page).click()
  await page.keyboard.type('get virtual_machine:vcpu_usage | filtre x == 1')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(/Did you mean filter/)).toBeVisible()
  await page.keyboard.press('F8')
  await page.keyboard.type('filter')
  expect(await text(page)).toBe('get virtual_machine:vcpu_usage | filter x == 1')
  await expect(editor(page)).toHaveCount(0)
})

test('a query is completed, cleaned, marked where it is wrong, and left with Tab', async ({
  page,
}) => {
  await openPanel(page)
  await field(page).click()
  await expect(editor(page)).toBeFocused()
  await page.keyboard.type('get vcpu')
  const options = page.getByRole('option')
  await expect(options).toHaveText([/^virtual_machine:vcpu_usage/])
  await expectAccessible(page, { isListOpen: true })
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.type(' | filter sta')
  await page.keyboard.press('Control+Space')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(options.first()).toHaveText('==')
  await page.keyboard.press('Escape')
  await page.keyboard.type('= 1')
  // A list that opened by itself does not take Enter.
  await page.keyboard.press('Enter')
  expect(await text(page)).toBe('get virtual_machine:vcpu_usage | filter state = 1\n')

  await page.keyboard.press('Control+a')
  await editor(page).evaluate(element => {
    const clipboardData = new DataTransfer()
    clipboardData.setData(
      'text/plain',
      '  get virtual_machine:vcpu_usage\r\n| filtre state == “run”',
    )
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  })
  const pasted = '  get virtual_machine:vcpu_usage\n| filtre state == "run"'
  expect(await text(page)).toBe(pasted)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(/Did you mean filter/)).toBeVisible()
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await page.keyboard.press('F8')
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('filtre')
  await page.keyboard.type('filter')
  await expect(field(page)).toHaveAttribute('aria-invalid', 'false')
  await page.keyboard.press('Tab')
  await expect(editor(page)).not.toBeFocused()
  expect(await text(page)).toBe(pasted.replace('filtre', 'filter'))
})

test('a query is completed, run and kept as a dashboard, whose link opens elsewhere', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPanel(page)
  await field(page).click()
  await expect(editor(page)).toBeFocused()
  await page.keyboard.type('get bytes_read')
  // The list that opens while one types is renewed at each letter: this asks for one that stays.
  await page.keyboard.press('Control+Space')
  const option = page.getByRole('option', { name: /^virtual_disk:bytes_read/ })
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await page.keyboard.type(' | align mean_within($period) | group_by [disk_id], sum')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+Enter')
  const chart = page.getByRole('application', { name: /^bytes_read: values over time/ })
  await expect(chart).toBeVisible()
  await button(page, 'Dashboard').click()
  await menuItem(page, 'Save as dashboard').click()
  await fieldOf(dialog(page, 'Save as dashboard'), 'Dashboard name').fill('Reads')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Reads')).toBeVisible()
  await expect(chart).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Dashboard').click()
  await menuItem(page, 'Copy link').click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('?q=')
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const other = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
  const elsewhere = await other.newPage()
  await open(elsewhere, link)
  await expect(elsewhere.getByRole('application')).toHaveAccessibleName(/^bytes_read/)
  expect(await text(elsewhere)).toBe(
    'get virtual_disk:bytes_read | align mean_within($period) | group_by [disk_id], sum',
  )
  await other.close()
})

test('an answer of megabytes is read in a worker, and a longer one is dropped', async ({
  page,
}) => {
  await openPanel(page)
  await page.evaluate(() => {
    const own = window.fetch
    const moments = Array.from({ length: 40_000 }, (_, at) =>
      new Date(Date.now() - (40_000 - at) * 80).toISOString(),
    )
    const column = {
      metric_type: 'gauge',
      values: { type: 'integer', values: moments.map((_, at) => at) },
    }
    const points = { start_times: null, timestamps: moments, values: [column] }
    const tables = [{ name: 'a:b', timeseries: [{ fields: {}, points }] }]
    window.fetch = async (input, init) => {
      if (!String(input).includes('timeseries/query')) return own(input, init)
      const isTooLong = String(init?.body).includes('last')
      return new Response(isTooLong ? ' '.repeat(17 * 2 ** 20) : JSON.stringify({ tables }))
    }
  })
  await field(page).click()
  await expect(editor(page)).toBeFocused()
  await page.keyboard.type('get a:b')
  const worker = page.waitForEvent('worker')
  await page.keyboard.press('Control+Enter')
  await worker
  await expect(page.getByRole('application', { name: /^b: values over time/ })).toBeVisible()
  await page.keyboard.type(' | last 1')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('The answer is too long')).toBeVisible()
})
