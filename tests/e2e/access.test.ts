import type { Page } from '@playwright/test'
import {
  button,
  confirm,
  dialog,
  expectToast,
  heading,
  menuItem,
  open,
  openRowMenu,
  path,
  pick,
  PROJECT,
  row,
  rowAction,
  tooltip,
} from './support/screen'
import { actAs } from './support/session'
import { expect, test } from './support/test'

const ADD = 'Add user or group'

/** Gives a group a role on a project, looks at its members, changes and removes the role. */
const goThrough = async (page: Page) => {
  await open(page, `${PROJECT}/access`)
  await expect(page).toHaveTitle('Access / mock-project / Projects / Basalt Console')
  await expect(row(page, 'Edda Tuff')).toContainText('project.collaborator')
  await expect(row(page, 'Dario Marl')).toContainText('silo.viewer')
  await expect(row(page, 'Fynn Gabbro')).toBeHidden()

  await button(page, ADD).click()
  const adding = dialog(page, ADD)
  await pick(adding, 'User or group', 'kernel-devs')
  await adding.getByRole('radio', { name: /^Viewer/ }).check()
  await button(adding, 'Assign role').click()
  await expect(adding).toBeHidden()
  await expectToast(page, 'Role assigned')
  // The role on the silo is stronger.
  await expect(row(page, 'kernel-devs')).toContainText('silo.collaborator+1')
  await row(page, 'kernel-devs').getByText('+1').hover()
  await expect(tooltip(page)).toContainText('Other rolesproject.viewer')

  await button(page, 'kernel-devs').click()
  const group = dialog(page, 'Group')
  await expect(row(group, 'Clara Flint')).toBeVisible()
  await button(group, 'Close').click()
  await expect(button(page, 'kernel-devs')).toBeFocused()

  await rowAction(page, 'kernel-devs', 'Change role')
  const changing = dialog(page, 'Change project role for kernel-devs')
  await expect(changing.getByRole('radio', { name: /^Viewer/ })).toBeChecked()
  await changing.getByRole('radio', { name: /^Admin/ }).check()
  await button(changing, 'Update role').click()
  await expectToast(page, 'Role updated')
  await expect(row(page, 'kernel-devs')).toContainText('project.admin+1')

  await rowAction(page, 'kernel-devs', 'Remove role')
  await expect(dialog(page, 'Remove role')).toContainText(
    'kernel-devs keeps the collaborator role on the silo',
  )
  await confirm(page, 'Remove role')
  await expectToast(page, 'Access removed')
  await expect(row(page, 'kernel-devs')).toContainText(/silo\.collaborator(?!\+)/)
}

test('an admin gives a group a role on a project, changes and removes it', async ({ page }) => {
  await goThrough(page)
})

test('silo roles can be assigned by keyboard, with a warning before lowering one’s own', async ({
  page,
}) => {
  await test.step('the form warns users who lower their own role', async () => {
    await open(page, '/access')
    await button(page, 'Actions for Ada Quarry').click()
    await menuItem(page, 'Change role').click()
    const changing = dialog(page, 'Change silo role for Ada Quarry')
    await changing.getByRole('radio', { name: /^Viewer/ }).check()
    await expect(changing.getByRole('status')).toContainText('This is your own role')
    await button(changing, 'Cancel').click()
    await expect(heading(page, 'Access')).toBeVisible()
    expect(path(page)).toBe('/access')
  })

  await test.step('silo roles can be assigned by keyboard', async () => {
    await button(page, ADD).focus()
    await page.keyboard.press('Enter')
    const box = page.getByRole('combobox', { name: 'User or group' })
    await expect(box).toBeFocused()
    await page.keyboard.type('Greta')
    await expect(page.getByRole('option', { name: 'Greta Schist' })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(box).toHaveValue('Greta Schist')
    const role = (name: RegExp) => dialog(page, ADD).getByRole('radio', { name })
    await expect(role(/^Admin/)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(role(/^Viewer/)).toBeChecked()
    await page.keyboard.press('Control+Enter')
    await expect(dialog(page, ADD)).toBeHidden()
    await expect(row(page, 'Greta Schist')).toContainText('silo.viewer')
    await expect(button(page, ADD)).toBeFocused()
  })
})

test('a viewer is told why access cannot be changed', async ({ page, baseURL }) => {
  await actAs(page, baseURL, 'Dario Marl')
  await open(page, '/access')
  await button(page, ADD).hover()
  await expect(tooltip(page)).toContainText('Only an admin of the silo can change who has access')
  await openRowMenu(page, 'Ada Quarry')
  await expect(menuItem(page, 'Remove role')).toHaveAttribute('aria-disabled', 'true')
})
