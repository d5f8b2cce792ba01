import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { test as base, expect, type Page, type TestInfo } from '@playwright/test'
import { LOGS } from './logs'
import { PASSWORD } from './session'

/** Messages of the browser about violations of the page's security policy. */
const BROKEN_RULE = /content security policy|refused to|requires 'trusted/i

/** The log of the page's session at the end; null if the page is not the console's. */
const logOf = async (page: Page) => {
  try {
    return await page.evaluate(() => window.basalt?.log() ?? null)
  } catch {
    // The page was closed or is being unloaded.
    return null
  }
}

const keepLog = (log: string, { titlePath, project }: TestInfo) => {
  mkdirSync(LOGS, { recursive: true })
  const name = [project.name, ...titlePath].join(' ').replaceAll(/[^\w.]+/g, '-')
  writeFileSync(`${LOGS}/${name.slice(0, 150)}-${randomUUID().slice(0, 8)}.jsonl`, log)
}

/**
 * Playwright's test for the console: no page may throw or violate its own security policy, whatever
 * the test is about, or record the password of who signs in. Stores the sessions of its pages, to be
 * replayed after all tests (`replays.logs.test.ts`).
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
        const log = (await logOf(page)) ?? ''
        expect(log).not.toContain(PASSWORD)
        // There is none if the test has cleared the recordings.
        if (log) keepLog(log, testInfo)
      }
    },
    { auto: true },
  ],
})

export { expect }
