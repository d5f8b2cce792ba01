import type { Page } from '@playwright/test'
import {
  button,
  choose,
  confirm,
  dialog,
  errorOf,
  expectToast,
  field,
  fillForm,
  heading,
  open,
  path,
  pick,
  PROJECT,
  row,
  rowAction,
} from './support/screen'
import { expect, test } from './support/test'

const VPC = `${PROJECT}/vpcs/mock-vpc`

const follow = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).click()

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()

const createRouter = async (page: Page) => {
  await open(page, `${VPC}/routers`)
  await follow(page, 'New router')
  const panel = dialog(page, 'Create router')
  await expect(field(panel, 'Name')).toBeFocused()
  await fillForm(panel, { Name: 'detour', Description: 'The long way' })
  await button(panel, 'Create router').click()
  await expectToast(page, 'Router detour created')
  await expect(panel).toBeHidden()
  await follow(page, 'detour')
  await expect(heading(page, 'detour')).toBeVisible()
  await expect(page).toHaveTitle(
    'Routes / detour / Routers / mock-vpc / VPCs / mock-project / Projects / Basalt Console',
  )
}

const createRoute = async (page: Page) => {
  await expect(page.getByRole('heading', { name: 'No routes' })).toBeVisible()
  await follow(page, 'New route')
  const panel = dialog(page, 'Create route')
  await fillForm(panel, { Name: 'out' })
  await choose(panel, 'Destination type', 'IP network')
  await fillForm(panel, { 'Destination value': '198.51.100.9/24' })
  await expect(panel.getByText('Host bits are ignored: 198.51.100.0/24')).toBeVisible()
  await choose(panel, 'Target type', 'Internet gateway')
  await pick(panel, 'Target value', 'internet-gateway-2')
  await button(panel, 'Create route').click()
  await expectToast(page, 'Route out created')
  await expect(row(page, 'out')).toContainText('IP network198.51.100')
  await expect(row(page, 'out')).toContainText('Gatewayinternet-gateway-2')
}

const createSubnet = async (page: Page) => {
  await page
    .getByRole('navigation', { name: 'Breadcrumbs' })
    .getByRole('link', { name: 'mock-vpc' })
    .click()
  await tab(page, 'Subnets')
  await follow(page, 'New subnet')
  const panel = dialog(page, 'Create subnet')
  await fillForm(panel, { Name: 'web', 'IPv4 block': '10.1.1.2/24' })
  await expect(panel.getByText('Overlaps with mock-subnet (10.1.1.1/24)')).toBeVisible()
  await fillForm(panel, { 'IPv4 block': '10.1.2.2/24', 'IPv6 block': 'abc' })
  await expect(panel.getByText('10.1.2.0 – 10.1.2.255, 256 addresses')).toBeVisible()
  await expect(panel.getByText('Overlaps with')).toBeHidden()
  await fillForm(panel, { 'IPv6 block': '' })
  await choose(panel, 'Custom router', /^detour/)
  await button(panel, 'Create subnet').click()
  await expectToast(page, 'Subnet web created')
  await expect(row(page, 'web').getByRole('link', { name: 'detour' })).toBeVisible()
}

const detach = async (page: Page) => {
  await follow(page, 'web')
  const panel = dialog(page, 'Edit subnet')
  await expect(button(panel, 'Custom router')).toContainText('detour')
  await choose(panel, 'Custom router', /^None/)
  await button(panel, 'Update subnet').click()
  await expectToast(page, 'Subnet web updated')
  await expect(row(page, 'web').getByRole('link', { name: 'detour' })).toBeHidden()
}

const attach = async (page: Page) => {
  await rowAction(page, 'web', 'Edit')
  const panel = dialog(page, 'Edit subnet')
  await choose(panel, 'Custom router', /^detour/)
  await button(panel, 'Update subnet').click()
  await expectToast(page, 'Subnet web updated')
  await expect(row(page, 'web').getByRole('link', { name: 'detour' })).toBeVisible()
}

const deleteRouter = async (page: Page) => {
  await tab(page, 'Routers')
  await rowAction(page, 'detour', 'Delete')
  await expect(dialog(page, 'Delete router')).toContainText('Its routes are deleted too')
  await confirm(page, 'Delete router')
  await expectToast(page, 'Router detour deleted')
  await expect(row(page, 'detour')).toBeHidden()
  await tab(page, 'Subnets')
  await expect(row(page, 'web')).toContainText('10.1.2.2/24')
  await expect(row(page, 'web')).not.toContainText('detour')
  await expect(row(page, 'web')).not.toContainText('Deleted')
}

/** Creates a router with a route to a gateway and a subnet that uses it, and deletes both. */
const goThrough = async (page: Page) => {
  await createRouter(page)
  await createRoute(page)
  await createSubnet(page)
  await detach(page)
  await attach(page)
  await deleteRouter(page)
  await rowAction(page, 'web', 'Delete')
  await confirm(page, 'Delete subnet')
  await expect(row(page, 'web')).toBeHidden()
  expect(path(page)).toBe(`${VPC}/subnets`)
}

test('a router with a route is created, attached to a subnet and deleted', async ({ page }) => {
  await goThrough(page)
})

test('a system router shows that it accepts no routes', async ({ page }) => {
  await open(page, `${VPC}/routers/mock-system-router`)
  await expect(page.getByRole('link', { name: 'New route' })).toBeHidden()
  await button(page, 'New route').hover()
  await expect(page.getByRole('tooltip')).toContainText('cannot be added to a system router')
  await button(page, 'Actions for default').click()
  await expect(page.getByRole('menuitem', { name: /^Delete/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

test('only the target of a default route can be changed', async ({ page }) => {
  await open(page, `${VPC}/routers/mock-system-router/routes/default-v4/edit`)
  const panel = dialog(page, 'Edit route')
  for (const label of ['Name', 'Description', 'Destination value'])
    await expect(field(panel, label)).toBeDisabled()
  await expect(button(panel, 'Destination type')).toBeDisabled()
  await choose(panel, 'Target type', 'Drop')
  await expect(panel.getByLabel('Target value')).toBeHidden()
  await button(panel, 'Update route').click()
  await expectToast(page, 'Route default-v4 updated')
  await expect(row(page, 'default-v4')).toContainText('Drop')
})

test("a subnet's route is read-only", async ({ page }) => {
  await open(page, `${VPC}/routers/mock-system-router/routes/default/edit`)
  const panel = dialog(page, 'Edit route')
  await expect(panel).toContainText('they cannot be modified.')
  await expect(button(panel, 'Target type')).toContainText('VPC subnet')
  await expect(field(panel, 'Target value')).toHaveValue('mock-subnet')
  await expect(button(panel, 'Update route')).toHaveAttribute('aria-disabled', 'true')
})

test('the values of a route are validated when their fields are left, and on submit', async ({
  page,
}) => {
  await open(page, `${VPC}/routers/mock-custom-router/routes-new`)
  const panel = dialog(page, 'Create route')
  await fillForm(panel, { Name: 'new-route', 'Destination value': 'invalid-ip' })
  const wrong = errorOf(panel, 'Not a valid IP address')
  await field(panel, 'Target value').focus()
  await expect(wrong).toHaveCount(1)
  await button(panel, 'Create route').click()
  await expect(wrong).toHaveCount(2)
  await choose(panel, 'Destination type', 'IP network')
  await expect(wrong).toHaveCount(1)
  await expect(field(panel, 'Destination value')).toHaveValue('')
  await choose(panel, 'Destination type', 'Subnet')
  await pick(panel, 'Destination value', 'mock-subnet')
})
