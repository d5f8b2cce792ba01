import type { Locator, Page } from '@playwright/test'
import {
  button,
  dialog,
  dismissal,
  open,
  pane,
  PROJECT,
  row,
  rowAction,
  toast,
  tooltip,
  userMenu,
} from './support/screen'
import { expect, test } from './support/test'

const SIZES = [
  [1440, 768],
  [768, 600],
  [360, 640],
] as const

/** What is wrong with the position of a panel, or of the first control in it. */
const misplaced = (panel: Locator, hangsOnBar: boolean) =>
  panel.evaluate((element, isFree) => {
    const bar = document.querySelector('header')?.lastElementChild?.getBoundingClientRect()
    const top = isFree ? 0 : (bar?.bottom ?? 0)
    const box = element.getBoundingClientRect()
    const controls = element.querySelectorAll(
      '[role^="menuitem"], [role="option"], [role="spinbutton"], a[href], button',
    )
    // Controls for screen readers only have no size.
    const first = Array.from(controls).find(control => control.clientHeight > 4)
    const texts = [...element.querySelectorAll('[role="option"] *')]
    const cut = texts.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    const { left, top: upper, width, height } = (first ?? element).getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, upper + height / 2)
    return {
      ...(box.top < top && { above: top - box.top }),
      ...(box.bottom > window.innerHeight && { below: box.bottom - window.innerHeight }),
      ...(box.left < 0 && { left: box.left }),
      ...(box.right > window.innerWidth && { right: box.right - window.innerWidth }),
      ...(first && !first.contains(hit) && { covered: first.textContent }),
      ...(cut.length > 0 && { cut: cut.map(({ textContent }) => textContent) }),
    }
  }, hangsOnBar)

const expectInPlace = (panel: Locator, hangsOnBar = false) =>
  expect.poll(() => misplaced(panel, hangsOnBar)).toEqual({})

const panelOf = (page: Page, role: 'menu' | 'listbox' | 'dialog') =>
  page.getByRole(role).last().locator('xpath=ancestor-or-self::*[@data-placement][1]')

/** Scrolls the page until the element is right below the top bar. */
const scrollUnderBar = (element: Locator) =>
  element.evaluate(
    (node, scroller) =>
      document.querySelector(scroller)?.scrollBy(0, node.getBoundingClientRect().top - 130),
    '#scroll-container',
  )

for (const [width, height] of SIZES) {
  test.describe(`in a window of ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } })

    test('all overlays are below the top bar and within the window', async ({ page }) => {
      test.slow()
      await open(page, `${PROJECT}/instances/db1/metrics/cpu`)
      const range = page.getByRole('group', { name: 'Choose a date range' }).getByRole('button')
      await range.click()
      await expect(page.getByText('Start time')).toBeVisible()
      await expectInPlace(panelOf(page, 'dialog'))
      await expect(button(page, 'Apply')).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')
      await button(page, 'Choose a time range preset').click()
      await expectInPlace(panelOf(page, 'listbox'))
      await page.keyboard.press('Escape')

      await userMenu(page).click()
      await expectInPlace(panelOf(page, 'menu'), true)
      await page.keyboard.press('Escape')

      await open(page, `${PROJECT}/disks`)
      await button(page, 'Links to docs').click()
      await expectInPlace(panelOf(page, 'dialog'))
      await page.keyboard.press('Escape')
      const rowMenu = button(row(page, 'disk-9'), 'Actions for disk-9')
      await rowMenu.click()
      await expectInPlace(panelOf(page, 'menu'))
      await page.keyboard.press('Escape')
      await scrollUnderBar(rowMenu)
      await rowMenu.click()
      await expectInPlace(panelOf(page, 'menu'))
      await page.keyboard.press('Escape')
      await button(page, 'Columns of disks').click()
      await button(page, 'Sort by').click()
      await expectInPlace(panelOf(page, 'listbox'))

      await open(page, `${PROJECT}/instances/db1/storage`)
      const off = button(page, 'Create disk')
      await scrollUnderBar(off)
      await off.hover()
      await expect(tooltip(page)).toBeVisible()
      await expectInPlace(tooltip(page))

      await open(page, `${PROJECT}/instances-new`)
      await page.getByRole('tab', { name: 'Existing disk' }).click()
      const disks = page.getByRole('combobox', { name: 'Disk', exact: true })
      await disks.click()
      await expectInPlace(panelOf(page, 'listbox'))
      await page.keyboard.press('Escape')
      await scrollUnderBar(disks)
      await disks.click()
      await expectInPlace(panelOf(page, 'listbox'))
    })
  })
}

/** Whether two elements overlap. */
const overlap = async (one: Locator, other: Locator) => {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) return false
  const isBeside = a.x >= b.x + b.width || b.x >= a.x + a.width
  return !isBeside && a.y < b.y + b.height && b.y < a.y + a.height
}

for (const [width, height] of [
  [1440, 900],
  [360, 640],
] as const) {
  test.describe(`in a window of ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } })

    test('toasts do not cover pagination, form buttons or the row of the action', async ({
      page,
    }) => {
      await open(page, `${PROJECT}/disks`)
      const stack = page.getByTestId('Toasts')
      const last = page.getByRole('table').getByRole('row').last()
      await expect(last).toContainText('disk-snapshot-error')
      await rowAction(page, 'disk-snapshot-error', 'Snapshot')
      await expect(toast(page, 'Could not create snapshot')).toBeVisible()
      const pages = page.getByRole('navigation', { name: 'Pagination' })
      await expect.poll(() => overlap(stack, pages)).toBe(false)
      await expect.poll(() => overlap(stack, last)).toBe(false)

      // There is space for toasts at the end of the page.
      await pane(page).evaluate(element => element.scrollTo(0, element.scrollHeight))
      await rowAction(page, 'disk-9', 'Snapshot')
      await expect.poll(() => overlap(stack, row(page, 'disk-9'))).toBe(false)

      await page.getByRole('link', { name: 'New disk' }).click()
      const panel = dialog(page, 'Create disk')
      await expect(panel).toBeVisible()
      await expect(dismissal(page).first()).toBeVisible()
      for (const name of ['Cancel', 'Create disk'])
        await expect.poll(() => overlap(stack, button(panel, name))).toBe(false)
    })
  })
}
