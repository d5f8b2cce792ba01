import { expect, type Locator, type Page } from '@playwright/test'
import { expectFocusIn } from './focus'

/** A page, or a part of one: whatever things are looked for in. */
export type Scope = Page | Locator

/** The project that most tests are at home in. */
export const PROJECT = '/projects/mock-project'

/** The page's title in the page. Waiting for it is waiting for the page. */
export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })

/** Loads an address of the preview, whose backend then answers quickly, and waits for its screen. */
export const open = async (page: Page, path: string) => {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}latency=20`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** The path that the page is at. */
export const path = (page: Page) => new URL(page.url()).pathname

/** Follows a link of the sidebar, and waits for its page. */
export const goTo = async (page: Page, label: string) => {
  await page.getByRole('complementary').getByRole('link', { name: label, exact: true }).click()
  await expect(heading(page, label)).toBeVisible()
}

/** The row with a cell that holds this text and nothing else: its name, as a rule. */
export const row = (scope: Scope, text: string) =>
  scope.getByRole('row').filter({ has: cellOf(scope, text) })

const pageOf = (scope: Scope): Page => ('page' in scope ? scope.page() : scope)

const cellOf = (scope: Scope, text: string) =>
  pageOf(scope).getByRole('cell', { name: text, exact: true })

/** A field of a text or of a number. */
export const field = (scope: Scope, label: string) =>
  scope
    .getByRole('textbox', { name: label, exact: true })
    .or(scope.getByRole('spinbutton', { name: label, exact: true }))

export const button = (scope: Scope, name: string) =>
  scope.getByRole('button', { name, exact: true })

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

/** Replaces what text fields hold, by their names. */
export const fillForm = async (scope: Scope, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) await field(scope, label).fill(value)
}

/** Takes an option of a list that hangs on a button. */
export const choose = async (scope: Scope, label: string, option: string | RegExp) => {
  await button(scope, label).click()
  await pageOf(scope).getByRole('option', { name: option }).click()
}

/** Types into a combobox and takes the option of that name. */
export const pick = async (scope: Scope, label: string, option: string) => {
  const box = scope.getByRole('combobox', { name: label, exact: true })
  await box.click()
  await expect(pageOf(scope).getByRole('listbox')).toBeVisible()
  await box.fill(option)
  await pageOf(scope).getByRole('option', { name: option }).first().click()
  await expect(box).toHaveValue(option)
}

/** The message beneath a field. */
export const errorOf = (scope: Scope, text: string | RegExp) => scope.getByText(text)

export const menuItem = (page: Page, name: string) =>
  page.getByRole('menuitem', { name, exact: true })

/** One of the choices of a menu that has one choice to make. */
export const menuChoice = (page: Page, name: string) =>
  page.getByRole('menuitemradio', { name, exact: true })

/** The button at the end of the top bar, which is called after who is signed in as well. */
export const userMenu = (page: Page) => page.getByRole('button', { name: /^User menu: / })

/** Opens the menu at the end of a row. */
export const openRowMenu = async (scope: Scope, name: string) => {
  await button(row(scope, name), `Actions for ${name}`).click()
  await expectFocusIn(pageOf(scope).getByRole('menu'))
}

/** Does what an entry of a row's menu offers. */
export const rowAction = async (scope: Scope, name: string, action: string) => {
  await openRowMenu(scope, name)
  await menuItem(pageOf(scope), action).click()
}

/** Answers yes to the question of this title, and waits until what it started is over. */
export const confirm = async (page: Page, title: string) => {
  const question = dialog(page, title)
  await button(question, title).click()
  await expect(question).toBeHidden()
}

/** The toast that says this. */
export const toast = (page: Page, text: string | RegExp) =>
  page.getByTestId('Toasts').getByText(text)

/** The buttons that put toasts away. */
export const dismissal = (page: Page) =>
  page.getByTestId('Toasts').getByRole('button', { name: /^Dismiss notification: / })

/** Waits for a toast and puts it away, so that it cannot lie over what comes next. */
export const expectToast = async (page: Page, text: string | RegExp) => {
  await expect(toast(page, text)).toBeVisible()
  await dismissal(page).first().click()
  await expect(toast(page, text)).toBeHidden()
}

/** The tooltip, which there is one of. */
export const tooltip = (page: Page) => page.getByRole('tooltip')

/** The one part of the frame that scrolls. */
export const pane = (page: Page) => page.getByTestId('scroll-container')

/** The height in pixels that lies between two things, one above the other; less than 0 if they overlap. */
export const roomBetween = async (upper: Locator, lower: Locator) => {
  const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()])
  if (!above || !below) return -Infinity
  return below.y - above.y - above.height
}

/** The value beside a name in the facts of a page. */
export const fact = (page: Page, name: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd')
