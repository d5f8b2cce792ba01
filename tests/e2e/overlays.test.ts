import type { Locator, Page } from '@playwright/test'
import { expectFocusIn } from './support/focus'
import {
  button,
  dialog,
  expectToast,
  field,
  heading,
  menuItem,
  open,
  openRowMenu,
  PROJECT,
  row,
  rowAction,
  tooltip,
  userMenu,
} from './support/screen'
import { expect, test } from './support/test'

/** Whether a press at the center of an element reaches it. */
const isOnTop = (element: Locator) =>
  element.evaluate(node => {
    const { left, top, width, height } = node.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && node.contains(hit)
  })

test('the open list of a dialog leaves its buttons in reach', async ({ page }) => {
  await open(page, '/projects/rock-garden/instances/pebble/storage')
  await button(page, 'Attach existing disk').click()
  await dialog(page, 'Attach disk').getByRole('combobox').click()
  await expect(page.getByRole('listbox')).toBeVisible()
  for (const name of ['Cancel', 'Attach disk'])
    // The list hides what is around it from roles.
    expect(await isOnTop(page.locator('footer button', { hasText: name }))).toBe(true)
})

/** The gap between two elements, one below the other, in pixels. */
const gapBelow = async (upper: Locator, lower: Locator) => {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()]
  return above && below && Math.round(below.y - above.y - above.height)
}

/** The number of layers that darken the whole window. Runs in the page. */
const scrims = () =>
  [...document.body.children].filter(each => {
    const { position, backgroundColor } = getComputedStyle(each)
    return position === 'fixed' && backgroundColor !== 'rgba(0, 0, 0, 0)'
  }).length

const besidePanel = (page: Page) => page.mouse.click(300, 400)

test('what opens over the page covers it', async ({ page }) => {
  await test.step('the menu of the top bar covers the page', async () => {
    await open(page, `${PROJECT}/disks`)
    await userMenu(page).click()
    expect(await isOnTop(menuItem(page, 'Sign out'))).toBe(true)
    await page.mouse.click(600, 600)
    await expect(page.getByRole('menu')).toBeHidden()
  })

  await test.step('docs open on press and close on a press outside', async () => {
    const title = page.getByText('Learn about disks')
    const link = page.getByRole('link', { name: 'Disks and Snapshots' })
    await expect(title).toBeHidden()
    await expect(link).toHaveCount(0)
    await button(page, 'Links to docs').click()
    await expect(title).toBeVisible()
    await expect(link).toHaveAttribute('target', '_blank')
    const panel = page.getByRole('dialog', { name: 'Learn about disks' }).locator('..')
    await expect.poll(() => gapBelow(button(page, 'Links to docs'), panel)).toBe(12)
    await page.getByRole('table').click()
    await expect(title).toBeHidden()
    await expect(link).toHaveCount(0)
  })

  await test.step('a confirm dialog is centered, but never far down', async () => {
    await rowAction(page, 'disk-3', 'Delete')
    const middle = async () => {
      const box = await dialog(page, 'Delete disk').boundingBox()
      return box && Math.round(box.y + box.height / 2)
    }
    await expect.poll(middle).toBe(400)
    await page.setViewportSize({ width: 1280, height: 1400 })
    await expect.poll(middle).toBe(500)
  })

  await test.step('a panel covers the page and its top bar, and its options cover the panel', async () => {
    await page.keyboard.press('Escape')
    await expect(dialog(page, 'Delete disk')).toBeHidden()
    await page.setViewportSize({ width: 1280, height: 800 })
    const opener = page.getByRole('button', { name: /^User menu/, includeHidden: true })
    expect(await isOnTop(opener)).toBe(true)
    await page.getByRole('link', { name: 'New disk' }).click()
    const panel = dialog(page, 'Create disk')
    await expect(panel).toBeVisible()
    expect(await isOnTop(opener)).toBe(false)

    await panel.getByRole('radio', { name: 'Snapshot' }).check()
    await button(panel, 'Source snapshot').click()
    await page.getByRole('option', { name: 'snapshot-max-size' }).click()
    await expect(button(panel, 'Source snapshot')).toHaveText('snapshot-max-size')
  })
})

