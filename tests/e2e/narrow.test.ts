import type { Locator } from '@playwright/test'
import { expectFocusIn } from './support/focus'
import { LONG_NAME } from './support/full-pages'
import {
  button,
  field,
  fillForm,
  heading,
  menuItem,
  open,
  PROJECT,
  row,
  rowAction,
  visit,
} from './support/screen'
import { actAs } from './support/session'
import { expect, test } from './support/test'

test.use({ viewport: { width: 768, height: 900 } })

/** Lists with cells of all kinds. */
const TWO_LINE_LISTS = [
  '/projects',
  '/certificates',
  `${PROJECT}/instances`,
  `${PROJECT}/disks`,
  `${PROJECT}/vpcs/mock-vpc/firewall-rules`,
  `${PROJECT}/vpcs/mock-vpc/subnets`,
  '/system/silos',
  '/system/utilization',
  '/system/issues',
  '/system/inventory/sleds',
  '/system/networking/ip-pools',
  '/system/networking/address-lots',
]

test('the selected tab is visible if not all fit', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, `${PROJECT}/instances/db1/settings`)
  await expect(page.getByRole('tab', { name: 'Settings' })).toBeInViewport({ ratio: 0.99 })
  await expect(page.getByRole('tab', { name: 'Storage' })).not.toBeInViewport()
})

test('a phone’s list hardly moves while its cells are read', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.addInitScript(`
    window.moved = 0
    new PerformanceObserver(list => {
      for (const { value } of list.getEntries()) window.moved += value
    }).observe({ type: 'layout-shift', buffered: true })
  `)
  for (const path of ['/projects', '/users', '/system/inventory/sleds']) {
    await page.goto(`${path}?latency=150`)
    await expect(page.locator('tbody tr').first()).toBeVisible()
    await expect(page.locator('tbody [data-skeleton], main [aria-busy=true]')).toHaveCount(0)
    // Chromium calls up to 0.1 good.
    expect(await page.evaluate('window.moved'), path).toBeLessThan(0.1)
  }
})

test('the navigation is a drawer that closes after use', async ({ page }) => {
  await open(page, `${PROJECT}/instances`)
  const drawer = page.getByRole('complementary', { name: 'Navigation' })
  await expect(drawer).toBeHidden()

  await button(page, 'Open navigation').click()
  await expectFocusIn(drawer)
  await page.keyboard.press('Tab')
  await expectFocusIn(drawer)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(button(page, 'Open navigation')).toBeFocused()

  await button(page, 'Open navigation').click()
  await drawer.getByRole('link', { name: 'Disks' }).click()
  await expect(heading(page, 'Disks')).toBeVisible()
  await expect(drawer).toBeHidden()

  await button(page, 'Open navigation').click()
  await button(drawer, 'Jump to ctrl+K').click()
  await expect(page.getByRole('dialog', { name: 'Quick actions' })).toBeVisible()
  await expect(drawer).toBeHidden()
})

