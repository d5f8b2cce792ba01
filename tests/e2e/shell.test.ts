import type { Locator } from '@playwright/test'
import { expectFocusIn } from './support/focus'
import {
  button,
  goTo,
  heading,
  menuChoice,
  open,
  path,
  PROJECT,
  rowAction,
  userMenu,
} from './support/screen'
import { actAs } from './support/session'
import { expect, test } from './support/test'

test('titles and breadcrumbs follow the navigation', async ({ page }) => {
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
  const follow = (name: string) =>
    page.getByRole('link', { name, exact: true }).filter({ visible: true }).last().click()
  const isAt = async (title: string, ...crumbs: string[]) => {
    await expect(page).toHaveTitle(`${title} / Basalt Console`)
    await expect(breadcrumbs.getByRole('link')).toHaveText(crumbs)
  }

  await open(page, '/projects')
  await isAt('Projects', 'Projects')
  await follow('New project')
  await isAt('New project / Projects', 'Projects')
  await expectFocusIn(page.getByRole('dialog'))
  await page.keyboard.press('Escape')
  await rowAction(page, 'mock-project', 'Edit')
  await isAt('Edit project / Projects', 'Projects')
  await expectFocusIn(page.getByRole('dialog'))
  await page.keyboard.press('Escape')

  await follow('mock-project')
  const P = 'mock-project / Projects'
  await isAt(`Instances / ${P}`, 'Projects', 'mock-project', 'Instances')
  await follow('New instance')
  await isAt(`New instance / ${P}`, 'Projects', 'mock-project', 'New instance')
  await page.goBack()

  await follow('db1')
  for (const tab of ['Storage', 'Networking', 'Metrics', 'Connect', 'Settings']) {
    await page.getByRole('tab', { name: tab }).click()
    await isAt(
      `${tab} / db1 / Instances / ${P}`,
      'Projects',
      'mock-project',
      'Instances',
      'db1',
      tab,
    )
  }
  await breadcrumbs.getByRole('link', { name: 'db1' }).click()
  await isAt(
    `Storage / db1 / Instances / ${P}`,
    'Projects',
    'mock-project',
    'Instances',
    'db1',
    'Storage',
  )

  await goTo(page, 'Disks')
  await isAt(`Disks / ${P}`, 'Projects', 'mock-project', 'Disks')
  await follow('New disk')
  await isAt(`New disk / Disks / ${P}`, 'Projects', 'mock-project', 'Disks')
})

for (const [address, title] of [
  ['/login/maze-war/local', 'Basalt Console'],
  ['/nonexistent', 'Page not found / Basalt Console'],
] as const) {
  test(`${address} is called ${title} and has no breadcrumbs`, async ({ page }) => {
    await open(page, address)
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toBeHidden()
  })
}

test('a fleet viewer switches between silo and system, with safe responses', async ({
  page,
  request,
}) => {
  await test.step('every response has the security headers', async () => {
    await open(page, '/projects')
    const script = await page.locator('script[src*="main"]').getAttribute('src')
    for (const address of ['/', '/projects/any/instances', '/nonexistent', script ?? '']) {
      const headers = (await request.get(address)).headers()
      expect(headers['content-security-policy']).toBe(
        "default-src 'self'; style-src 'unsafe-inline' 'self'; frame-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types basalt replay-frame",
      )
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['x-frame-options']).toBe('DENY')
    }
  })

  await test.step('a link styled as a button has its shape', async () => {
    const shape = (target: Locator) =>
      target.evaluate(element => {
        const { borderRadius, height, fontSize } = getComputedStyle(element)
        return { borderRadius, height, fontSize }
      })
    const link = await shape(page.getByRole('link', { name: 'New project' }))
    expect(link).toEqual(await shape(button(page, 'Switch between system and silo')))
  })

  await test.step('a fleet viewer switches between silo and system', async () => {
    const picker = button(page, 'Switch between system and silo')
    await expect(page.getByRole('link', { name: 'Silo maze-war' })).toHaveAttribute(
      'href',
      '/projects',
    )
    await expect(picker).toHaveText('Silo')

    await picker.click()
    await expect(page.getByRole('menuitemradio')).toHaveText(['System', 'Silo'])
    const unlit = 'rgba(0, 0, 0, 0)'
    await expect(menuChoice(page, 'System')).toHaveCSS('background-color', unlit)
    await expect(menuChoice(page, 'Silo')).not.toHaveCSS('background-color', unlit)
    await menuChoice(page, 'System').click()
    await expect(heading(page, 'Silos')).toBeVisible()
    await expect(page).toHaveURL('/system/silos')
    await expect(page.getByRole('link', { name: 'Oxide System' })).toHaveAttribute(
      'href',
      '/system/silos',
    )
    await expect(picker).toHaveText('System')

    await picker.click()
    await menuChoice(page, 'Silo').click()
    await expect(page).toHaveURL('/projects')
  })
})

test('other users have neither a link to the system nor access', async ({ page, baseURL }) => {
  await actAs(page, baseURL, 'Dario Marl')
  await open(page, '/projects')
  await expect(userMenu(page)).toHaveText('Dario Marl')
  await expect(page.getByRole('link', { name: 'Silo maze-war' })).toBeVisible()
  await expect(button(page, 'Switch between system and silo')).toBeHidden()
  for (const address of ['/system/silos', '/system/utilization', '/system/inventory/sleds']) {
    await page.goto(address)
    await expect(heading(page, 'Page not found')).toBeVisible()
  }
})

test('the first press of Tab shows the skip link', async ({ page }) => {
  await open(page, `${PROJECT}/disks`)
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()

  await page.keyboard.press('Enter')
  await expect(skip).not.toBeInViewport()
  await expect(page.locator(':focus')).toHaveCSS('outline-style', 'none')
  await page.keyboard.press('Tab')
  await expect(button(page.getByRole('main'), 'Links to docs')).toBeFocused()
  expect(path(page)).toBe(`${PROJECT}/disks`)
})

test('the pages of a section are one press away, and the current one is marked', async ({
  page,
}) => {
  await open(page, `${PROJECT}/instances`)
  const marked = page.getByRole('complementary').locator('[aria-current="page"]')
  await expect(marked).toHaveText('Instances')
  await goTo(page, 'Disks')
  await expect(marked).toHaveText('Disks')
  await page.goBack()
  await expect(marked).toHaveText('Instances')
})

test('only the pane scrolls, however low the window is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 520 })
  await open(page, '/projects/rock-garden/disks')
  const excess = await page.evaluate(() => ({
    down: document.documentElement.scrollHeight - window.innerHeight,
    aside: document.documentElement.scrollWidth - window.innerWidth,
  }))
  expect(excess).toEqual({ down: 0, aside: 0 })
  await expect(userMenu(page)).toBeInViewport()
  await expect(button(page, 'Next')).toBeInViewport()
})
