import { readFile } from 'node:fs/promises'
import { button, dialog, open, row, rowAction } from './support/screen'
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

test('a project is copied, and selected firewall rules are opened as configuration', async ({
  page,
}) => {
  await open(page, '/projects')
  await rowAction(page, 'mock-project', 'As code')
  const code = dialog(page, 'As code')
  await code.getByRole('tab', { name: /^JSON/ }).click()
  await expect(code.getByLabel('Code', { exact: true })).toContainText('"requests"')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(code, 'Download').click(),
  ])
  expect(download.suggestedFilename()).toBe('mock-project.json')
  const { requests } = JSON.parse(await readFile(await download.path(), 'utf8')) as {
    requests: { operation: string }[]
  }
  expect(requests[0]?.operation).toBe('project_create')
  await page.keyboard.press('Escape')
  await rowAction(page, 'mock-project', 'Create similar')
  const form = dialog(page, 'Create similar')
  await expect(form.getByLabel('Name of the new project')).toHaveValue('mock-project-copy')
  await button(form, 'Review').click()
  await button(dialog(page, 'Create project mock-project-copy'), 'Create').click()
  await page.getByRole('link', { name: 'mock-project-copy' }).first().click()
  await expect(row(page, 'db1')).toContainText('stopped')

  await open(page, '/projects/mock-project/vpcs/mock-vpc/firewall-rules')
  for (const name of ['allow-icmp', 'allow-ssh'])
    await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await button(page, 'As code').click()
  // What was chosen for the project is kept for whatever is shown next, also by a new page.
  await expect(code.getByLabel('Code', { exact: true })).toContainText('vpc_firewall_rules_update')
  await code.getByRole('tab', { name: /^Terraform/ }).click()
  await expect(code.getByLabel('Code', { exact: true })).toContainText(
    'resource "oxide_vpc_firewall_rules" "mock_vpc"',
  )
})
