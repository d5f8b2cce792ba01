import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe'
import {
  button,
  confirm,
  dialog,
  expectToast,
  field,
  goTo,
  heading,
  menuChoice,
  menuItem,
  open,
  row,
  userMenu,
} from './support/screen'
import { expect, test } from './support/test'

/** All contents of IndexedDB, by store. */
const storedIn = (page: Page) =>
  page.evaluate(async () => {
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const db = await settled(indexedDB.open('basalt-recordings'))
    const stores = ['sessions', 'pieces']
    const tx = db.transaction(stores)
    const counts = await Promise.all(stores.map(name => settled(tx.objectStore(name).count())))
    db.close()
    return counts
  })

/** The header of a downloaded log, and the types of its events. */
const readReport = (file: string) => {
  const [header, ...lines] = gunzipSync(readFileSync(file))
    .toString()
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line))
  const events = lines.flatMap(line => (line.kind === 'event' ? [line.event] : []))
  return { header, events }
}

test('the recordings page never shows an empty state while it loads', async ({ page }) => {
  await page.addInitScript(`
    window.saidNone = false
    new MutationObserver(() => {
      window.saidNone ||= document.body?.textContent.includes('No recorded sessions')
    }).observe(document, { childList: true, subtree: true })
  `)
  await open(page, '/settings/recording')
  await expect(page.getByText('This session', { exact: true })).toBeVisible()
  expect(await page.evaluate('window.saidNone')).toBe(false)
})

test('sessions survive a reload, are exported, cleared and switched off', async ({
  page,
}, testInfo) => {
  await open(page, '/projects')
  await userMenu(page).click()
  await menuItem(page, 'Settings').click()
  await goTo(page, 'Recording')
  await expect(page.getByText('This session is recorded.')).toBeVisible()
  // Immediately before the page is unloaded.
  await userMenu(page).click()
  await menuChoice(page, 'System theme').click()
  await page.reload()

  const table = page.getByRole('table', { name: 'Recorded sessions' })
  await expect(table.getByRole('row')).toHaveCount(3)
  await expect(row(page, '/settings/recording')).toContainText('This session')
  const earlier = row(page, '/projects')
  await expectAccessible(page)

  await earlier.getByRole('button', { name: /^Actions for the session of / }).click()
  await menuItem(page, 'Report a problem').click()
  const report = dialog(page, 'Report a problem')
  await field(report, 'What happened').fill('It went white.')
  await expect(report.getByText(/ GET/)).toBeVisible()
  await expectAccessible(page)
  await button(report, 'Preview').click()
  const text = page.getByRole('region', { name: 'Text' })
  await expect(text).toContainText('"note":"It went white."')
  await expectAccessible(page)
  await button(dialog(page, 'Preview'), 'Close').last().click()
  await button(report, 'Steps to reproduce').click()
  const steps = dialog(page, 'Steps to reproduce')
  await expect(steps).toContainText('2. Opened Profile (/settings/profile).')
  await expectAccessible(page)
  await button(steps, 'Close').last().click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(report, 'Save report').click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^basalt-\d{4}-\d\d-\d\d-\d{6}\.jsonl\.gz$/)
  const file = testInfo.outputPath('report.jsonl.gz')
  await download.saveAs(file)
  const { header, events } = readReport(file)
  expect(header).toMatchObject({
    note: 'It went white.',
    location: { path: '/projects' },
    release: '14',
    browser: expect.stringContaining('Chrome'),
    window: page.viewportSize(),
  })
  expect(events.at(-1)).toMatchObject({
    type: 'preferences/themeChosen',
    payload: { theme: 'system' },
  })
  await expectToast(page, /^Report saved as /)

  await earlier.getByRole('button', { name: /^Actions for the session of / }).click()
  await menuItem(page, 'Clear').click()
  await confirm(page, 'Clear recording')
  await expectToast(page, 'Recording cleared')
  await expect(earlier).toBeHidden()
  expect(await storedIn(page)).toEqual([1, expect.any(Number)])

  await page.getByRole('radio', { name: 'Off' }).click()
  await expect(page.getByText(/^Sessions are not recorded\./)).toBeVisible()
  await button(page, 'Clear all').click()
  await confirm(page, 'Clear recordings')
  await expectToast(page, 'Recordings cleared')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Off' })).toBeChecked()
  await expect(page.getByText('No recorded sessions')).toBeVisible()
  await expectAccessible(page)
  expect(await storedIn(page)).toEqual([0, 0])

  // With recording switched off, an error page says so.
  await page.goto('/no/such/page')
  await expect(heading(page, 'Page not found')).toBeVisible()
  await button(page, 'Report a problem').click()
  await expect(report.getByText(/because recording is switched off/)).toBeVisible()
  await expect(button(report, 'Save report')).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
})
