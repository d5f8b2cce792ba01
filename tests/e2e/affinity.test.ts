import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe'
import {
  button,
  confirm,
  dialog,
  expectToast,
  fact,
  field,
  fillForm,
  heading,
  menuItem,
  open,
  path,
  pick,
  PROJECT,
  row,
  rowAction,
} from './support/screen'
import { expect, test } from './support/test'

const ROCKS = '/projects/rock-garden'

/** Follows a link in the page's content, not in the frame. */
const follow = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).click()

const breadcrumb = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name, exact: true })

const openSettings = async (page: Page, instance: string) => {
  await breadcrumb(page, 'rock-garden').click()
  await expect(heading(page, 'Instances')).toBeVisible()
  await follow(page, instance)
  await page.getByRole('tab', { name: 'Settings' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Settings' })).toBeVisible()
}

const create = async (page: Page) => {
  await open(page, `${ROCKS}/affinity`)
  await follow(page, 'New anti-affinity group')
  const panel = dialog(page, 'Create anti-affinity group')
  await expect(field(panel, 'Name')).toBeFocused()
  await fillForm(panel, { Name: 'keep-apart', Description: 'One each' })
  await panel.getByRole('radio', { name: 'Fail' }).check()
  await button(panel, 'Create group').click()
  await expect(heading(page, 'keep-apart')).toBeVisible()
  await expectToast(page, 'Anti-affinity group keep-apart created')
  expect(path(page)).toBe(`${ROCKS}/affinity/keep-apart`)
  await expect(page).toHaveTitle('keep-apart / Affinity / rock-garden / Projects / Basalt Console')
  await expect(fact(page, 'Members')).toHaveText('0')
  await expect(page.getByRole('heading', { name: 'No group members' })).toBeVisible()
}

const joinFromSettings = async (page: Page) => {
  await openSettings(page, 'pebble')
  await button(page, 'Add to group: Anti-affinity groups').click()
  const question = dialog(page, 'Add to anti-affinity group')
  await pick(question, 'Anti-affinity group', 'keep-apart')
  await button(question, 'Add to group').click()
  await expect(question).toBeHidden()
  await expectToast(page, 'Instance pebble added to anti-affinity group keep-apart')
  const table = page.getByRole('table', { name: 'Anti-affinity groups', exact: true })
  await row(table, 'keep-apart').getByRole('link').click()
  await expect(heading(page, 'keep-apart')).toBeVisible()
  await expect(row(page, 'pebble')).toContainText('stopped')
}

const addFromGroup = async (page: Page) => {
  const question = dialog(page, 'Add instance to group')
  const instance = question.getByRole('combobox', { name: 'Instance' })
  await button(page, 'Add instance').click()
  await pick(question, 'Instance', 'granite')
  await expect(question.getByText('Stop it first')).toBeVisible()
  await expect(button(question, 'Add to group')).toHaveAttribute('aria-disabled', 'true')
  await button(question, 'Cancel').click()

  await button(page, 'Add instance').click()
  await expect(instance).toHaveValue('')
  await pick(question, 'Instance', 'big-iron')
  // The list is closed: the key submits the form.
  await instance.press('Enter')
  await expect(question).toBeHidden()
  await expectToast(page, 'Instance big-iron added to anti-affinity group keep-apart')
  await expect(row(page, 'big-iron')).toBeVisible()
  await expect(fact(page, 'Members')).toHaveText('2')
}

const removeOne = async (page: Page) => {
  await rowAction(page, 'big-iron', 'Remove from group')
  await expect(dialog(page, 'Remove instance from anti-affinity group')).toBeVisible()
  await expectAccessible(page)
  await confirm(page, 'Remove instance from anti-affinity group')
  await expectToast(page, 'Member big-iron removed from anti-affinity group keep-apart')
  await expect(row(page, 'big-iron')).toBeHidden()
  await expect(row(page, 'pebble')).toBeVisible()
}

const rename = async (page: Page) => {
  await button(page, 'Anti-affinity group actions').click()
  await menuItem(page, 'Edit').click()
  const panel = dialog(page, 'Edit anti-affinity group')
  await expect(field(panel, 'Description')).toHaveValue('One each')
  await expectAccessible(page)
  await fillForm(panel, { Name: 'far-apart' })
  await button(panel, 'Update group').click()
  await expect(heading(page, 'far-apart')).toBeVisible()
  expect(path(page)).toBe(`${ROCKS}/affinity/far-apart`)
  await expectToast(page, 'Anti-affinity group far-apart updated')
  await expect(row(page, 'pebble')).toBeVisible()
}

const remove = async (page: Page) => {
  await button(page, 'Anti-affinity group actions').click()
  await menuItem(page, 'Delete').click()
  await expect(dialog(page, 'Delete anti-affinity group')).toBeVisible()
  await expectAccessible(page)
  await confirm(page, 'Delete anti-affinity group')
  await expect(heading(page, 'Affinity groups')).toBeVisible()
  await expectToast(page, 'Anti-affinity group far-apart deleted')
  await expect(row(page, 'far-apart')).toBeHidden()
  await expect(row(page, 'scattered')).toBeVisible()
}

const setPolicy = async (page: Page) => {
  await openSettings(page, 'cooling-down')
  const save = button(page, 'Save')
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await button(page, 'Policy').click()
  await page.getByRole('option', { name: 'Never' }).click()
  await save.click()
  await expectToast(page, 'Instance auto-restart policy updated')
  await expect(button(page, 'Policy')).toHaveAccessibleDescription(/Never/)
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await expect(save).toBeFocused()

  await button(page, 'Auto-restart status').click()
  const status = dialog(page, 'Auto-restart status')
  await expect(status).toContainText('Auto-restartDisabled')
  await expect(status).not.toContainText('Cooldown')
  await status.getByRole('link', { name: 'Policy never' }).click()
  await expect(status).toBeHidden()
  await expect(button(page, 'Policy')).toBeVisible()
}

/** Creates a group, adds members from both sides, removes one, renames and deletes the group. */
const goThrough = async (page: Page) => {
  await create(page)
  await joinFromSettings(page)
  await addFromGroup(page)
  await removeOne(page)
  await rename(page)
  await remove(page)
  await setPolicy(page)
}

test('a group is created, filled from both sides, renamed and deleted', async ({ page }) => {
  await goThrough(page)
})

test('after removing a member the focus moves to the next one, then to the button to add one', async ({
  page,
}) => {
  await open(page, `${PROJECT}/affinity/romulus-remus`)
  await rowAction(page, 'db1', 'Remove from group')
  await confirm(page, 'Remove instance from anti-affinity group')
  await expect(row(page, 'db1')).toBeHidden()
  await expect(button(page, 'Actions for db2')).toBeFocused()
  await rowAction(page, 'db2', 'Remove from group')
  await confirm(page, 'Remove instance from anti-affinity group')
  await expect(page.getByRole('heading', { name: 'No group members' })).toBeVisible()
  await expect(button(page, 'Add instance')).toBeFocused()
})

test('a row menu stays open while the instance stops', async ({ page }) => {
  await open(page, `${PROJECT}/instances/db1/settings`)
  const tab = page.getByRole('tabpanel', { name: 'Settings' })
  await button(page, 'Stop').click()
  await confirm(page, 'Stop instance')
  await button(tab, 'Actions for romulus-remus').click()
  await expect(menuItem(page, 'Remove instance from group')).toBeVisible()
  await expect(button(tab, 'Add to group: Affinity groups')).not.toHaveAttribute('aria-disabled')
  await expect(menuItem(page, 'Remove instance from group')).toBeVisible()
})
