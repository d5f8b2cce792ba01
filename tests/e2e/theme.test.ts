import type { Locator, Page } from '@playwright/test'
import { button, heading, menuChoice, open, PROJECT, userMenu } from './support/screen'
import { expect, test } from './support/test'

test.use({ colorScheme: 'dark' })

const document = (page: Page) => page.locator('html')

/** Brightness of the page's background, from 0 to 255. */
const brightness = (page: Page) =>
  page.evaluate(() => {
    const colour = getComputedStyle(window.document.body).backgroundColor
    const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number)
    return (red + green + blue) / 3
  })

/** Blocks the console's own code, so that only the document is shown. */
const withoutConsole = (page: Page) => page.route(/\/assets\/main\..*js$/, route => route.abort())

test('the chosen theme is kept, and applies before the console is loaded', async ({ page }) => {
  await open(page, '/projects')
  await expect(document(page)).toHaveAttribute('data-theme', 'dark')
  expect(await brightness(page)).toBeLessThan(60)

  await userMenu(page).click()
  await menuChoice(page, 'Light theme').click()
  await expect(document(page)).toHaveAttribute('data-theme', 'light')
  expect(await brightness(page)).toBeGreaterThan(220)

  await withoutConsole(page)
  await page.reload()
  await expect(document(page)).toHaveAttribute('data-theme', 'light')
  expect(await brightness(page)).toBeGreaterThan(220)
  await expect(heading(page, 'Projects')).toBeHidden()
})

test("the system's theme is used by default", async ({ page }) => {
  await open(page, '/projects')
  await expect(document(page)).toHaveAttribute('data-theme', 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(document(page)).toHaveAttribute('data-theme', 'light')
  await userMenu(page).click()
  await menuChoice(page, 'Dark theme').click()
  await expect(document(page)).toHaveAttribute('data-theme', 'dark')
  await userMenu(page).click()
  await menuChoice(page, 'System theme').click()
  await expect(document(page)).toHaveAttribute('data-theme', 'light')
})

test('checked, current, focused and disabled are visible in forced colors mode', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const look = (target: Locator) =>
    target.evaluate(element => {
      const { color, backgroundColor, appearance } = getComputedStyle(element)
      return { color, backgroundColor, appearance }
    })

  await open(page, `${PROJECT}/instances/db1/networking`)
  const tab = (name: string) => look(page.getByRole('tab', { name }))
  expect(await tab('Networking')).not.toEqual(await tab('Storage'))
  const sidebar = page.getByRole('complementary')
  const section = (name: string) => look(sidebar.getByRole('link', { name, exact: true }))
  expect(await section('Instances')).not.toEqual(await section('Disks'))
  expect(await look(button(page, 'Start'))).not.toEqual(await look(button(page, 'Stop')))

  await userMenu(page).click()
  await page.keyboard.press('ArrowDown')
  const entries = page.getByRole('menu').locator('[data-focused]')
  await expect(entries).toHaveCount(1)
  expect(await look(entries)).not.toEqual(
    await look(page.getByRole('menuitem', { name: 'Sign out' })),
  )

  await open(page, `${PROJECT}/instances-new`)
  // Native rendering, which supports forced colors.
  expect(await look(page.getByRole('checkbox', { name: 'Start instance' }))).toMatchObject({
    appearance: 'auto',
  })
})

test('the document has a skeleton of the shell, but not on the login page', async ({ page }) => {
  await withoutConsole(page)
  const sketch = page.locator('#skeleton')
  await page.goto('/projects')
  await expect(sketch).toBeVisible()
  await expect(sketch).toContainText('This is a technical preview.')
  await expect(sketch.getByRole('button', { includeHidden: true })).toBeDisabled()
  const { height } = (await sketch.boundingBox()) ?? {}
  expect(height).toBe(page.viewportSize()?.height)

  await page.goto('/login/maze-war/local')
  await expect(sketch).toHaveText('This is a technical preview. Learn more', {
    useInnerText: true,
  })
})
