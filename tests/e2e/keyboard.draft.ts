import type { Page } from '@playwright/test'
import { expectFocusShown, press, skipToContent, tabTo } from './support/focus'
import {
  button,
  dialog,
  fact,
  field,
  heading,
  menuItem,
  row,
  toast,
  tooltip,
} from './support/screen'
import { expect, test } from './support/test'

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

/** Finds a page in the palette. */
const jumpTo = async (page: Page, name: string) => {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
  await page.keyboard.type(name)
  await expect(page.getByRole('option', { selected: true })).toHaveText(name)
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'Quick actions')).toBeHidden()
}

/** Answers yes to the question of this title; the focus then returns to where it was. */
const sayYes = async (page: Page, title: string) => {
  const question = dialog(page, title)
  await expect(question).toBeVisible()
  await tabTo(page, button(question, 'Confirm'))
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
}

/** Opens the menu of a row and moves down to an entry. */
const reachInMenu = async (page: Page, rowName: string, entry: string) => {
  await tabTo(page, row(page, rowName).getByRole('button', { name: 'Row actions' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await expect(menuItem(page, 'Copy ID')).toBeFocused()
  while (await menuItem(page, entry).evaluate(node => node !== document.activeElement))
    await press(page, 'ArrowDown')
}

test('the main job by keyboard alone', async ({ page }) => {
  test.slow()
  await page.goto('/login/maze-war/local?latency=20&redirect_uri=%2Fprojects')
  await expect(field(page, 'Username')).toBeFocused()
  await expectFocusShown(page)
  await page.keyboard.type('ada-quarry')
  await press(page, 'Tab')
  await page.keyboard.type('granite')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Projects')).toBeVisible()

  await skipToContent(page)
  await tabTo(page, link(page, 'New Project'))
  await page.keyboard.press('Enter')
  await expect(field(page, 'Name')).toBeFocused()
  await page.keyboard.type('by-hand')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Instances')).toBeVisible()

  await jumpTo(page, 'New instance')
  await expect(heading(page, 'Create instance')).toBeVisible()
  await skipToContent(page)
  await tabTo(page, field(page, 'Name'))
  await page.keyboard.type('No Name')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Must contain only lower-case letters')).toBeVisible()
  await expect(field(page, 'Name')).toBeFocused()
  await expectFocusShown(page)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('keys')

  const start = page.getByRole('checkbox', { name: 'Start Instance' })
  await tabTo(page, start)
  await press(page, 'Space', 'Space')
  await expect(start).toBeChecked()
  await tabTo(page, page.getByRole('tab', { name: 'General Purpose' }))
  await press(page, 'ArrowRight')
  await expect(page.getByRole('tab', { name: 'High CPU' })).toBeFocused()
  await press(page, 'Tab', 'ArrowRight', 'ArrowRight', 'ArrowLeft')
  await expect(page.getByRole('radio', { name: '4 CPU 8 gibibytes RAM' })).toBeChecked()

  const image = page.getByRole('combobox', { name: 'Image' })
  await tabTo(page, image)
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await press(page, 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter')
  await expect(image).toHaveValue('debian-12')
  // Once more Enter, with the list closed, does not send the form.
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Create instance')).toBeVisible()
  await tabTo(page, button(page, 'Create instance'))
  await page.keyboard.press('Space')
  await expect(heading(page, 'keys')).toBeVisible()
  await expect(fact(page, 'state')).toHaveText('running', { timeout: 20_000 })
  await expect(fact(page, 'cpu')).toHaveText('4 vCPUs')

  await skipToContent(page)
  await tabTo(page, button(page, 'Stop'))
  await page.keyboard.press('Enter')
  await sayYes(page, 'Confirm stop instance')
  await expect(button(page, 'Stop')).toBeFocused()
  await expect(fact(page, 'state')).toHaveText('stopped', { timeout: 20_000 })
  await expect(button(page, 'Stop')).toBeFocused()

  await tabTo(page, button(page, 'Create disk'))
  await page.keyboard.press('Enter')
  const panel = dialog(page, 'Create disk')
  await expect(field(panel, 'Name')).toBeFocused()
  await page.keyboard.type('spool')
  await tabTo(page, panel.getByRole('radio', { name: 'Blank' }))
  await press(page, 'ArrowRight', 'ArrowRight')
  await tabTo(page, button(panel, 'Source image'))
  await press(page, 'Enter', 'ArrowDown', 'Enter')
  await expect(button(panel, 'Source image')).toBeFocused()
  await expect(button(panel, 'Source image')).toHaveText('alpine-3-21')
  await tabTo(page, field(panel, 'Size (GiB)'))
  await press(page, 'ArrowUp', 'ArrowUp')
  await expect(field(panel, 'Size (GiB)')).toHaveValue('12')
  await page.keyboard.press('Enter')
  await expect(panel).toBeHidden()
  await expect(row(page, 'spool')).toContainText('attached')

  await skipToContent(page)
  await reachInMenu(page, 'spool', 'Detach')
  await page.keyboard.press('Enter')
  await sayYes(page, 'Confirm detach disk')
  await expect(page.getByRole('heading', { name: 'No other disks' })).toBeVisible()

  await skipToContent(page)
  await tabTo(page, button(page, 'Instance actions'))
  await page.keyboard.press('ArrowUp')
  await expect(menuItem(page, 'Delete')).toBeFocused()
  await page.keyboard.press('Enter')
  await sayYes(page, 'Confirm delete instance')
  await expect(page.getByRole('heading', { name: 'No instances' })).toBeVisible()

  await jumpTo(page, 'Disks')
  await expect(heading(page, 'Disks')).toBeVisible()
  await skipToContent(page)
  await reachInMenu(page, 'spool', 'Delete')
  await page.keyboard.press('Enter')
  await sayYes(page, 'Confirm delete')
  await expect(row(page, 'spool')).toBeHidden()

  await tabTo(page, button(page, 'User menu'))
  await press(page, 'Enter', 'ArrowUp')
  await expect(menuItem(page, 'Sign out')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
})

test('menus, dialogs and popovers give the focus back', async ({ page }) => {
  await page.goto('/projects/mock-project/disks?latency=20')
  await expect(heading(page, 'Disks')).toBeVisible()
  await skipToContent(page)
  await tabTo(page, button(page, 'Links to docs'))
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'Learn about disks')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button(page, 'Links to docs')).toBeFocused()

  await reachInMenu(page, 'disk-1', 'Delete')
  await expect(tooltip(page)).toContainText('detach it before deleting it')
  await page.keyboard.press('Enter')
  await expect(menuItem(page, 'Delete')).toBeFocused()
  await page.keyboard.press('Escape')
  const actions = row(page, 'disk-1').getByRole('button', { name: 'Row actions' })
  await expect(actions).toBeFocused()
  await expectFocusShown(page)

  await reachInMenu(page, 'disk-3', 'Delete')
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'Confirm delete')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'Confirm delete')).toBeHidden()
  await expect(row(page, 'disk-3').getByRole('button', { name: 'Row actions' })).toBeFocused()

  await tabTo(page, link(page, 'New Disk'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(field(page, 'Name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'Create disk')).toBeHidden()
  await expect(link(page, 'New Disk')).toBeFocused()
})

test('a dialog keeps the focus inside, all the way round', async ({ page }) => {
  await page.goto('/projects-new?latency=20')
  const panel = dialog(page, 'Create project')
  await expect(field(panel, 'Name')).toBeFocused()
  const stops: string[] = []
  for (let presses = 0; presses < 10; presses += 1) {
    await press(page, 'Tab')
    const isInside = await panel.evaluate(node => node.contains(document.activeElement))
    expect(isInside).toBe(true)
    stops.push(await page.evaluate(() => document.activeElement?.textContent ?? ''))
  }
  expect(stops).toContain('Create project')
  expect(stops).toContain('Cancel')
  await tabTo(page, field(panel, 'Name'), 'Shift+Tab')
})

test('toasts can be reached and put away', async ({ page }) => {
  await page.goto('/projects/mock-project/disks?latency=20')
  await expect(heading(page, 'Disks')).toBeVisible()
  await skipToContent(page)
  await reachInMenu(page, 'disk-snapshot-error', 'Snapshot')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Failed to create snapshot')).toBeVisible()
  const dismiss = button(page.getByTestId('Toasts'), 'Dismiss notification')
  await tabTo(page, dismiss.last())
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Failed to create snapshot')).toBeHidden()
})
