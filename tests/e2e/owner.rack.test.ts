import { expectAccessible } from './support/axe'
import { button, field, heading } from './support/screen'
import { actAs } from './support/session'
import { expect, test } from './support/test'

test('a tab whose cookie has become someone else’s is hidden, until its owner is back', async ({
  page,
  baseURL,
  context,
}) => {
  await page.goto('/projects-new')
  await field(page, 'Name').fill('adas-own')
  const sent: string[] = []
  page.on('request', request => {
    if (request.method() !== 'GET') sent.push(request.url())
  })

  const other = await context.newPage()
  await actAs(other, baseURL, 'Clara Flint')
  await other.goto('/projects')
  await expect(heading(other, 'Projects')).toBeVisible()

  await expect(heading(page, 'Someone else is signed in')).toBeFocused()
  await expect(page).toHaveTitle('Someone else is signed in / Basalt Console')
  await expect(field(page, 'Name')).toBeHidden()
  await expect(page.getByText('Ada Quarry').first()).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 640 })
  await expectAccessible(page)

  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+Enter')
  await expect(heading(page, 'Someone else is signed in')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Continue as Clara Flint')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Sign in as Ada Quarry')).toBeFocused()

  await actAs(other, baseURL, 'Ada Quarry')
  await other.goto('/projects')
  await expect(heading(other, 'Projects')).toBeVisible()
  await expect(field(page, 'Name')).toHaveValue('adas-own')
  expect(sent).toEqual([])
})
