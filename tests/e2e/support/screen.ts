import { expect, type Locator, type Page } from '@playwright/test'
import { expectFocusIn } from './focus'

/** A page or a part of one, to query in. */
export type Scope = Page | Locator

/** The project used by most tests. */
export const PROJECT = '/projects/mock-project'

/** The title in the page's content. Waiting for it is waiting for the page. */
export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })

/** The longest wait for a screen, in frames. */
const PATIENCE = 300

/** Waits until the page has a title. Playwright would look again only after half a second. */
const titleToShow = (page: Page) =>
  page.evaluate(async frames => {
    for (let left = frames; left > 0; left -= 1) {
      if (document.querySelector('h1')?.checkVisibility()) return
      await new Promise(requestAnimationFrame)
    }
  }, PATIENCE)

/** Loads a URL of the preview, with little latency, and waits for its screen. */
export const open = async (page: Page, path: string) => {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}latency=20`)
  await titleToShow(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/**
 * Goes to a page with another title without loading the console again, as going back does. That
 * spares most of the time, which is spent on preparing the console and Axe.
 */
export const visit = async (page: Page, address: string) => {
  await page.evaluate(to => {
    document.title = 'Leaving'
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await expect(page).not.toHaveTitle('Leaving')
}

/** The current path. */
export const path = (page: Page) => new URL(page.url()).pathname

/** Follows a link of the sidebar, and waits for its page. */
export const goTo = async (page: Page, label: string) => {
  await page.getByRole('complementary').getByRole('link', { name: label, exact: true }).click()
  await expect(heading(page, label)).toBeVisible()
}

/** The row with a cell of exactly this text, usually its name. */
export const row = (scope: Scope, text: string) =>
  scope.getByRole('row').filter({ has: cellOf(scope, text) })

const pageOf = (scope: Scope): Page => ('page' in scope ? scope.page() : scope)

const cellOf = (scope: Scope, text: string) =>
  pageOf(scope).getByRole('cell', { name: text, exact: true })

/** A text or number field. */
export const field = (scope: Scope, label: string) =>
  scope
    .getByRole('textbox', { name: label, exact: true })
    .or(scope.getByRole('spinbutton', { name: label, exact: true }))

export const button = (scope: Scope, name: string) =>
  scope.getByRole('button', { name, exact: true })

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

/** Fills text fields by label. */
export const fillForm = async (scope: Scope, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) await field(scope, label).fill(value)
}

/** Chooses an option from the list of a button. */
export const choose = async (scope: Scope, label: string, option: string | RegExp) => {
  // A scroll or a change of the page closes the list: a user presses again.
  await expect(async () => {
    if ((await pageOf(scope).getByRole('listbox').count()) === 0) await button(scope, label).click()
    await expect(pageOf(scope).getByRole('listbox')).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await pageOf(scope).getByRole('option', { name: option }).click()
}

/** Types into a combobox and chooses the option with that name. */
export const pick = async (scope: Scope, label: string, option: string) => {
  const box = scope.getByRole('combobox', { name: label, exact: true })
  await box.click()
  // What is typed opens the list again, should a scroll or the focus have closed it meanwhile.
  await box.fill(option)
  await expect(pageOf(scope).getByRole('listbox')).toBeVisible()
  await pageOf(scope).getByRole('option', { name: option }).first().click()
  await expect(box).toHaveValue(option)
}

/** The error of a field. */
export const errorOf = (scope: Scope, text: string | RegExp) => scope.getByText(text)

export const menuItem = (page: Page, name: string) =>
  page.getByRole('menuitem', { name, exact: true })

/** An item of a single-choice menu. */
export const menuChoice = (page: Page, name: string) =>
  page.getByRole('menuitemradio', { name, exact: true })

/** The button at the end of the top bar, whose name contains the user's. */
export const userMenu = (page: Page) => page.getByRole('button', { name: /^User menu: / })

/** Opens the menu of a row. */
export const openRowMenu = async (scope: Scope, name: string) => {
  await button(row(scope, name), `Actions for ${name}`).click()
  await expectFocusIn(pageOf(scope).getByRole('menu'))
}

/** Runs an action from a row's menu. */
export const rowAction = async (scope: Scope, name: string, action: string) => {
  await openRowMenu(scope, name)
  await menuItem(pageOf(scope), action).click()
}

/** Confirms the dialog with this title, and waits until it has closed. */
export const confirm = async (page: Page, title: string) => {
  const question = dialog(page, title)
  await button(question, title).click()
  await expect(question).toBeHidden()
}

/** The toast with this text. */
export const toast = (page: Page, text: string | RegExp) =>
  page.getByTestId('Toasts').getByText(text)

/** The buttons that dismiss toasts. */
export const dismissal = (page: Page) =>
  page.getByTestId('Toasts').getByRole('button', { name: /^Dismiss notification: / })

/** Waits for a toast and dismisses it, so that it does not cover anything. */
export const expectToast = async (page: Page, text: string | RegExp) => {
  await expect(toast(page, text)).toBeVisible()
  await dismissal(page).first().click()
  await expect(toast(page, text)).toBeHidden()
}

/** The tooltip; there is only one. */
export const tooltip = (page: Page) => page.getByRole('tooltip')

/** The only part of the frame that scrolls. */
export const pane = (page: Page) => page.getByTestId('scroll-container')

/** The vertical gap between two elements in pixels; negative if they overlap. */
export const roomBetween = async (upper: Locator, lower: Locator) => {
  const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()])
  if (!above || !below) return -Infinity
  return below.y - above.y - above.height
}

/** The value of a property in a page's list of facts. */
export const fact = (page: Page, name: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd')
