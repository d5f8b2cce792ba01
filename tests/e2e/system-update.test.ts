import { writeFileSync } from 'node:fs'
import { chromiumForTests } from '../../tools/chromium'
import { expectAccessible } from './support/axe'
import { button, dialog, field, goTo, heading, open, row, rowAction } from './support/screen'
import { expect, test } from './support/test'

// The hash of a large file takes a minute without an optimizing compiler.
test.use({ colorScheme: 'dark', launchOptions: chromiumForTests })
// Axe reads every element of a page, several times.
test.slow()

/**
 * Received slowly, because of its name: each part that the browser reads takes 0.4 s. It takes longer
 * than a busy machine needs to go to another page and back. The browser reads it from the disk: it
 * would take half a minute to send its bytes there.
 */
const slowRepository = (path: string) => {
  writeFileSync(path, Buffer.alloc(40 * 1024 * 1024, 'PK'))
  return path
}

test('an operator updates the system, from the upload to the end', async ({ page }, testInfo) => {
  const repository = slowRepository(testInfo.outputPath('slow.zip'))
  await page.clock.install()
  await open(page, '/system/update?scenario=updating&release=v22')
  const main = page.getByRole('main')
  await expect(main).toContainText('of 20 components')
  await expect(page).toHaveTitle(/^\d+% System update/)
  await expectAccessible(page)

  await page.getByRole('tab', { name: 'Repositories' }).click()
  await expect(row(page, '23.0.0 Target')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Upload repository').click()
  const form = dialog(page, 'Upload repository')
  await form.getByLabel('Repository file').setInputFiles(repository)
  await expect(button(form, 'Copy SHA-256')).toBeVisible()
  await expectAccessible(page)
  await button(form, 'Upload repository').click()
  await expect(button(form, 'Cancel upload')).toBeVisible()
  await button(form, 'Close').first().click()
  await goTo(page, 'Silos')
  const chip = page.getByRole('banner').getByRole('region', { name: 'Repository upload' })
  await expect(chip).toContainText(/Uploading\s*[1-9]\d*%/)
  await goTo(page, 'System update')
  await chip.getByRole('button', { name: /Details/ }).click()
  await expectAccessible(page)
  // One part follows the other, so that time has to pass for each.
  await expect(async () => {
    await page.clock.fastForward(1_000)
    await expect(form).toContainText('Repository 24.0.0 uploaded', { timeout: 1 })
  }).toPass({ intervals: [20], timeout: 80_000 })
  await button(form, 'Close').first().click()

  await page.clock.fastForward(240_000)
  await expect(main).toContainText('All components run 23.0.0')
  await page.getByRole('tab', { name: 'Repositories' }).click()
  await rowAction(page, '24.0.0', 'Set as target release')
  const question = dialog(page, 'Set target release')
  await expect(question).toContainText(/\d+ instances on \d+ sleds/)
  await field(question, 'Type the version to confirm').fill('24.0.0')
  await expectAccessible(page)
  await button(question, 'Set target release').click()
  await expect(question).toBeHidden()
  await page.getByRole('tab', { name: 'Status' }).click()
  await expect(heading(page, 'System update')).toBeVisible()
  await expect(main).toContainText('(0 of 20 components)')
  await page.clock.fastForward(130_000)
  await expect(main).toContainText('All components run 24.0.0')
})
