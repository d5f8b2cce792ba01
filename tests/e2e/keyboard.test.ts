import type { Locator, Page } from '@playwright/test'
import {
  expectFocusIn,
  expectFocusShown,
  press,
  skipToContent,
  tabBackTo,
  tabTo,
  typeOver,
} from './support/focus'
import {
  button,
  dialog,
  dismissal,
  fact,
  field,
  heading,
  menuItem,
  open,
  PROJECT,
  row,
  toast,
  tooltip,
  userMenu,
} from './support/screen'
import { expect, test } from './support/test'

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const rowActions = (page: Page, name: string) => button(page, `Actions for ${name}`)

/** Presses Enter and waits for the result, which must have the focus. */
const enter = async (page: Page, ...shown: Locator[]) => {
  await page.keyboard.press('Enter')
  for (const each of shown) await expect(each).toBeVisible()
  await expectFocusShown(page)
}

/** Presses Enter and waits for a dialog that takes the focus. */
const enterDialog = async (page: Page, title: string) => {
  await page.keyboard.press('Enter')
  await expectFocusIn(dialog(page, title))
  await expectFocusShown(page)
}

/** Opens a page with the palette. */
const jumpTo = async (page: Page, name: string, title = name) => {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
  await page.keyboard.type(name)
  await expect(page.getByRole('option', { selected: true })).toHaveText(name)
  await enter(page, heading(page, title))
}

