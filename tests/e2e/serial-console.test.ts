import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe'
import { button, confirm, dialog, heading, open, path, PROJECT, rowAction } from './support/screen'
import { expect, test } from './support/test'

test.use({ colorScheme: 'dark' })

const CONSOLE = `${PROJECT}/instances/db1/serial-console`

const terminal = (page: Page) => page.getByRole('application', { name: 'Serial console of db1' })
const input = (page: Page) => page.getByRole('textbox', { name: 'Terminal input' })
/** What the terminal shows, from its accessibility tree. */
const lines = (page: Page) => terminal(page).getByRole('listitem').filter({ hasText: /\S/ })
const status = (page: Page, word: string) =>
  page.getByRole('main').getByText(word, { exact: true }).and(page.locator(':visible')).last()

const enterConsole = async (page: Page) => {
  await open(page, CONSOLE)
  await expect(lines(page).last()).toHaveText(/^db1:~\$\s*$/)
  await expect(input(page)).toBeFocused()
}

test('accepts input, disconnects, and reconnects with a keystroke', async ({ page }) => {
  await open(page, `${PROJECT}/instances`)
  await rowAction(page, 'db1', 'View serial console')
  await expect(heading(page, 'Serial console')).toBeVisible()
  await expect.poll(() => path(page)).toBe(CONSOLE)
  await expect(page).toHaveTitle(
    'Serial console / db1 / Instances / mock-project / Projects / Basalt Console',
  )
  await expect(status(page, 'connected')).toBeVisible()
  await expect(lines(page)).toHaveText([/^db1 is up\./, /^db1:~\$/])
  await expect(input(page)).toBeFocused()

  await page.keyboard.type('größe')
  await expect(lines(page).last()).toHaveText(/^db1:~\$ größe$/)
  await page.keyboard.press('Enter')
  await page.keyboard.type('drop-connection')
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('paragraph').filter({ hasText: 'The connection was lost.' }),
  ).toBeVisible()
  await expect(status(page, 'disconnected')).toBeVisible()
  await expect(button(page, 'Reconnect')).toBeVisible()
  await page.keyboard.type('unheard')

  await page.keyboard.press('Enter')
  await expect(status(page, 'connected')).toBeVisible()
  await page.keyboard.type('back')
  await expect(lines(page)).toHaveText([
    /^db1 is up\./,
    /^db1:~\$ größe$/,
    /^db1:~\$ drop-connection$/,
    /^db1:~\$ back$/,
  ])

  await page.getByRole('link', { name: 'Back to instance' }).click()
  await expect(page.getByRole('tab', { name: 'Storage' })).toHaveAttribute('aria-selected', 'true')
})

test('waits for a stopped instance, which can be started there', async ({ page }) => {
  await open(page, '/projects/rock-garden/instances/pebble/serial-console')
  await expect(
    page.getByRole('paragraph').filter({ hasText: 'Only the console of a running instance' }),
  ).toBeVisible()
  await expect(page.getByRole('application')).toBeHidden()
  await expectAccessible(page)
  const waiting = page.getByRole('paragraph').filter({ hasText: 'connects as soon as it runs' })
  await button(page, 'Start').click()
  await confirm(page, 'Start instance')
  await expect(waiting).toBeVisible()
  await expect(page.getByRole('application', { name: 'Serial console of pebble' })).toBeVisible({
    timeout: 20_000,
  })
  await expect(waiting).toBeHidden()
})

test('finds, copies, pastes and saves text, shows the command, and can be left by keyboard', async ({
  page,
  context,
}) => {
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await enterConsole(page)
  await expectAccessible(page)

  await test.step('finds, copies, pastes and saves text', async () => {
    await page.keyboard.press('Control+Shift+F')
    const find = page.getByRole('textbox', { name: 'Find in the console' })
    await expect(find).toBeFocused()
    await page.keyboard.type('db1')
    await expect(page.getByText('1 of 2')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByText('2 of 2')).toBeVisible()
    await find.fill('nowhere')
    await expect(page.getByText('No results')).toBeVisible()
    await expectAccessible(page)
    await find.fill('Whatever')
    await expect(page.getByText('1 of 1')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(find).toBeHidden()
    await expect(input(page)).toBeFocused()

    const box = await terminal(page).boundingBox()
    if (!box) throw new Error('The terminal is not drawn.')
    // The first word of the greeting, in the second line.
    await page.mouse.dblclick(box.x + 20, box.y + 36)
    await page.keyboard.press('Control+C')
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await expect.poll(copied).toBe('db1')

    await page.keyboard.press('Control+Shift+V')
    await expect(lines(page).last()).toHaveText(/\$ db1$/)

    await page.evaluate(() => navigator.clipboard.writeText('one\ntwo\n'))
    await page.keyboard.press('Control+Shift+V')
    const question = dialog(page, 'Paste 2 lines')
    await expect(question).toContainText('Each line break is sent as Enter')
    await expectAccessible(page)
    await button(question, 'Cancel').click()
    await expect(lines(page).last()).toHaveText(/\$ db1$/)
    await expect(input(page)).toBeFocused()
    // Without a keyboard.
    await button(page, 'Paste').click()
    await button(question, 'Paste 2 lines').click()
    await expect(lines(page)).toHaveText([/^db1 is up\./, /\$ db1one$/, /\$ two$/, /^db1:~\$\s*$/])

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Download output').click(),
    ])
    expect(download.suggestedFilename()).toBe('db1-serial-console.txt')
    expect(readFileSync(await download.path(), 'utf8')).toBe(
      '\ndb1 is up. Whatever you type comes back.\n\ndb1:~$ db1one\ndb1:~$ two\ndb1:~$\n',
    )
  })

  await test.step('shows the equivalent command', async () => {
    await button(page, 'CLI command').click()
    const command = dialog(page, 'CLI command')
    await expect(command).toContainText('--instance db1')
    await expectAccessible(page)
    await button(command, 'Copy command').click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'oxide instance serial console --project mock-project --instance db1',
    )
    await button(command, 'Cancel').click()
    await expect(button(page, 'CLI command')).toBeFocused()
  })

  await test.step('can be left by keyboard although it takes Tab', async () => {
    await input(page).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(input(page)).toBeFocused()
    await expect(terminal(page)).toHaveAccessibleDescription(/Ctrl\+Shift\+L leaves the terminal/)
    await page.keyboard.press('Control+Shift+L')
    await expect(button(page, 'CLI command')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(input(page)).toBeFocused()
  })

  await test.step('is readable without a connection', async () => {
    // Ends the line with the tab stops.
    await page.keyboard.press('Enter')
    await page.keyboard.type('drop-connection')
    await page.keyboard.press('Enter')
    await expect(button(page, 'Reconnect')).toBeVisible()
    await expectAccessible(page)
  })
})

test('fits a phone, and is as wide as its window', async ({ page }) => {
  await enterConsole(page)
  const columns = () =>
    terminal(page)
      .locator('.xterm-screen')
      .evaluate(screen => screen.clientWidth)
  const wide = await columns()
  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(columns).toBeLessThan(wide / 2)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(
    0,
  )
  for (const name of ['Find in output', 'Paste', 'Download output', 'CLI command'])
    await expect(button(page, name)).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
})
