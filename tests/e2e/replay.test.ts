import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import {
  button,
  confirm,
  dialog,
  fact,
  field,
  fillForm,
  goTo,
  heading,
  pick,
  row,
  rowAction,
} from './support/screen'
import { signIn } from './support/session'
import { expect, test } from './support/test'
import { PUBLIC_KEY } from '#tests/support/ssh-key'

const REPLAY = fileURLToPath(new URL('../support/replay-file.ts', import.meta.url))
const WITHOUT_STYLES = new URL('../../tools/without-styles.mjs', import.meta.url).href

/** Replays a log in plain Node and returns the report. */
const replayInNode = async (log: string, file: string) => {
  writeFileSync(file, log)
  const args = ['--import', 'tsx', '--import', WITHOUT_STYLES, REPLAY, file]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  return stdout.trim()
}

test('a session in this browser replays exactly in Node, and contains no secrets', async ({
  page,
}, testInfo) => {
  test.slow()
  await page.goto('/login/maze-war/local?redirect_uri=%2Fprojects')
  await signIn(page, 'ada-quarry', 'a-secret-of-mine')
  await expect(heading(page, 'Projects')).toBeVisible()
  await page.getByRole('link', { name: 'mock-project' }).hover()
  await page.getByRole('link', { name: 'mock-project' }).click()
  await expect(heading(page, 'Instances')).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search' }).pressSequentially('db1')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'db1')).toBeVisible()
  await button(page, 'Stop').click()
  await confirm(page, 'Stop instance')
  await expect(fact(page, 'State')).toHaveText('stopped', { timeout: 20_000 })
  await button(page, 'Create disk').click()
  await fillForm(dialog(page, 'Create disk'), { Name: 'recorded' })
  await button(dialog(page, 'Create disk'), 'Create disk').click()
  await expect(row(page, 'recorded')).toContainText('attached')
  await page.getByRole('tab', { name: 'Networking' }).click()
  await page.goBack()
  await goTo(page, 'Disks')
  await rowAction(page, 'disk-3', 'Delete')
  await confirm(page, 'Delete disk')
  await expect(row(page, 'disk-3')).toBeHidden()
  await goTo(page, 'Instances')
  await page.getByRole('link', { name: 'New instance', exact: true }).first().click()
  await field(page, 'Name').pressSequentially('typed')
  await pick(page, 'Image', 'debian-12')
  await button(page, 'Add SSH key').click()
  await fillForm(dialog(page, 'Add SSH key'), { Name: 'k', 'Public key': PUBLIC_KEY })
  await button(dialog(page, 'Add SSH key'), 'Add SSH key').click()
  await expect(dialog(page, 'Add SSH key')).toBeHidden()
  await button(page, 'Create instance').click()
  await expect(heading(page, 'typed')).toBeVisible()
  await expect(fact(page, 'State')).toHaveText('running', { timeout: 20_000 })

  const log = await page.evaluate(() => window.basalt?.log() ?? '')
  expect(log).toContain('"type":"form/changed"')
  expect(log).toContain('recorded')
  expect(log).not.toContain('a-secret-of-mine')
  const report = await replayInNode(log, testInfo.outputPath('session.jsonl'))
  expect(report).toMatch(/^\d+ inputs replayed, \d+ checkpoints equal\.$/)
})
