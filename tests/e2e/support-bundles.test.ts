import { expectAccessible } from './support/axe'
import { button, open } from './support/screen'
import { expect, test } from './support/test'

test.use({ colorScheme: 'dark' })

test('an operator looks into a file of a support bundle and downloads it', async ({ page }) => {
  // Files of the browser itself, because the dialog of the system cannot be reached from here.
  await page.addInitScript(() => {
    window.showSaveFilePicker = async ({ suggestedName }) => {
      const folder = await navigator.storage.getDirectory()
      return folder.getFileHandle(suggestedName, { create: true })
    }
  })
  await open(page, '/system/support-bundles?release=newest')
  await page.getByRole('row').filter({ hasText: 'Active' }).getByRole('link').click()
  await page.getByRole('textbox', { name: 'Filter files' }).fill('nexus.log')
  await page.getByRole('treeitem', { name: 'nexus.log' }).click()
  const content = page.getByRole('region', { name: /^Content of / })
  await expect(content).toContainText('inventory collected')
  await expectAccessible(page)

  await button(page, 'Download file').click()
  await expect(page.getByText('nexus.log downloaded')).toBeVisible()
  const size = await page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory()
    return (await (await folder.getFileHandle('nexus.log')).getFile()).size
  })
  expect(size).toBeGreaterThan(1024 * 1024)
})
