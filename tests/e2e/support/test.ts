import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { test as base, expect, type Page, type TestInfo } from '@playwright/test'
import { LOGS } from './logs'

/** What the browser says when the page breaks one of the rules it was served under. */
const BROKEN_RULE = /content security policy|refused to/i

/** The log of the session that the page ends with; null where the page is none of the console. */
const logOf = async (page: Page) => {
  try {
    return await page.evaluate(() => window.basalt?.log() ?? null)
  } catch {
    // The page has been closed, or is just going elsewhere.
    return null
  }
}

const keepLog = (log: string, { titlePath, project }: TestInfo) => {
  mkdirSync(LOGS, { recursive: true })
  const name = [project.name, ...titlePath].join(' ').replaceAll(/[^\w.]+/g, '-')
  writeFileSync(`${LOGS}/${name.slice(0, 150)}-${randomUUID().slice(0, 8)}.jsonl`, log)
}

/**
 * Playwright's test for the console: whatever else a test is about, no page of it may throw, and
 * none may ask for what its own policy forbids. The sessions of its pages are kept, to be replayed
 * once all tests are through (`replays.logs.test.ts`).
 */
export const test = base.extend<{ cleanPages: void; keptLogs: void }>({
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
  keptLogs: [
    async ({ context }, use, testInfo) => {
      await use()
      if (testInfo.status !== 'passed' || testInfo.project.name !== 'preview') return
      for (const page of context.pages()) {
        const log = await logOf(page)
        // There is none where the test has cleared what is recorded.
        if (log) keepLog(log, testInfo)
      }
    },
    { auto: true },
  ],
})

export { expect }
