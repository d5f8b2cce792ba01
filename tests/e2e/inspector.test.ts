import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe'
import { press, tabTo } from './support/focus'
import { button, choose, confirm, goTo, heading, open, PROJECT, rowAction } from './support/screen'
import { expect, test } from './support/test'

const inspector = (page: Page) => page.getByRole('complementary', { name: 'Inspector' })
const actor = (page: Page, id: string) =>
  inspector(page).getByRole('navigation', { name: 'Actors' }).getByText(id, { exact: true })
const tab = (page: Page, name: string) => inspector(page).getByRole('tab', { name })
const chart = (page: Page, state: string) =>
  inspector(page).getByRole('img', { name: `The machine is in ${state}.` })
const litStates = (page: Page) =>
  inspector(page)
    .locator('[data-active]')
    .evaluateAll(boxes => boxes.map(box => box.getAttribute('data-state')))

test('the inspector shows the machines beside a usable console', async ({ page }) => {
  const workers: string[] = []
  page.on('worker', worker => workers.push(worker.url()))
  await open(page, `${PROJECT}/instances`)
  await expect(inspector(page)).toBeHidden()
  expect(workers).toEqual([])

  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, `${PROJECT}/instances?inspect`)
  await expect(chart(page, 'settled')).toBeVisible()
  expect(await litStates(page)).toEqual(['navigation', 'navigation.settled'])
  expect(workers).toHaveLength(1)
  await expectAccessible(page)

  // The objects of the page, whose lifecycles run on the server.
  await inspector(page)
    .getByRole('button', { name: /^instance db1/ })
    .click()
  await expect(chart(page, 'running')).toBeVisible()
  await tab(page, 'Legal events').click()
  await expect(inspector(page).getByText('start not in running')).toBeVisible()
  await expectAccessible(page)

  // A dialog is modal to the console only, not to the drawer.
  await actor(page, 'confirm').click()
  await expect(chart(page, 'closed')).toBeVisible()
  await rowAction(page, 'db1', 'Stop')
  await expect(chart(page, 'asking')).toBeVisible()
  await tab(page, 'States').click()
  await expect(inspector(page).getByText('last taken')).toBeVisible()
  await expectAccessible(page)
  await confirm(page, 'Stop instance')
  await tab(page, 'Events').click()
  const events = inspector(page).getByRole('list', { name: 'Events' }).getByRole('group')
  await expect(events.nth(0)).toContainText('pending → closed')
  await expect(events.nth(1)).toContainText('asking → pending')
  await events.nth(2).locator('summary').click()
  await expect(events.nth(2)).toContainText('"Stop instance"')
  await expectAccessible(page)

  // By keyboard: from the console to the drawer, resize it, and send an event.
  await actor(page, 'navigation').click()
  await tab(page, 'Send').click()
  await choose(inspector(page), 'Event', 'navigation/requested')
  const payload = inspector(page).getByRole('textbox', { name: 'Payload (JSON)' })
  await payload.fill(`{"to": ${PROJECT}/disks}`)
  await expect(
    inspector(page).getByText('Not JSON at line 1 column 8: expected value'),
  ).toBeVisible()
  await expectAccessible(page)
  await payload.fill(`{"to": "${PROJECT}/disks"}`)
  await tabTo(page, button(inspector(page), 'Send event'))
  await press(page, 'Enter')
  await expect(heading(page, 'Disks')).toBeVisible()
  await expect(inspector(page).getByRole('status')).toHaveText(
    'navigation took navigation/requested.',
  )
  const width = async () => (await inspector(page).boundingBox())?.width
  const before = (await width()) ?? 0
  await inspector(page).getByRole('separator', { name: 'Size of the inspector' }).focus()
  await press(page, 'ArrowLeft')
  expect(await width()).toBe(before + 24)

  // It survives navigation, and only its button and its shortcut close it.
  await goTo(page, 'Snapshots')
  await page.keyboard.press('Escape')
  await expect(inspector(page)).toBeVisible()
  await page.keyboard.press('Alt+m')
  await expect(tab(page, 'Chart')).toBeHidden()
  await button(page, 'Open the inspector').click()

  // On a narrow screen it is below the console, which keeps its width.
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(tab(page, 'Chart')).toBeVisible()
  await expect.poll(width).toBe(360)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await expectAccessible(page)
})