test('a table that does not fit has the state and the actions of its rows in view', async ({
  page,
}) => {
  await open(page, `${PROJECT}/disks`)
  const disk = row(page, 'disk-3')
  for (const part of [
    disk.getByRole('link', { name: 'disk-3', exact: true }),
    disk.getByText('Detached'),
    disk.getByText('6 GiB'),
    button(page, 'Actions for disk-3'),
  ])
    await expect(part).toBeInViewport({ ratio: 1 })
  await button(page, 'Actions for disk-3').click()
  await expect(menuItem(page, 'Delete')).toBeInViewport({ ratio: 1 })
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('rows have one or two lines, and what is needed stays in view', async ({ page }) => {
    await test.step('rows without details have one line', async () => {
      await open(page, '/settings/ssh-keys')
      const height = async (name: string) => (await row(page, name).boundingBox())?.height ?? NaN
      await expect(row(page, 'm1-macbook-pro').getByText('For everyday use')).toBeVisible()
      expect(await height('m1-macbook-pro')).toBeGreaterThan(60)
      expect(await height('mac-mini')).toBeLessThan(50)
    })

    await test.step('names and actions of rows stay visible, and controls are large enough', async () => {
      await visit(page, '/projects/rock-garden/instances')
      const long = row(page, LONG_NAME)
      await expect(long.getByRole('link', { name: LONG_NAME })).toBeInViewport({ ratio: 1 })
      const actions = long.getByRole('button').last()
      await expect(actions).toBeInViewport({ ratio: 1 })
      const { width = 0, height = 0 } = (await actions.boundingBox()) ?? {}
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(40)
      await actions.tap()
      await expect(menuItem(page, 'Stop')).toBeInViewport({ ratio: 1 })
    })

    await test.step('rows have two lines until their details are asked for', async () => {
      await page.keyboard.press('Escape')
      /** The heights of the second lines that are not one line of small text. */
      const higher = () =>
        Array.from(
          document.querySelectorAll('tbody [data-label]'),
          ({ parentElement }) => parentElement!.getBoundingClientRect().height,
        ).filter(height => height > 30)
      for (const address of TWO_LINE_LISTS) {
        await test.step(address, async () => {
          await visit(page, address)
          await expect(page.locator('tbody [data-label]:visible').first()).toBeVisible()
          await expect.poll(() => page.evaluate(higher), address).toEqual([])
        })
      }

      await visit(page, `${PROJECT}/disks`)
      const [disk, source] = [row(page, 'disk-1'), page.getByRole('link', { name: 'debian-12' })]
      await expect(source).not.toBeInViewport()
      await button(disk, 'Details of disk-1').tap()
      await expect(source).toBeInViewport({ ratio: 1 })
      await button(disk, 'Details of disk-1').tap()
      await expect(source).not.toBeInViewport()

      await disk.getByRole('link', { name: 'db1' }).focus()
      await page.keyboard.press('Tab')
      await expect(source).toBeFocused()
      await expect(source).toBeInViewport({ ratio: 1 })
    })
  })

  test('the longest button of a form ends where its fields do', async ({ page }) => {
    await open(page, '/system/networking/bgp/configurations/rack-as/edit?release=newest')
    const panel = page.getByRole('dialog', { name: 'Edit BGP configuration' })
    const end = async (part: Locator) => {
      const { x, width } = (await part.boundingBox()) ?? { x: NaN, width: NaN }
      return x + width
    }
    await expect(field(panel, 'Name')).toBeVisible()
    const excess = async () =>
      (await end(button(panel, 'Update BGP configuration'))) - (await end(field(panel, 'Name')))
    // The border of the field. The two are read one after the other, and the page may still move.
    await expect.poll(async () => Math.abs(await excess())).toBeLessThanOrEqual(1)
  })
})

test('a form in a panel can be filled in, also with a name of maximum length', async ({ page }) => {
  await test.step('a form in a panel can be filled in and submitted', async () => {
    await open(page, `${PROJECT}/disks-new`)
    const panel = page.getByRole('dialog', { name: 'Create disk' })
    await fillForm(panel, { Name: 'slim', 'Size (GiB)': '3' })
    await button(panel, 'Create disk').click()
    await expect(panel).toBeHidden()
    await expect(row(page, 'slim')).toContainText('3 GiB')
  })

  await test.step('a name of maximum length leaves space for other columns, and fits its dialog', async () => {
    await visit(page, `${PROJECT}/disks-new`)
    const panel = page.getByRole('dialog', { name: 'Create disk' })
    await fillForm(panel, { Name: LONG_NAME })
    await button(panel, 'Create disk').click()
    await expect(panel).toBeHidden()
    await expect(row(page, LONG_NAME).getByText('10 GiB')).toBeInViewport({ ratio: 1 })

    await rowAction(page, LONG_NAME, 'Delete')
    const question = page.getByRole('dialog', { name: 'Delete disk' })
    await expect(question.getByText(LONG_NAME)).toBeVisible()
    const widest = question.getByRole('paragraph').filter({ hasText: LONG_NAME })
    expect(await widest.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
      0,
    )
  })
})

test('the page of a new instance shows its first invalid field', async ({ page }) => {
  await open(page, `${PROJECT}/instances-new`)
  await button(page, 'Create instance').click()
  await expect(field(page, 'Name')).toBeFocused()
  await expect(page.getByText('Name is required')).toBeInViewport({ ratio: 1 })
})

test('the arrow of an external link stays with its last word', async ({ page, baseURL }) => {
  await actAs(page, baseURL, 'Fynn Gabbro')
  await page.goto('/projects?latency=20')
  const link = page.getByRole('link', { name: 'docs', exact: true })
  await expect(link.locator('svg')).toBeVisible()
  // Tries all widths, so that every possible line break before the arrow occurs.
  const torn = await link.evaluate(node => {
    const [word, arrow] = [document.createRange(), node.querySelector('svg')]
    word.selectNodeContents(node.firstChild ?? node)
    const widths = Array.from({ length: 300 }, (_, index) => 60 + index)
    return widths.filter(width => {
      node.closest('p')?.style.setProperty('width', `${width}px`)
      const { bottom = 0, top = 0 } = arrow?.getBoundingClientRect() ?? {}
      const { bottom: wordBottom, top: wordTop } = word.getBoundingClientRect()
      return top > wordBottom || bottom < wordTop
    })
  })
  expect(torn).toEqual([])
})
