import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { expect } from './test'

declare global {
  interface Window {
    /** In the page, once injected. */
    axe: typeof axe
  }
}

/**
 * Overlays need not be inside a landmark. Axe exempts dialogs; this exempts menus, lists and the
 * tooltip as well.
 */
const OVER_THE_PAGE = 'dialog, [role=dialog], [role=menu], [role=listbox], [role=tooltip], svg'

const options = {
  resultTypes: ['violations' as const],
  iframes: false,
  checks: {
    region: { options: { regionMatcher: OVER_THE_PAGE } },
    // Our pseudo-elements are borders and shadows at an edge; axe would skip what is beside them.
    'color-contrast': { options: { ignorePseudo: true } },
  },
}

/** Rules on colors. All other rules give the same result in both themes. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

const without = (rules: readonly string[]) => ({
  ...options,
  rules: Object.fromEntries(rules.map(id => [id, { enabled: false }])),
})

/** Switches to the other theme. */
const switchTheme = async (page: Page) => {
  const shown = await page.evaluate(() => document.documentElement.dataset.theme)
  const colorScheme = shown === 'dark' ? 'light' : 'dark'
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
}

/** Waits for finite animations to end, so that colors are final. Those of scrolling do not. */
export const standStill = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const ending = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

/** What pages share: the sidebar and the bar above the page. */
const FRAME = [['aside'], ['header:not(main header)']]

const expectNothing = async (
  page: Page,
  run: RunOptions,
  where: string,
  exclude: string[][] = [],
) => {
  // Once per document: most of the time is spent here.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  await standStill(page)
  const { violations } = await page.evaluate(([context, asked]) => window.axe.run(context, asked), [
    { exclude },
    run,
  ] as const)
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
  expect(findings, where).toEqual([])
}

/**
 * Expects no violations on the screen, in both themes, the second of which stays. While the list of a field is open, its
 * surroundings are hidden from assistive technology and yet focusable, which is fine: Tab closes
 * the list first. `hasFrame`: the frame around the page is looked at as well.
 */
export const expectAccessible = async (
  page: Page,
  { isListOpen = false, hasFrame = false } = {},
) => {
  const run = without(isListOpen ? ['aria-hidden-focus', 'page-has-heading-one'] : [])
  const exclude = hasFrame ? [] : FRAME
  const colors = { ...options, runOnly: OF_COLOURS }
  await expectNothing(page, run, page.url(), exclude)
  await switchTheme(page)
  await expectNothing(page, colors, `${page.url()} in the other theme`, exclude)
}

/** Like `expectAccessible`, for a skeleton page, in its present theme only. */
export const expectReadable = (page: Page) =>
  expectNothing(page, without(['landmark-one-main', 'page-has-heading-one']), page.url())
