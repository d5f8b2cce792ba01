import type { Locator, Page } from '@playwright/test'
import { startRack } from './support/rack'
import { button, confirm, dialog, heading, open, PROJECT, row, rowAction } from './support/screen'
import { expect, test } from './support/test'

const LARGE = '/projects/blank-slate/instances'

const filter = (page: Page, noun: string) => page.getByRole('combobox', { name: `Filter ${noun}` })

const headers = (page: Page) => page.locator('main thead th:not(:has(input))')

test('1,000 instances are printed whole, and one is found by the filter and stopped', async ({
  page,
}) => {
  await test.step('a list of 1,000 instances is printed whole, in the light theme and without the frame', async () => {
    await open(page, `${LARGE}?scenario=large`)
    // The dialog of the browser would wait for an answer.
    await page.evaluate(() => {
      window.print = () => document.body.toggleAttribute('data-printed', true)
    })
    await button(page, 'Export instances').click()
    await page.getByRole('menuitem', { name: 'Print' }).click()
    await expect(page.locator('body[data-printed]')).toBeAttached()
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('main tbody tr')).toHaveCount(1000)
    for (const part of ['aside', '[data-list-tools]', 'nav[aria-label="Pagination"]', 'td button'])
      await expect(page.locator(part).first()).toBeHidden()
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await page.emulateMedia({ media: 'screen' })
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await expect(page.locator('main tbody tr')).toHaveCount(25)
  })

  await test.step('one of 1,000 instances is found by the filter and stopped', async () => {
    await filter(page, 'instances').fill('worker-0777')
    await expect(page.getByText('1 of 1,000 instances')).toBeVisible()
    await rowAction(page, 'worker-0777', 'Start')
    await confirm(page, 'Start instance')
    await expect(row(page, 'worker-0777')).toContainText('running')
    await rowAction(page, 'worker-0777', 'Stop')
    await confirm(page, 'Stop instance')
    await expect(row(page, 'worker-0777')).toContainText('stopped')
    // The row that was acted on is the one that is shown, and the filter stays.
    await expect(page.locator('main tbody tr')).toHaveCount(1)
    await expect(filter(page, 'instances')).toHaveValue('worker-0777')
  })
})

const MANY = 40
/** How many of them run. */
const RUNNING = 20

