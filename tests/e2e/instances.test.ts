import type { Page } from '@playwright/test'
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
  openRowMenu,
  path,
  PROJECT,
  row,
  rowAction,
  tooltip,
  visit,
} from './support/screen'
import { expect, test } from './support/test'

const INSTANCES = `${PROJECT}/instances`

/** The text in this browser's clipboard. */
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test.describe('the list', () => {
  test('shows, copies, resizes and deletes', async ({ page, context }) => {
    await test.step('shows each instance with its state and since when', async () => {
      await open(page, INSTANCES)
      const headers = ['', 'name', 'CPU', 'Memory', 'state', 'External IPs', 'created']
      await expect(page.getByRole('columnheader')).toHaveText(headers)
      const cells = row(page, 'db1').getByRole('cell')
      await expect(cells.nth(2)).toHaveText('2 vCPUs')
      await expect(cells.nth(3)).toHaveText('4 GiB')
      await expect(cells.nth(4)).toHaveText(/^running\d+(mo|y)$/)
      await expect(cells.nth(6)).toHaveText('Feb 1, 202410:20 AM')
      await cells
        .nth(4)
        .getByText(/\d+(mo|y)/)
        .hover()
      await expect(tooltip(page)).toContainText(/Nov 11, 2024, 11:11:\d\d\sAM UTC/)
      await expect(page.getByText(/^Updated \d+s ago/)).toBeVisible()
    })

    await test.step('shows why an action is disabled', async () => {
      await page.keyboard.press('Escape')
      await openRowMenu(page, 'db1')
      const reasons = [
        ['Start', 'Only stopped or failed instances can be started'],
        ['Resize', 'Only creating, stopped, or failed instances can be resized'],
        ['Delete', 'Only stopped or failed instances can be deleted'],
      ] as const
      for (const [action, reason] of reasons) {
        await expect(menuItem(page, action)).toBeDisabled()
        await menuItem(page, action).hover()
        await expect(tooltip(page)).toContainText(reason.slice(0, 12))
        await expect(tooltip(page)).toContainText(reason.slice(-24))
      }
      await expect(menuItem(page, 'Stop')).toBeEnabled()
      await expect(menuItem(page, 'View serial console')).toBeEnabled()
    })

    await test.step('copies the id of an instance', async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.keyboard.press('Escape')
      await rowAction(page, 'db1', 'Copy ID')
      await expect(page.getByRole('menu')).toBeHidden()
      expect(await clipboard(page)).toMatch(/^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/)
      await expect(button(page, 'Actions for db1')).toBeFocused()
    })

    await test.step('keeps an open menu open while its row changes', async () => {
      await rowAction(page, 'db1', 'Stop')
      await confirm(page, 'Stop instance')
      await expect(row(page, 'db1')).toContainText('stopping')
      await openRowMenu(page, 'db1')
      await expect(menuItem(page, 'Start')).toBeDisabled()
      await page.keyboard.press('ArrowDown')
      const focused = page.locator(':focus')
      await expect(focused).toHaveText('Copy ID')

      await expect(row(page, 'db1')).toContainText('stopped', { timeout: 20_000 })
      await expect(page.getByRole('menu')).toBeVisible()
      await expect(focused).toHaveText('Copy ID')
      await expect(menuItem(page, 'Start')).toBeEnabled()
      await menuItem(page, 'Delete').click()
      await confirm(page, 'Delete instance')
      await expect(row(page, 'db1')).toBeHidden()
    })

    await test.step("shows an instance's new size", async () => {
      await rowAction(page, 'you-fail', 'Resize')
      const resize = dialog(page, 'Resize instance')
      await expect(resize.getByText('Current (you-fail): 4 vCPUs / 6 GiB')).toBeVisible()
      await expect(button(resize, 'Resize')).toBeDisabled()
      await field(resize, 'vCPUs').fill('65')
      await field(resize, 'Memory (GiB)').focus()
      await expect(field(resize, 'vCPUs')).toHaveValue('65')
      await expect(resize.getByText('At most 64')).toBeVisible()
      await expect(button(resize, 'Resize')).toBeDisabled()

      await fillForm(resize, { vCPUs: '10', 'Memory (GiB)': '20' })
      await page.keyboard.press('Enter')
      await expect(resize).toBeHidden()
      const toasts = page.getByTestId('Toasts')
      await expect(toasts.getByText('Instance you-fail resized')).toBeVisible()
      await expect(row(page, 'you-fail')).toContainText('10 vCPUs')
      await expect(row(page, 'you-fail')).toContainText('20 GiB')
      await toasts.getByRole('link', { name: 'View instance' }).click()
      await expect(fact(page, 'CPU')).toHaveText('10 vCPUs')
    })
  })
})

