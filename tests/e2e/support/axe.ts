import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { expect } from './test'

declare global {
  interface Window {
    /** In the page, once it was put there. */
    axe: typeof axe
  }
}

/**
 * What hangs over the page belongs to no landmark of it. Axe knows that of dialogs; here it is told
 * so of menus, lists and the tooltip as well.
 */
const OVER_THE_PAGE = 'dialog, [role=dialog], [role=menu], [role=listbox], [role=tooltip], svg'

const options = {
  resultTypes: ['violations' as const],
  iframes: false,
  checks: {
    region: { options: { regionMatcher: OVER_THE_PAGE } },
    // Ours draw rules and shadows at an edge; without this axe would not judge what is beside them.
    'color-contrast': { options: { ignorePseudo: true } },
  },
}

/** The rules that look at colours. All others find the same in either theme. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

const without = (rules: readonly string[]) => ({
  ...options,
  rules: Object.fromEntries(rules.map(id => [id, { enabled: false }])),
})

const showTheme = async (page: Page, colorScheme: 'dark' | 'light') => {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
}

/** Waits until nothing fades or moves any more that comes to an end: colours are then as they stay. */
const standStill = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

const expectNothing = async (page: Page, run: RunOptions, where: string) => {
  // Once for each document: this is most of the time that a look takes.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  await standStill(page)
  const { violations } = await page.evaluate(asked => window.axe.run(document, asked), run)
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
  const run = without(isListOpen ? ['aria-hidden-focus', 'page-has-heading-one'] : [])
  await expectNothing(page, run, `${page.url()} in the dark`)
  await showTheme(page, 'light')
  await expectNothing(page, { ...options, runOnly: OF_COLOURS }, `${page.url()} in the light`)
  await showTheme(page, 'dark')
}

/** The same for a page that is only there to be seen, in the theme that it is in. */
export const expectReadable = (page: Page) =>
  expectNothing(page, without(['landmark-one-main', 'page-has-heading-one']), page.url())
