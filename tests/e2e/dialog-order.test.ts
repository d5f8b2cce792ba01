import type { Locator, Page } from '@playwright/test'
import { expectFocusIn } from './support/focus'
import { dialog, open, openRowMenu, PROJECT } from './support/screen'
import { expect, test } from './support/test'

/*
 * Opens two dialogs in quick succession, for the first time in a page load: their code may arrive
 * in any order, or at once. The later one must be on top and usable, and the other one usable once
 * that is closed.
 */

/** Delay of lazy code in milliseconds, so that both dialogs are loading at once. */
const CODE_TAKES = 120

interface Opener {
  name: string
  ask: (page: Page) => Promise<void>
}

/** A press that reaches the page even if a dialog has opened over it by then. */
const press = (page: Page, role: 'button' | 'menuitem', name: string) =>
  page
    .getByRole(role, { name, exact: true, includeHidden: true })
    .evaluate(element => (element as HTMLElement).click())

const palette: Opener = {
  name: 'Quick actions',
  ask: page => page.keyboard.press('Control+k'),
}
const newDisk: Opener = {
  name: 'Create disk',
  ask: page => press(page, 'button', 'Create new disk'),
}
const deletion: Opener = {
  name: 'Delete disk',
  ask: page => press(page, 'menuitem', 'Delete'),
}

const delayCode = (page: Page) =>
  page.route('**/assets/*.js', async route => {
    await new Promise(resolve => setTimeout(resolve, CODE_TAKES))
    await route.continue()
  })

/** Whether the element gets keys and presses: not hidden, and on top at its center. */
const isOperable = (target: Locator) =>
  target.evaluate(element => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return !element.closest('[inert], [aria-hidden="true"]') && element.contains(hit)
  })

const expectOnTop = async (page: Page, name: string) => {
  const top = dialog(page, name)
  await expect(top).toBeVisible()
  await expect.poll(() => isOperable(top)).toBe(true)
  await expectFocusIn(top)
}

/** Closes both dialogs one after the other, and expects the page to be as before. */
const expectBoth = async (page: Page, top: Opener, other: Opener) => {
  await expectOnTop(page, top.name)
  await page.keyboard.press('Escape')
  await expect(dialog(page, top.name)).toBeHidden()
  await expectOnTop(page, other.name)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('[inert]')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)
}

const bothWays = (one: Opener, other: Opener) => [[one, other] as const, [other, one] as const]

for (const [first, second] of bothWays(palette, deletion)) {
  test(`${second.name} is on top of ${first.name}, which was requested just before`, async ({
    page,
  }) => {
    await open(page, `${PROJECT}/disks`)
    await delayCode(page)
    await openRowMenu(page, 'disk-3')
    await first.ask(page)
    await second.ask(page)
    await expectBoth(page, second, first)
  })
}

for (const [first, second] of bothWays(palette, newDisk)) {
  test(`${second.name} is on top of ${first.name}, which was requested just before`, async ({
    page,
  }) => {
    await open(page, `${PROJECT}/instances-new`)
    await delayCode(page)
    await first.ask(page)
    await second.ask(page)
    await expectBoth(page, second, first)
  })
}
