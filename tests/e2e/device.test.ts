import { button, heading, open, path } from './support/screen'
import { signIn, signOutElsewhere } from './support/session'
import { expect, test } from './support/test'
import type { Page } from '@playwright/test'

const VERIFY = '/device/verify'
const LOG_IN = 'Log in on device'

const box = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Character ${number}.`, exact: true })

const shown = async (page: Page) =>
  (
    await page
      .getByRole('textbox')
      .evaluateAll(boxes => boxes.map(each => (each as HTMLInputElement).value))
  ).join('')

/** Starts a device login as a command-line tool does; returns the code it shows. */
const startDevice = (page: Page) =>
  page.evaluate(async () => {
    const body = new URLSearchParams({ client_id: '5f0e6a0c-8f3a-4a58-9a5a-0d0c1a2b3c4d' })
    const answer = await fetch('/device/auth', { method: 'POST', body })
    const { user_code } = (await answer.json()) as { user_code: string }
    return user_code
  })

const paste = async (page: Page, text: string) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(copied => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('Control+v')
}

test("a tool's login is confirmed with the code it shows", async ({ page }) => {
  await open(page, VERIFY)
  await expect(box(page, 1)).toBeFocused()
  await expect(button(page, LOG_IN)).toHaveAttribute('aria-disabled', 'true')
  const code = await startDevice(page)
  await paste(page, ` ${code} `)
  expect(await shown(page)).toBe(code.replace('-', ''))
  await expect(box(page, 8)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Device logged in')).toBeVisible()
  await expect(page.getByText('You can close this window')).toBeVisible()
  expect(path(page)).toBe('/device/success')
})

test('a code is typed, corrected, rejected and corrected again', async ({ page }) => {
  await open(page, VERIFY)
  await page.keyboard.type('er1r-o')
  expect(await shown(page)).toBe('ERRO')
  await expect(box(page, 5)).toBeFocused()
  await page.keyboard.type('rabx')
  await page.keyboard.press('Backspace')
  await expect(button(page, LOG_IN)).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.type('c')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Code is invalid')

  await box(page, 1).focus()
  await page.keyboard.press('ArrowRight')
  await expect(box(page, 2)).toBeFocused()
  await page.keyboard.type('x')
  await button(page, LOG_IN).click()
  await expect(heading(page, 'Device logged in')).toBeVisible()
})

test('a code survives the login', async ({ page }) => {
  await open(page, VERIFY)
  await signOutElsewhere(page)
  await page.keyboard.type('abcdefgh')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/login\?redirect_uri=%2Fdevice%2Fverify/)
  await page.getByRole('link', { name: 'Sign in to maze-war' }).click()
  await signIn(page)
  await expect(heading(page, 'Device authentication')).toBeVisible()
  expect(await shown(page)).toBe('ABCDEFGH')
  await button(page, LOG_IN).click()
  await expect(heading(page, 'Device logged in')).toBeVisible()
})
