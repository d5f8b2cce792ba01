import type { Page } from '@playwright/test'
import {
  button,
  choose,
  confirm,
  dialog,
  expectToast,
  field,
  fillForm,
  goTo,
  heading,
  menuItem,
  open,
  openRowMenu,
  path,
  PROJECT,
  row,
  rowAction,
} from './support/screen'
import { expect, test } from './support/test'

const LIST = `${PROJECT}/floating-ips`

const create = async (page: Page) => {
  await page.getByRole('link', { name: 'New floating IP' }).click()
  const form = dialog(page, 'Create floating IP')
  await fillForm(form, { Name: 'fanta', Description: 'Orange.' })
  await expect(button(form, 'IP pool')).toBeHidden()
  await button(form, 'Advanced').click()
  await choose(form, 'IP pool', /^ip-pool-1/)
  await button(form, 'Create floating IP').click()
  await expectToast(page, 'Floating IP fanta created')
  expect(path(page)).toBe(LIST)
  await expect(row(page, 'fanta')).toContainText('Orange.')
  await expect(row(page, 'fanta')).toContainText('ip-pool-1')
}

const attachTo = async (page: Page, name: string, instance: string) => {
  await rowAction(page, name, 'Attach')
  const modal = dialog(page, 'Attach floating IP')
  await expect(button(modal, 'Attach')).toBeDisabled()
  await choose(modal, 'Instance', new RegExp(`^${instance}`))
  await button(modal, 'Attach').click()
  await expect(modal).toBeHidden()
  await expectToast(page, `Floating IP ${name} attached`)
}

const instanceOf = (page: Page, name: string, instance: string) =>
  row(page, name).getByRole('link', { name: instance, exact: true })

test('a floating IP is created, used and deleted', async ({ page }) => {
  await open(page, LIST)
  await create(page)
  await attachTo(page, 'fanta', 'db1')
  await expect(instanceOf(page, 'fanta', 'db1')).toBeVisible()

  await rowAction(page, 'fanta', 'Move to another instance…')
  const modal = dialog(page, 'Move floating IP')
  await expect(modal).toContainText('is first detached from db1')
  await choose(modal, 'Instance', /^db2/)
  await button(modal, 'Move').click()
  await expectToast(page, 'Floating IP fanta moved to db2')

  await instanceOf(page, 'fanta', 'db2').click()
  await expect(heading(page, 'db2')).toBeVisible()
  await page.getByRole('tab', { name: 'Networking', exact: true }).click()
  const addresses = page.getByRole('table', { name: 'External IPs', exact: true })
  await expect(row(addresses, 'fanta')).toBeVisible()

  await goTo(page, 'Floating IPs')
  await openRowMenu(page, 'fanta')
  await expect(menuItem(page, 'Delete')).toBeDisabled()
  await menuItem(page, 'Detach').click()
  await confirm(page, 'Detach floating IP')
  await expectToast(page, 'Floating IP fanta detached')
  await expect(instanceOf(page, 'fanta', 'db2')).toBeHidden()
  await rowAction(page, 'fanta', 'Delete')
  await confirm(page, 'Delete floating IP')
  await expectToast(page, 'Floating IP fanta deleted')
  await expect(row(page, 'fanta')).toBeHidden()
})

test("detaching removes an address from its instance's page, attaching restores it", async ({
  page,
}) => {
  await open(page, `${PROJECT}/instances/db1/networking`)
  await expect(page.getByRole('link', { name: '123.4.56.5' }).first()).toBeVisible()
  await goTo(page, 'Floating IPs')
  await rowAction(page, 'cola-float', 'Detach')
  await confirm(page, 'Detach floating IP')
  await expectToast(page, 'Floating IP cola-float detached')
  await goTo(page, 'Instances')
  await page.getByRole('link', { name: 'db1', exact: true }).click()
  await expect(heading(page, 'db1')).toBeVisible()
  await expect(page.getByRole('link', { name: '123.4.56.0' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: '123.4.56.5' })).toHaveCount(0)
  await goTo(page, 'Floating IPs')
  await attachTo(page, 'cola-float', 'db1')
  await expect(instanceOf(page, 'cola-float', 'db1')).toBeVisible()
})

test('a changed form asks before it closes, and the edit form shows read-only properties', async ({
  page,
}) => {
  await test.step('a changed form asks before Escape or a click outside closes it', async () => {
    await open(page, LIST)
    await page.getByRole('link', { name: 'New floating IP' }).click()
    const form = dialog(page, 'Create floating IP')
    await fillForm(form, { Name: 'fanta' })
    const question = dialog(page, 'Discard changes?')
    await page.keyboard.press('Escape')
    await button(question, 'Keep editing').click()
    await expect(field(form, 'Name')).toHaveValue('fanta')
    await page.mouse.click(300, 500)
    await button(question, 'Leave').click()
    await expect(form).toBeHidden()
    expect(path(page)).toBe(LIST)
  })

  await test.step('the edit form shows read-only properties above the fields, and opens at once', async () => {
    await rowAction(page, 'cola-float', 'Edit')
    const form = dialog(page, 'Edit floating IP')
    for (const fact of ['123.4.56.5', 'ip-pool-1', 'db1']) await expect(form).toContainText(fact)
    await fillForm(form, { Name: 'pepsi-float', Description: 'Another one.' })
    await button(form, 'Update floating IP').click()
    await expectToast(page, 'Floating IP pepsi-float updated')
    await expect(row(page, 'pepsi-float')).toContainText('Another one.')
  })
})
