import type { Page } from '@playwright/test'
import { expectFocusIn } from './support/focus'
import { button, dialog, field, heading, open, PROJECT, visit } from './support/screen'
import { expect, test } from './support/test'

const palette = (page: Page) => dialog(page, 'Quick actions')
const options = (page: Page) => palette(page).getByRole('option')
const selected = (page: Page) => palette(page).getByRole('option', { selected: true })

test('it closes as it was opened, and Enter opens the first item', async ({ page }) => {
  await test.step('a press outside or on its button closes it and clears the input', async () => {
    await open(page, '/projects')
    const search = palette(page).getByRole('combobox', { name: 'Search' })
    await page.keyboard.press('Control+k')
    await search.fill('vault')
    await page.mouse.click(20, 700)
    await expect(palette(page)).toBeHidden()
    await button(page, 'Jump to ctrl+K').click()
    await expect(search).toHaveValue('')
    await button(palette(page), 'Dismiss').click()
    await expect(palette(page)).toBeHidden()
    await expect(button(page, 'Jump to ctrl+K')).toBeFocused()
  })

  await test.step('Enter opens the first item without submitting what it opens', async () => {
    await button(page, 'Jump to ctrl+K').click()
    await expect(selected(page)).toHaveText('New project')
    await page.keyboard.press('Enter')
    await expect(dialog(page, 'Create project')).toBeVisible()
    await expect(palette(page)).toBeHidden()
    await expect(field(page, 'Name')).toBeFocused()
    await expect(page.getByText('Name is required')).toBeHidden()
  })
})

test('the shortcut opens and closes it, even from a text field', async ({ page }) => {
  await open(page, `${PROJECT}/instances-new`)
  const name = field(page, 'Name')
  await name.pressSequentially('half')
  await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('combobox', { name: 'Search' })).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toBeHidden()
  await expect(name).toBeFocused()
  await page.keyboard.type('-done')
  await expect(name).toHaveValue('half-done')

  await page.keyboard.press('Control+k')
  await expectFocusIn(palette(page))
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
  await expect(name).toBeFocused()
})

test('it opens over a form in a panel, and takes the keys', async ({ page }) => {
  await open(page, '/projects-new')
  const name = field(page, 'Name')
  await name.pressSequentially('half')
  await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('combobox', { name: 'Search' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
  await expect(name).toBeFocused()
  await page.keyboard.press('Control+k')
  await expectFocusIn(palette(page))
  await page.keyboard.type('images')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Silo images')).toBeVisible()
})

test('it does not open on the login page', async ({ page }) => {
  await open(page, '/login/maze-war/local')
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toBeHidden()
})

test('the arrow keys wrap around, and the selected item is visible', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await open(page, '/projects/rock-garden/instances')
  await page.keyboard.press('Control+k')
  await expect(selected(page)).toHaveText('New instance')
  await expect(options(page).last()).not.toBeInViewport()
  await page.keyboard.press('ArrowUp')
  await expect(selected(page)).toHaveText('Open a project by name…')
  await expect(selected(page)).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('ArrowDown')
  await expect(selected(page)).toHaveText('New instance')
  await expect(selected(page)).toBeInViewport({ ratio: 1 })
})

test('typing ranks the items, also without a pause', async ({ page }) => {
  await test.step('typing ranks the items, and Enter opens the first', async () => {
    await open(page, `${PROJECT}/instances`)
    await page.keyboard.press('Control+k')
    await expect(palette(page).getByRole('group').first()).toHaveAccessibleName('Actions')
    await expect(palette(page).getByRole('group', { name: 'Go to instance' })).toContainText('db1')
    // Not the current page.
    await expect(palette(page).getByRole('option', { name: 'Instances' })).toBeHidden()

    await page.keyboard.type('db2')
    await expect(options(page).first()).toHaveText('db2 mock-project')
    await expect(options(page).filter({ hasText: /^db2/ })).toHaveCount(1)
    await button(palette(page), 'Clear search').click()
    await page.keyboard.type('dis')
    await expect(selected(page)).toHaveText('Disks')
    await page.keyboard.type('xyz')
    await expect(options(page)).toHaveText(['No results'], { timeout: 60_000 })
    await expect(palette(page).getByText('to open')).toBeHidden()
    for (let letter = 0; letter < 3; letter += 1) await page.keyboard.press('Backspace')
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Disks')).toBeVisible()
    await expect(palette(page)).toBeHidden()
  })

  await test.step('typed without a pause, the first match is selected, and Enter opens it', async () => {
    await visit(page, `${PROJECT}/instances`)
    await page.keyboard.press('Control+k')
    await expectFocusIn(palette(page))
    await page.keyboard.type('db1')
    await expect(selected(page)).toContainText('db1')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await expectFocusIn(palette(page))
    await page.keyboard.type('db1')
    await page.keyboard.press('Enter')
    await expect(heading(page, 'db1')).toBeVisible()
  })
})
