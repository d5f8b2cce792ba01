import { expect, test } from './support/test'

test('the browser asks before unsaved input is lost, and it is restored afterwards', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('dialog', dialog => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await page.goto('/projects-new')
  await page.getByLabel('Name').pressSequentially('half-done')
  await page.reload()
  expect(asked).toEqual(['beforeunload'])

  const form = page.getByRole('dialog', { name: 'Create project' })
  await expect(form.getByLabel('Name')).toHaveValue('half-done')
  await form.getByRole('button', { name: 'Start over' }).click()
  await expect(form.getByLabel('Name')).toHaveValue('')
  await expect(form.getByRole('button', { name: 'Start over' })).toBeHidden()
  await expect(form.getByLabel('Name')).toBeFocused()

  await page.reload()
  expect(asked).toEqual(['beforeunload'])
  await expect(form.getByLabel('Name')).toHaveValue('')
})
