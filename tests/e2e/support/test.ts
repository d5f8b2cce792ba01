import { test as base, expect } from '@playwright/test'

/** What the browser says when the page breaks one of the rules it was served under. */
const BROKEN_RULE = /content security policy|refused to/i

/**
 * Playwright's test for the console: whatever else a test is about, no page of it may throw, and
 * none may ask for what its own policy forbids.
 */
export const test = base.extend<{ cleanPages: void }>({
  cleanPages: [
    async ({ context }, use) => {
      const problems: string[] = []
      context.on('weberror', error => problems.push(error.error().message))
      context.on('console', message => {
        if (message.type() === 'error' && BROKEN_RULE.test(message.text()))
          problems.push(message.text())
      })
      await use()
      expect(problems).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
