import type { Page } from '@playwright/test'
import { expectFocusIn } from './support/focus'
import {
  button,
  choose,
  confirm,
  dialog,
  expectToast,
  fact,
  fillForm,
  heading,
  menuItem,
  open,
  openRowMenu,
  path,
  pick,
  row,
  rowAction,
  tooltip,
} from './support/screen'
import { expect, test } from './support/test'

const GARDEN = '/projects/rock-garden'

const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true })
const ips = (page: Page) => table(page, 'External IPs')
const interfaces = (page: Page) => table(page, 'Network interfaces')
/** The row with this name, whatever badge is beside it. */
const nic = (page: Page, name: string) =>
  interfaces(page)
    .getByRole('row')
    .filter({ has: button(page, `Actions for ${name}`) })

const nicAction = async (page: Page, name: string, action: string) => {
  await button(nic(page, name), `Actions for ${name}`).click()
  await menuItem(page, action).click()
}

/** Fills in the form of a network interface. A VPC is chosen for the first one only. */
const addInterface = async (page: Page, name: string, subnet: string, vpc?: string) => {
  await button(page, 'Add network interface').click()
  const panel = dialog(page, 'Add network interface')
  await fillForm(panel, { Name: name })
  if (vpc) await choose(panel, 'VPC', new RegExp(`^${vpc}`))
  await choose(panel, 'Subnet', new RegExp(`^${subnet}`))
  await button(panel, 'Add network interface').click()
  await expect(panel).toBeHidden()
}

const create = async (page: Page) => {
  await open(page, `${GARDEN}/instances-new`)
  await fillForm(page, { Name: 'causeway' })
  await pick(page, 'Image', 'alpine-3-21')
  await button(page, 'Networking').click()
  await page.getByRole('radio', { name: 'Custom' }).check()
  await addInterface(page, 'north', 'layer-2', 'strata')
  await addInterface(page, 'south', 'layer-3', 'strata')
  await button(page, 'Attach floating IP').click()
  const attach = dialog(page, 'Attach floating IP')
  await choose(attach, 'Floating IP', /^spare-key/)
  await expect(attach).toContainText('will be reachable at 198.51.100.1')
  await button(attach, 'Attach').click()
  await button(page, 'Create instance').click()
  await expect(heading(page, 'causeway')).toBeVisible()
  await expectToast(page, 'Instance causeway created')
}

const stop = async (page: Page) => {
  await expect(fact(page, 'State')).toHaveText('running', { timeout: 20_000 })
  await expect(button(page, 'Add network interface')).toBeDisabled()
  await button(page, 'Stop').click()
  await confirm(page, 'Stop instance')
  await expectToast(page, 'Stopping instance causeway')
  await expect(fact(page, 'State')).toHaveText('stopped', { timeout: 20_000 })
  await expect(button(page, 'Add network interface')).toBeEnabled()
}

const manageInterfaces = async (page: Page) => {
  await expect(nic(page, 'north')).toContainText('primary')
  await expect(nic(page, 'south')).not.toContainText('primary')
  await addInterface(page, 'west', 'layer-4')
  await nicAction(page, 'west', 'Make primary')
  await expect(nic(page, 'west')).toContainText('primary')
  await expect(nic(page, 'north')).not.toContainText('primary')

  await nicAction(page, 'west', 'Edit')
  const panel = dialog(page, 'Edit network interface')
  await fillForm(panel, { Name: 'east' })
  for (const block of ['10.99.0.0/16', 'fd99::/32']) {
    await fillForm(panel, { 'Transit IPs': block })
    await page.keyboard.press('Enter')
    await expect(button(panel, `Remove IP ${block}`)).toBeVisible()
  }
  await button(panel, 'Update network interface').click()
  await expectToast(page, 'Network interface east updated')
  await nicAction(page, 'north', 'Make primary')
  await expect(nic(page, 'east')).not.toContainText('primary')
  await expect(nic(page, 'east')).toContainText('10.99.0.0/16+1')

  await nicAction(page, 'south', 'Delete')
  await confirm(page, 'Delete network interface')
  await expectToast(page, 'Network interface south deleted')
  await expect(nic(page, 'south')).toBeHidden()
  // Now the last row.
  await expect(button(page, 'Actions for north')).toBeFocused()
}

const manageAddresses = async (page: Page) => {
  await expect(ips(page).locator('tbody tr')).toHaveCount(2)
  await expect(button(page, 'Attach floating IP')).toBeDisabled()
  await rowAction(ips(page), 'spare-key', 'Detach')
  await confirm(page, 'Detach floating IP')
  await expectToast(page, 'Floating IP spare-key detached')
  await expect(row(ips(page), 'spare-key')).toBeHidden()

  await button(page, 'Attach floating IP').click()
  const attach = dialog(page, 'Attach floating IP')
  await expect(button(attach, 'Attach')).toBeDisabled()
  await choose(attach, 'Floating IP', /^spare-key/)
  await button(attach, 'Attach').click()
  await expectToast(page, 'IP spare-key attached')
  await expect(row(ips(page), 'spare-key')).toBeVisible()

  await ips(page)
    .getByRole('button', { name: /^Actions for \d/ })
    .click()
  await menuItem(page, 'Detach').click()
  await confirm(page, 'Detach ephemeral IP')
  await expectToast(page, 'Ephemeral IP detached')
  await button(page, 'Attach ephemeral IP').click()
  const ephemeral = dialog(page, 'Attach ephemeral IP')
  await choose(ephemeral, 'IP pool', /^ip-pool-2/)
  await button(ephemeral, 'Attach').click()
  await expect(button(page, 'Attach ephemeral IP')).toBeHidden()
  await expect(ips(page)).toContainText('fd00::')
}

