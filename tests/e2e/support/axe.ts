import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test'

/**
 * What hangs over the page belongs to no landmark of it. Axe knows that of dialogs; here it is told
 * so of menus, lists and the tooltip as well.
 */
const OVER_THE_PAGE = 'dialog, [role=dialog], [role=menu], [role=listbox], [role=tooltip], svg'

const options = {
  resultTypes: ['violations' as const],
  checks: {
    region: { options: { regionMatcher: OVER_THE_PAGE } },
    // Ours draw rules and shadows at an edge; without this axe would not judge what is beside them.
    'color-contrast': { options: { ignorePseudo: true } },
  },
}

// There are no frames in the page, and so nothing to gather from them.
const axe = (page: Page) => new AxeBuilder({ page }).options(options).setLegacyMode()

const showTheme = async (page: Page, colorScheme: 'dark' | 'light') => {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
}

const expectNothingFrom = async (builder: AxeBuilder, where: string) => {
  const { violations } = await builder.analyze()
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
  expect(findings, where).toEqual([])
}

/**
 * Expects that axe has nothing at all to say about what is on the screen, in either theme. While the
 * list of a field is open, what is around it is hidden from assistive technology and yet can take the
 * focus: Tab closes the list before it leaves the field.
 */
export const expectAccessible = async (page: Page, { isListOpen = false } = {}) => {
  const builder = () =>
    isListOpen ? axe(page).disableRules(['aria-hidden-focus', 'page-has-heading-one']) : axe(page)
  await expectNothingFrom(builder(), `${page.url()} in the dark`)
  await showTheme(page, 'light')
  await expectNothingFrom(builder(), `${page.url()} in the light`)
  await showTheme(page, 'dark')
}

/** The same for a page that is only there to be seen, in the theme that it is in. */
export const expectReadable = (page: Page) =>
  expectNothingFrom(
    axe(page).disableRules(['landmark-one-main', 'page-has-heading-one']),
    page.url(),
  )
