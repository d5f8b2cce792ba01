import type { Page } from '@playwright/test'
import { button, field } from './screen'

/** The password of all who sign in, which no log may contain. */
export const PASSWORD = 'a-secret-of-mine'

/** Fills in and submits the login form. */
export const signIn = async (page: Page, username = 'ada-quarry', password = PASSWORD) => {
  await field(page, 'Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await button(page, 'Sign in').click()
}

/** Makes the backend treat this browser as one of the demo's users. */
export const actAs = (page: Page, baseURL: string | undefined, displayName: string) =>
  page
    .context()
    .addCookies([{ name: 'demo-user', value: encodeURIComponent(displayName), url: baseURL ?? '' }])

/** Ends the session without the console knowing, as signing out in another tab does. */
export const signOutElsewhere = (page: Page) =>
  page.evaluate(async () => {
    await fetch('/v1/logout', { method: 'POST' })
  })