/** Makes instances without disks and interfaces, which start at once. */
const createInstances = (api: string) =>
  Promise.all(
    Array.from({ length: MANY }, async (_, at) => {
      const name = `worker-${String(at + 1).padStart(2, '0')}`
      const { status } = await fetch(`${api}/v1/instances?project=blank-slate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          name,
          hostname: name,
          description: '',
          ncpus: 1,
          memory: 2 ** 30,
          start: at < RUNNING,
          network_interfaces: { type: 'none' },
        }),
      })
      expect(status).toBe(201)
    }),
  )

test('40 instances are stopped, although requests fail and the page is reloaded', async ({
  page,
}) => {
  // Starts a rack of its own.
  test.slow()
  const chaos = ['--chaos', '40', '--chaos-for', 'instance_stop']
  const rack = await startRack('--latency', '150', ...chaos)
  try {
    await createInstances(rack.api)
    await page.goto(`${rack.url}${LARGE}?q=worker`)
    await expect(row(page, `worker-${RUNNING}`)).toContainText('running')
    await page.getByRole('checkbox', { name: 'Select all', exact: true }).click()
    await expect(page.getByText(`${MANY} instances selected`)).toBeVisible()
    await page.getByRole('region', { name: 'Selected instances' }).getByText('Stop').click()

    const title = `Stop ${RUNNING} instances`
    const plan = dialog(page, title)
    await expect(plan).toContainText(`This will stop ${RUNNING} of the ${MANY} selected instances.`)
    await button(plan, title).click()
    await expect(plan).toContainText(/[1-9]\d* of 20 stopping/)
    await page.reload()
    await expect(plan).toContainText('You left the page while this was running')
    await button(plan, 'Continue').click()
    // What was under way is not known to be done, and is safe to do again.
    const retry = plan.getByRole('button', { name: /^(Try again|Retry failed) \(\d+\)$/ })
    await expect(retry).toBeVisible({ timeout: 20_000 })
    await expect(plan).toContainText(/\d+ failed, \d+ unknown/)
    const ended = plan.getByText(`${RUNNING} of ${RUNNING} stopping`, { exact: true })
    while (!(await ended.isVisible())) {
      await retry.click()
      await expect(retry.or(ended)).toBeVisible({ timeout: 20_000 })
    }
    await plan.getByText('Close', { exact: true }).first().click()
    for (const name of ['worker-01', `worker-${RUNNING}`])
      await expect(row(page, name)).toContainText('stopped')
  } finally {
    await rack.stop()
  }
})

test('a pasted link restores filter, order, columns and the open panel', async ({ page }) => {
  await open(page, `${PROJECT}/disks/disk-1?q=disk&sort=-size&columns=name,size,state`)
  const restored = async () => {
    await expect(dialog(page, 'Disk')).toContainText('disk-1')
    await expect(filter(page, 'disks')).toHaveValue('disk')
    await expect(headers(page)).toHaveText(['name', 'size', 'state'])
    await expect(page.locator('main th[aria-sort="descending"]')).toHaveText('size')
  }
  await restored()
  await page.reload()
  await restored()
})

test('the suggestion that the arrow keys reach is in view', async ({ page }) => {
  await open(page, '/projects/rock-garden/instances')
  await filter(page, 'instances').fill('state:')
  const options = page.getByRole('option')
  await expect(options.last()).not.toBeInViewport({ ratio: 1 })
  await page.keyboard.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await expect(options.last()).toBeInViewport({ ratio: 1 })
})

test('columns are dragged by the pointer and by keys', async ({ page }) => {
  await open(page, `${PROJECT}/disks`)
  await button(page, 'Columns of disks').click()
  const columns = page.getByRole('grid', { name: 'Columns' })
  const choice = (label: string) => columns.getByRole('row', { name: label, exact: true })
  await choice('Size').dragTo(choice('Attached to'), {
    sourcePosition: { x: 12, y: 12 },
    targetPosition: { x: 12, y: 3 },
  })
  const dragged = ['name', 'size', 'Attached to', 'source', 'state', 'created']
  await expect(headers(page)).toHaveText(dragged)

  // A button that moves its own row keeps the focus.
  await button(columns, 'Move Source down').click()
  await expect(headers(page)).toHaveText([
    'name',
    'size',
    'Attached to',
    'state',
    'source',
    'created',
  ])
  await expect(button(columns, 'Move Source down')).toBeFocused()
  await button(columns, 'Move Source up').click()
  await expect(headers(page)).toHaveText(dragged)

  await page.keyboard.press('Escape')
  await expect(columns).toBeHidden()
  await expect(button(page, 'Columns of disks')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'Columns of disks')).toBeFocused()
  await expect(columns).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(choice('Name')).toBeFocused()
  // To the handle of the size, and from there past two others.
  for (const key of ['ArrowDown', 'ArrowRight', 'Enter', 'ArrowDown', 'ArrowDown', 'Enter'])
    await page.keyboard.press(key)
  const moved = ['name', 'Attached to', 'source', 'size', 'state', 'created']
  await expect(headers(page)).toHaveText(moved)
  await expect(page).toHaveURL(/columns=name%2CattachedTo%2Csource%2Csize/)
  await page.reload()
  await expect(headers(page)).toHaveText(moved)
})

test('what is typed into the filter does not push the way back out of view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, `${PROJECT}/instances`)
  await filter(page, 'instances').fill('x'.repeat(100))
  await expect(button(page, 'Show all instances')).toBeInViewport({ ratio: 1 })
})

test('on a phone the name and the state stay in view, and a found row is acted on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, `${PROJECT}/instances`)
  await expect(heading(page, 'Instances')).toBeVisible()
  await filter(page, 'instances').fill('db1')
  const found = row(page, 'db1')
  const [name, state] = [found.getByRole('link', { name: 'db1' }), found.getByText('running')]
  for (const cell of [name, state]) await expect(cell).toBeInViewport({ ratio: 1 })
  const lineOf = async (part: Locator) => {
    const box = await part.boundingBox()
    return box!.y + box!.height / 2
  }
  const [first, second] = [await lineOf(name), await lineOf(found.getByText('vCPUs'))]
  expect(Math.abs((await lineOf(state)) - first)).toBeLessThan(12)
  expect(second - first).toBeGreaterThan(16)
  await rowAction(page, 'db1', 'Stop')
  await confirm(page, 'Stop instance')
  await expect(found).toContainText('stopped')
})