/** Confirms the dialog with this title. */
const sayYes = async (page: Page, title: string) => {
  const question = dialog(page, title)
  await expect(button(question, 'Cancel')).toBeFocused()
  await expectFocusShown(page)
  await page.keyboard.press('Tab')
  await expect(button(question, title)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expectFocusShown(page)
}

/** Opens the menu of the focused button and moves down to an item. */
const reachInMenu = async (page: Page, entry: string) => {
  await page.keyboard.press('Enter')
  await expect(menuItem(page, 'Copy ID')).toBeFocused()
  while (await menuItem(page, entry).evaluate(node => node !== document.activeElement))
    await press(page, 'ArrowDown')
}

test('the main job by keyboard', async ({ page }) => {
  test.slow()
  await page.goto('/login/maze-war/local?latency=20&redirect_uri=%2Fprojects')
  await expect(field(page, 'Username')).toBeFocused()
  await expectFocusShown(page)
  await page.keyboard.type('ada-quarry')
  await press(page, 'Tab')
  await page.keyboard.type('bad')
  await enter(page, page.getByText('Could not sign in'))
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await typeOver(page, 'granite')
  await enter(page, heading(page, 'Projects'))

  await tabTo(page, link(page, 'New project'))
  await enterDialog(page, 'Create project')
  await expect(field(page, 'Name')).toBeFocused()
  await page.keyboard.type('by-hand')
  await enter(page, heading(page, 'Instances'))

  await jumpTo(page, 'New instance', 'Create instance')
  await expect(field(page, 'Name')).toBeFocused()
  await page.keyboard.type('No Name')
  await enter(page, page.getByText('Must contain only lower-case letters'))
  await expect(field(page, 'Name')).toBeFocused()
  await typeOver(page, 'no-default-pool')

  const start = page.getByRole('checkbox', { name: 'Start instance' })
  await tabTo(page, start)
  await press(page, 'Space', 'Space')
  await expect(start).toBeChecked()
  await tabTo(page, page.getByRole('tab', { name: 'General purpose' }))
  await press(page, 'ArrowRight')
  await expect(page.getByRole('tab', { name: 'High CPU' })).toBeFocused()
  await press(page, 'Tab', 'ArrowRight', 'ArrowRight', 'ArrowLeft')
  await expect(page.getByRole('radio', { name: '4 vCPUs, 8 GiB memory' })).toBeChecked()

  const image = page.getByRole('combobox', { name: 'Image' })
  await tabTo(page, image)
  await expect(page.getByRole('listbox')).toBeVisible()
  await press(page, 'Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await press(page, 'ArrowDown', 'ArrowDown', 'Enter')
  await expect(image).toHaveValue('debian-12')
  // With the list closed, Enter does not submit the form.
  await press(page, 'Enter')
  await expect(heading(page, 'Create instance')).toBeVisible()
  await tabTo(page, button(page, 'Create instance'))
  await page.keyboard.press('Space')
  await expect(page.getByText('default IP pool')).toBeVisible()
  await expect(button(page, 'Create instance')).toBeFocused()

  await tabBackTo(page, field(page, 'Name'))
  await typeOver(page, 'keys')
  await enter(page, heading(page, 'keys'))
  await expect(fact(page, 'State')).toHaveText('running', { timeout: 20_000 })
  await expect(fact(page, 'CPU')).toHaveText('4 vCPUs')

  await tabTo(page, button(page, 'Stop'))
  await page.keyboard.press('Enter')
  await sayYes(page, 'Stop instance')
  await expect(button(page, 'Stop')).toBeFocused()
  await expect(fact(page, 'State')).toHaveText('stopped', { timeout: 20_000 })
  await expect(button(page, 'Stop')).toBeFocused()

  await tabTo(page, button(page, 'Create disk'))
  await enter(page)
  const panel = dialog(page, 'Create disk')
  await expect(field(panel, 'Name')).toBeFocused()
  await page.keyboard.type('spool')
  await tabTo(page, panel.getByRole('radio', { name: 'Blank' }))
  await press(page, 'ArrowRight', 'ArrowRight')
  await tabTo(page, button(panel, 'Source image'))
  await press(page, 'Enter')
  await expectFocusIn(page.getByRole('listbox'))
  await press(page, 'Enter')
  await expect(button(panel, 'Source image')).toBeFocused()
  await expect(button(panel, 'Source image')).toHaveText('alpine-3-21')
  // Tab closes an open list and continues from its button.
  await press(page, 'Enter')
  await expectFocusIn(page.getByRole('listbox'))
  await press(page, 'Tab')
  await expect(field(panel, 'Size (GiB)')).toBeFocused()
  await expect(page.getByRole('listbox')).toBeHidden()
  await press(page, 'ArrowUp', 'ArrowUp')
  await expect(field(panel, 'Size (GiB)')).toHaveValue('12')
  await page.keyboard.press('Enter')
  await expect(panel).toBeHidden()
  await expect(row(page, 'spool')).toContainText('attached')
  await expect(button(page, 'Create disk')).toBeFocused()

  await tabTo(page, rowActions(page, 'spool'))
  await reachInMenu(page, 'Detach')
  await page.keyboard.press('Enter')
  await sayYes(page, 'Detach disk')
  await expect(page.getByRole('heading', { name: 'No other disks' })).toBeVisible()
  await expect(button(page, 'Attach existing disk')).toBeFocused()
  await expectFocusShown(page)

  await enterDialog(page, 'Attach disk')
  await page.keyboard.type('spool')
  await press(page, 'Enter')
  await expect(page.getByRole('combobox', { name: 'Disk name' })).toHaveValue('spool')
  await tabTo(page, button(dialog(page, 'Attach disk'), 'Attach disk'))
  await enter(page, row(page, 'spool'))
  await expect(row(page, 'spool')).toContainText('attached')
  await expect(button(page, 'Attach existing disk')).toBeFocused()

  await tabBackTo(page, button(page, 'Instance actions'))
  await press(page, 'ArrowUp')
  await expect(menuItem(page, 'As code')).toBeFocused()
  await press(page, 'ArrowUp', 'ArrowUp', 'ArrowUp')
  await expect(menuItem(page, 'Delete')).toBeFocused()
  await page.keyboard.press('Enter')
  await sayYes(page, 'Delete instance')
  await expect(page.getByRole('heading', { name: 'No instances' })).toBeVisible()
  await expectFocusShown(page)

  await jumpTo(page, 'Disks')
  await tabTo(page, rowActions(page, 'spool'))
  await reachInMenu(page, 'Delete')
  await page.keyboard.press('Enter')
  await sayYes(page, 'Delete disk')
  await expect(row(page, 'spool')).toBeHidden()
  await expectFocusShown(page)

  await tabBackTo(page, userMenu(page))
  await press(page, 'Enter')
  await expectFocusIn(page.getByRole('menu'))
  await press(page, 'ArrowUp', 'ArrowUp')
  await expect(menuItem(page, 'Sign out')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login?latency=20')
})

test('menus, dialogs, popovers and toasts restore the focus', async ({ page }) => {
  await open(page, `${PROJECT}/disks`)
  await skipToContent(page)
  await tabTo(page, button(page, 'Links to docs'))
  await enterDialog(page, 'Learn about disks')
  await press(page, 'Escape')
  await expect(button(page, 'Links to docs')).toBeFocused()

  await tabTo(page, rowActions(page, 'disk-1'))
  await reachInMenu(page, 'Delete')
  await expect(tooltip(page)).toContainText('detach it before deleting it')
  await press(page, 'Enter')
  await expect(menuItem(page, 'Delete')).toBeFocused()
  await press(page, 'Escape')
  await expect(rowActions(page, 'disk-1')).toBeFocused()

  await tabTo(page, rowActions(page, 'disk-3'))
  await reachInMenu(page, 'Delete')
  await enterDialog(page, 'Delete disk')
  await press(page, 'Escape')
  await expect(dialog(page, 'Delete disk')).toBeHidden()
  await expect(rowActions(page, 'disk-3')).toBeFocused()

  await tabTo(page, rowActions(page, 'disk-snapshot-error'))
  await reachInMenu(page, 'Snapshot')
  await enter(page, toast(page, 'Could not create snapshot'))
  await tabTo(page, dismissal(page).last())
  await press(page, 'Enter')
  await expect(toast(page, 'Could not create snapshot')).toBeHidden()
  await expectFocusShown(page)

  await tabBackTo(page, link(page, 'New disk'))
  await enterDialog(page, 'Create disk')
  await expect(field(page, 'Name')).toBeFocused()
  await press(page, 'Escape')
  await expect(dialog(page, 'Create disk')).toBeHidden()
  await expect(link(page, 'New disk')).toBeFocused()
})

test('the focus moves on if its element is removed', async ({ page }) => {
  await open(page, `${PROJECT}/disks`)
  await skipToContent(page)
  await tabTo(page, rowActions(page, 'disk-3'))
  await reachInMenu(page, 'Delete')
  await page.keyboard.press('Enter')
  await sayYes(page, 'Delete disk')
  await expect(row(page, 'disk-3')).toBeHidden()
  await expectFocusShown(page)

  await tabBackTo(page, link(page, 'New disk'))
  await enterDialog(page, 'Create disk')
  await typeOver(page, 'disk-create-500')
  await enter(page, page.getByRole('dialog').getByText('Error', { exact: true }).first())
  await expect(field(page, 'Name')).toBeFocused()
  await press(page, 'Escape')
  await tabTo(page, button(dialog(page, 'Discard changes?'), 'Leave'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectFocusShown(page)

  await jumpTo(page, 'Instances')
  await tabTo(page, link(page, 'db1'))
  await enter(page, heading(page, 'db1'))
  await press(page, 'Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

test('a dialog traps the focus in both directions', async ({ page }) => {
  await open(page, '/projects-new')
  const panel = dialog(page, 'Create project')
  await expect(field(panel, 'Name')).toBeFocused()
  const stops: string[] = []
  for (let presses = 0; presses < 10; presses += 1) {
    await press(page, 'Tab')
    await expect(panel.locator(':focus')).toHaveCount(1)
    stops.push(await page.evaluate(() => document.activeElement?.textContent ?? ''))
  }
  expect(stops).toContain('Create project')
  expect(stops).toContain('Cancel')
  await tabBackTo(page, field(panel, 'Name'))
})
