import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paletteOpened } from '@/store/palette/slice'
import { showConsole } from '#tests/support/shown-console'

const button = (name: string) => screen.getByRole('button', { name })

test('a form shows its request in each language, and is then still open', async () => {
  const { user, settle, copied } = await showConsole({ path: '/projects/mock-project/disks-new' })
  await settle()
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'fresh')
  await user.click(button('Show equivalent command'))
  await settle()
  const dialog = within(screen.getByRole('dialog', { name: 'Equivalent command' }))
  expect(dialog.getByLabelText('Command').textContent).toContain('"name": "fresh"')
  await user.click(dialog.getByRole('radio', { name: 'Oxide CLI' }))
  await settle()
  const text = dialog.getByLabelText('Command').textContent
  expect(text).toMatch(/^oxide api --method POST '\/v1\/disks\?project=mock-project' --input -/)
  await user.click(dialog.getByRole('button', { name: 'Copy' }))
  await settle()
  expect(copied).toEqual([text])
  await user.click(dialog.getByRole('radio', { name: 'Terraform' }))
  const configuration = () => dialog.getByLabelText('Command').textContent
  // The code of it comes by itself.
  for (let round = 0; round < 60 && configuration() === ''; round += 1) await settle()
  expect(configuration()).toContain('data "oxide_project" "mock_project" {')
  expect(configuration()).toContain('resource "oxide_disk" "fresh" {')
  await user.click(dialog.getByRole('checkbox', { name: 'Literal IDs' }))
  await settle()
  expect(configuration()).toMatch(/project_id += "[\da-f-]{36}" # project "mock-project"/)
  await user.keyboard('{Escape}')
  await settle()
  expect(screen.getByRole('dialog', { name: 'Create disk' })).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('fresh')
})

test('the palette opens the last actions as a script', async () => {
  const { user, settle, send } = await showConsole({ path: '/projects' })
  await settle()
  await send(paletteOpened())
  await settle()
  await user.type(screen.getByRole('combobox', { name: 'Search' }), 'script')
  await user.keyboard('{Enter}')
  await settle()
  const dialog = within(screen.getByRole('dialog', { name: 'Last actions as a script' }))
  expect(dialog.getByText('Nothing was changed since this page was loaded.')).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Copy' })).toBeNull()
})