test('a press opens a list, also if it finds the code of lists loaded', async ({ page }) => {
  // Lists then load their code at the first press only.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  await open(page, `${PROJECT}/vpcs/mock-vpc/firewall-rules-new`)
  const boxes = dialog(page, 'Create firewall rule').getByRole('combobox', { name: 'VPC name' })
  for (const box of [boxes.first(), boxes.last()]) {
    await box.click()
    await expect(page.getByRole('listbox')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toBeHidden()
  }
})

test('an unchanged panel closes; a changed one asks first', async ({ page }) => {
  await open(page, '/projects')
  await page.getByRole('link', { name: 'New project', exact: true }).click()
  const panel = dialog(page, 'Create project')
  await expect(field(panel, 'Name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL('/projects')

  await page.getByRole('link', { name: 'New project', exact: true }).click()
  await field(panel, 'Name').fill('half-done')
  await besidePanel(page)
  const guard = dialog(page, 'Discard changes?')
  await expect(guard).toBeVisible()
  await button(guard, 'Keep editing').click()
  await expect(guard).toBeHidden()
  await expect(field(panel, 'Name')).toHaveValue('half-done')

  await expectFocusIn(panel)
  await page.keyboard.press('Escape')
  await button(guard, 'Leave').click()
  await expect(guard).toBeHidden()
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL('/projects')

  await page.getByRole('link', { name: 'New project', exact: true }).click()
  await expect(field(panel, 'Name')).toHaveValue('')
  await field(panel, 'Name').fill('given-up')
  await button(panel, 'Cancel').click()
  await expect(panel).toBeHidden()
  await expect(guard).toBeHidden()
})

test('Escape closes one layer at a time', async ({ page }) => {
  await open(page, `${PROJECT}/disks-new`)
  const panel = dialog(page, 'Create disk')
  await panel.getByRole('radio', { name: 'Image' }).check()
  await button(panel, 'Source image').click()
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(dialog(page, 'Discard changes?')).toBeHidden()
  expect(await page.evaluate(scrims)).toBe(1)
  await expect(button(panel, 'Source image')).toBeFocused()
  await page.keyboard.press('Escape')
  await expectFocusIn(dialog(page, 'Discard changes?'))
  expect(await page.evaluate(scrims)).toBe(1)
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'Discard changes?')).toBeHidden()
  await expect(panel).toBeVisible()
})

test('a disabled action shows its reason on hover', async ({ page }) => {
  await open(page, `${PROJECT}/instances/db1/storage`)
  await button(page, 'Start').hover()
  await expect(tooltip(page)).toHaveText('Only stopped or failed instances can be started')
  await heading(page, 'db1').hover()
  await expect(tooltip(page)).toBeHidden()
  await button(page, 'Create disk').hover()
  await expect(tooltip(page)).toContainText('must be stopped to create and attach a disk')

  await openRowMenu(page.getByRole('table', { name: 'Boot disk' }), 'disk-1')
  await menuItem(page, 'Unset as boot disk').hover()
  await expect(tooltip(page)).toContainText('must be stopped to change its boot disk')
  await menuItem(page, 'Detach').hover()
  await expect(tooltip(page)).toContainText('unset it as boot disk first')
  // A press here has no effect.
  await page.mouse.down()
  await page.mouse.up()
  await expect(page.getByRole('menu')).toBeVisible()
  await expect(dialog(page, 'Detach disk')).toBeHidden()
  await menuItem(page, 'Snapshot').hover()
  await expect(tooltip(page)).toBeHidden()
})

test('toasts stay for some time, errors longer', async ({ page }) => {
  await page.clock.install()
  await open(page, `${PROJECT}/disks`)
  await rowAction(page, 'disk-snapshot-error', 'Snapshot')
  const toasts = page.getByTestId('Toasts')
  const good = toasts.getByText('Creating snapshot of disk disk-snapshot-error')
  const bad = toasts.getByText('Could not create snapshot')
  await expect(good).toBeVisible()
  await expect(bad).toBeVisible()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  await page.clock.runFor(2_000)
  await expect(good).toBeVisible()
  await page.clock.runFor(3_000)
  await expect(good).toBeHidden()
  await page.clock.runFor(7_500)
  await expect(bad).toBeVisible()
  await page.clock.runFor(2_500)
  await expect(bad).toBeHidden()
})

test('toasts can be dismissed, even over a dialog', async ({ page }) => {
  await open(page, `${PROJECT}/disks`)
  await rowAction(page, 'disk-3', 'Snapshot')
  await expect(page.getByTestId('Toasts').getByText('Creating snapshot')).toBeVisible()
  await rowAction(page, 'disk-4', 'Delete')
  await expect(dialog(page, 'Delete disk')).toBeVisible()
  await expectToast(page, 'Creating snapshot of disk disk-3')
  await expect(dialog(page, 'Delete disk')).toBeVisible()
  await button(dialog(page, 'Delete disk'), 'Cancel').click()
  await expect(row(page, 'disk-4')).toBeVisible()
})

test('closed dialogs leave no DOM nodes behind', async ({ page }) => {
  await open(page, `${PROJECT}/instances-new`)
  // The closed part of the form comes after the page, and has nodes too.
  await expect(page.locator('[data-field=userData]').first()).toBeAttached()
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const countNodes = async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'Nodes')?.value ?? Number.NaN
  }
  const panel = page.locator('[role=dialog]')
  const openAndClose = async () => {
    // By text: the browser keeps accessible names looked up by role, and their elements.
    await page.locator('button', { hasText: 'Create new disk' }).click()
    await expect(panel).toHaveCount(1)
    await expect(panel.locator('input[name=name]')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
  }
  for (let round = 0; round < 3; round++) await openAndClose()
  const before = await countNodes()
  for (let round = 0; round < 6; round++) await openAndClose()
  // A panel has about a hundred.
  await expect.poll(async () => (await countNodes()) - before).toBeLessThan(90)
})