test.describe('the page', () => {
  test('has tabs, links to the network, and updates to stopped', async ({ page, context }) => {
    await test.step('has tabs that support the arrow keys', async () => {
      await open(page, `${INSTANCES}/db1`)
      await expect.poll(() => path(page)).toBe(`${INSTANCES}/db1/storage`)
      const tab = (name: string) => page.getByRole('tab', { name })
      await tab('Storage').focus()
      for (const [key, name, end] of [
        ['ArrowLeft', 'Settings', 'settings'],
        ['ArrowRight', 'Storage', 'storage'],
        ['ArrowRight', 'Networking', 'networking'],
        ['ArrowRight', 'Metrics', 'metrics/cpu'],
      ] as const) {
        await page.keyboard.press(key)
        await expect(tab(name)).toBeFocused()
        await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
        await expect.poll(() => path(page)).toBe(`${INSTANCES}/db1/${end}`)
        await expect(page.getByRole('tabpanel', { name })).toBeVisible()
      }
      const parts = page.getByRole('tablist', { name: 'Parts of the instance' })
      await expect(parts.locator('[tabindex="0"]')).toHaveText('Metrics')
    })

    await test.step('links to the network and copies addresses', async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.getByRole('tab', { name: 'Storage' }).click()
      await expect(fact(page, 'VPC').getByRole('link')).toHaveAttribute(
        'href',
        `${PROJECT}/vpcs/mock-vpc/firewall-rules`,
      )
      const ips = fact(page, 'External IPs')
      await expect(ips.getByRole('link')).toHaveText(['123.4.56.5', '123.4.56.0'])
      await expect(ips.getByRole('link').first()).toHaveAttribute('href', 'https://123.4.56.5')
      const copy = button(ips, 'Copy 123.4.56.0')
      await copy.click()
      expect(await clipboard(page)).toBe('123.4.56.0')
      await expect(copy).toHaveAttribute('data-copied')
      await expect(copy).not.toHaveAttribute('data-copied')
    })

    await test.step('updates to stopped without closing what was opened meanwhile', async () => {
      const boot = page.getByRole('table', { name: 'Boot disk' })
      const others = page.getByRole('table', { name: 'Additional disks' })
      await expect(button(page, 'Attach existing disk')).toBeDisabled()
      await button(page, 'Stop').click()
      await confirm(page, 'Stop instance')
      await expect(fact(page, 'State').getByLabel('Spinner')).toBeVisible()
      await openRowMenu(others, 'disk-2')
      await expect(menuItem(page, 'Set as boot disk')).toBeDisabled()
      await expect(fact(page, 'State')).toHaveText('stopped', { timeout: 20_000 })
      await expect(menuItem(page, 'Set as boot disk')).toBeEnabled()
      await expect(menuItem(page, 'Detach')).toBeEnabled()
      await page.keyboard.press('Escape')
      await openRowMenu(boot, 'disk-1')
      await expect(menuItem(page, 'Unset as boot disk')).toBeEnabled()
      await menuItem(page, 'Detach').hover()
      await expect(tooltip(page)).toContainText('unset it as boot disk first')
      await page.keyboard.press('Escape')
      await expect(button(page, 'Attach existing disk')).toBeEnabled()
    })
  })

  test('of a failed instance shows whether it restarts, and of a deleted one is replaced', async ({
    page,
  }) => {
    await test.step('shows whether a failed instance restarts', async () => {
      await open(page, `${INSTANCES}/you-fail/storage`)
      await button(page, 'Auto-restart status').click()
      const status = dialog(page, 'Auto-restart status')
      await expect(status).toContainText('Enabled')
      await expect(status).toContainText(/Waiting \([45] minutes\)/)
      await page.keyboard.press('Escape')
      await expect(status).toBeHidden()
      await expect(button(page, 'Auto-restart status')).toBeFocused()
      await button(page, 'Auto-restart status').click()
      await status.getByText('Policy').click()
      await expect.poll(() => path(page)).toBe(`${INSTANCES}/you-fail/settings`)
      await expect(status).toBeHidden()
    })

    await test.step('of a deleted instance is replaced by the list, also in the history', async () => {
      await visit(page, INSTANCES)
      await page.getByRole('link', { name: 'you-fail' }).click()
      await button(page, 'Instance actions').click()
      await expect(page.getByRole('menuitem')).toHaveText([
        'Copy ID',
        'Reboot',
        'Resize',
        'View serial console',
        'Check reachability',
        'Metrics',
        'Create similar',
        'Create similar with its disks',
        'Delete',
        'View JSON',
        'Equivalent command',
        'As code',
      ])
      await menuItem(page, 'Delete').click()
      await confirm(page, 'Delete instance')
      await expect(heading(page, 'Instances')).toBeVisible()
      await expectToast(page, 'Deleting instance you-fail')
      await expect(row(page, 'you-fail')).toBeHidden()
      await page.goBack()
      await expect(heading(page, 'Instances')).toBeVisible()
    })
  })

  test('offers the detached disks of the project for attaching', async ({ page }) => {
    await open(page, '/projects/rock-garden/instances/pebble/storage')
    await expect(page.getByText('Attach a disk to be able to set a boot disk')).toBeVisible()
    await button(page, 'Attach existing disk').click()
    const attach = dialog(page, 'Attach disk')
    const box = attach.getByRole('combobox', { name: 'Disk name' })
    await button(attach, 'Attach disk').click()
    await expect(attach.getByText('Disk name is required')).toBeVisible()
    await box.click()
    await expect(page.getByRole('option', { name: 'the-smallest' })).toBeVisible()
    await expect(page.getByRole('option', { name: 'steady-boot' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toBeHidden()
    await expect(attach).toBeVisible()
    await box.fill('smallest')
    await page.keyboard.press('Enter')
    await expect(box).toHaveValue('the-smallest')
    await button(attach, 'Attach disk').click()
    await expect(attach).toBeHidden()
    await expect(row(page, 'the-smallest')).toContainText('attached')
    await expect(page.getByText('The instance will boot from the-smallest')).toBeVisible()
  })
})
