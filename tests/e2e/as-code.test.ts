import { readFile } from 'node:fs/promises'
import { button, dialog, open, rowAction } from './support/screen'
import { expect, test } from './support/test'

test('a project is saved as configuration and as a script', async ({ page }) => {
  await open(page, '/projects')
  await rowAction(page, 'mock-project', 'As code')
  const window = dialog(page, 'As code')
  await expect(window.getByLabel('Code', { exact: true })).toContainText(
    'resource "oxide_project" "mock_project"',
  )
  const save = async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(window, 'Download').click(),
    ])
    return {
      name: download.suggestedFilename(),
      text: await readFile(await download.path(), 'utf8'),
    }
  }
  const configuration = await save()
  expect(configuration.name).toBe('mock-project.tf')
  expect(configuration.text).toContain('source = "oxidecomputer/oxide"')
  await window.getByRole('tab', { name: /^CLI/ }).click()
  await expect(window.getByLabel('Code', { exact: true })).toContainText('#!/bin/sh')
  const script = await save()
  expect(script.name).toBe('create-mock-project.sh')
  expect(script.text).toContain('oxide project create --name="$PROJECT"')
  await page.keyboard.press('Escape')
  await expect(window).toBeHidden()
  await expect(button(page, 'Actions for mock-project')).toBeFocused()
})
