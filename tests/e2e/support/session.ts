import type { Page } from '@playwright/test'
import { button, field } from './screen'

/** Fills in and sends the login form that is on the screen. */
export const signIn = async (page: Page, username = 'ada-quarry', password = 'granite') => {
  await field(page, 'Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await button(page, 'Sign in').click()
}

/** Has the backend take whoever comes from this browser for one of the demo's people. */
export const actAs = (page: Page, baseURL: string | undefined, displayName: string) =>
  page
    .context()
    .addCookies([{ name: 'demo-user', value: encodeURIComponent(displayName), url: baseURL ?? '' }])

/** Ends the session behind the console's back, as signing out in another tab does. */
export const signOutElsewhere = (page: Page) =>
  page.evaluate(async () => {
    await fetch('/v1/logout', { method: 'POST' })
  })
