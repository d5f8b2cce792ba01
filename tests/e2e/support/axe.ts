import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test'

/**
 * What hangs over the page belongs to no landmark of it. Axe knows that of dialogs; here it is told
 * so of the menus and the tooltip as well.
 */
const OVER_THE_PAGE = 'dialog, [role=dialog], [role=menu], [role=tooltip], svg'

const options = {
  resultTypes: ['violations' as const],
  checks: { region: { options: { regionMatcher: OVER_THE_PAGE } } },
}

/**
 * Expects that axe has nothing at all to say about what is on the screen, except by the rules that
 * are left out on purpose.
 */
export const expectAccessible = async (page: Page, leftOut: string[] = []) => {
  const { violations } = await new AxeBuilder({ page })
    .options(options)
    .disableRules(leftOut)
    .analyze()
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
  expect(findings, page.url()).toEqual([])
}