const createAndShow = async (page: Page) => {
  await create(page)
  await page.getByRole('tab', { name: 'Networking' }).click()
  await expect(interfaces(page).locator('tbody tr')).toHaveCount(2)
}

test('an instance is created with two interfaces, which are then managed, and a floating IP', async ({
  page,
}) => {
  test.slow()
  await createAndShow(page)
  await stop(page)
  await manageInterfaces(page)
  await expect(fact(page, 'VPC').getByRole('link', { name: 'strata' })).toBeVisible()
  await nic(page, 'east').getByText('+1').hover()
  await expect(tooltip(page)).toContainText('Other transit IPs')
  await expect(tooltip(page)).toContainText('fd99::/32')
})

test.describe('by touch, on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('addresses are managed as well, and nothing is wider than the window', async ({ page }) => {
    test.slow()
    await createAndShow(page)
    await expect(fact(page, 'State')).toHaveText('running', { timeout: 20_000 })
    await manageAddresses(page)
    const excess = () => document.documentElement.scrollWidth - window.innerWidth
    expect(await page.evaluate(excess)).toBe(0)
    for (const name of ['Attach floating IP', 'Add network interface']) {
      await button(page, name).scrollIntoViewIfNeeded()
      await expect(button(page, name)).toBeInViewport({ ratio: 1 })
    }
    await page.getByRole('tab', { name: 'Connect' }).click()
    await expect(page.getByText('ssh [username]@198.51.100.1')).toBeVisible()
    expect(await page.evaluate(excess)).toBe(0)
  })
})

test('lists are above their panel, and the panel above the top bar', async ({ page }) => {
  await open(page, `${GARDEN}/instances/pebble/networking`)
  await button(page, 'Add network interface').click()
  const panel = dialog(page, 'Add network interface')
  await expect(button(panel, 'Subnet')).toBeDisabled()
  await choose(panel, 'VPC', /^strata/)
  await choose(panel, 'Subnet', /^layer-1/)
  await expect(button(panel, 'Subnet')).toHaveText('layer-1')
  const covers = await panel.evaluate(element => {
    const { right, top } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(right - 4, top + 4))
  })
  expect(covers).toBe(true)
})

test('a menu stays open and focused while the instance stops', async ({ page }) => {
  await open(page, `${GARDEN}/instances/granite/networking`)
  await button(page, 'Stop').click()
  await confirm(page, 'Stop instance')
  await button(nic(page, 'net0'), 'Actions for net0').click()
  await page.keyboard.press('ArrowDown')
  await expect(menuItem(page, 'Edit')).toBeDisabled()
  await expect(menuItem(page, 'Edit')).toBeEnabled({ timeout: 20_000 })
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1)
})

test('a similar instance can be created from another one', async ({ page }) => {
  await open(page, `${GARDEN}/instances`)
  await openRowMenu(page, 'granite')
  await menuItem(page, 'Create similar').click()
  await expect(heading(page, 'Create instance')).toBeVisible()
  await expect(page).toHaveURL(/\/instances-new\?from=granite$/)
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
  await page.keyboard.type('granite-2')
  await expect(page.getByRole('radio', { name: '4 vCPUs, 32 GiB memory' })).toBeChecked()
  await button(page, 'Create instance').click()
  await expect(heading(page, 'granite-2')).toBeVisible()
  await page.getByText('Details', { exact: true }).click()
  await expect(fact(page, 'Description')).toHaveText('As many disks as fit')
})

test("the palette has an instance's actions, with reasons for disabled ones", async ({ page }) => {
  await open(page, `${GARDEN}/instances/granite/networking`)
  await page.keyboard.press('Control+k')
  const palette = dialog(page, 'Quick actions')
  await expectFocusIn(palette)
  const options = palette.getByRole('option')
  await page.keyboard.type('network interface')
  await expect(options.first()).toContainText('The instance must be stopped to add')
  await expect(options.first()).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Attach floating')
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'Attach floating IP')).toBeVisible()
})

test('an instance can be found by its id', async ({ page }) => {
  await open(page, '/lookup/i/1a5a1a5a-0000-4000-8000-000000000015')
  await expect(heading(page, 'granite')).toBeVisible()
  expect(path(page)).toBe(`${GARDEN}/instances/granite/storage`)
  await page.goto('/lookup/instances/granite?latency=20')
  await expect(heading(page, 'Page not found')).toBeVisible()
})
