import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showConsole } from '#tests/support/shown-console'

test('the form of a snapshot finds a disk beyond the first thousand', async () => {
  const console = await showConsole({
    path: '/projects/blank-slate/snapshots-new',
    scenario: 'large',
  })
  const { db } = console.backend.backendState
  const last = [...db.disks.all()].findLast(({ name }) => name.startsWith('volume-'))?.name ?? ''
  await act(() => console.advance(1_000))
  await console.settle()
  await console.user.click(screen.getByRole('textbox', { name: 'Name' }))
  await console.user.paste('of-the-last')
  const box = screen.getByRole('combobox', { name: 'Disk' })
  await console.user.click(box)
  await console.user.paste(last)
  await act(() => console.advance(100))
  await console.user.click(screen.getByRole('option', { name: last }))
  await console.user.click(screen.getByRole('button', { name: 'Create snapshot' }))
  await console.settle()
  // The project has no capacity for another snapshot: checking the request is enough.
  const asked = console.requests.findLast(({ method }) => method === 'POST')
  expect(asked).toMatchObject({ body: expect.stringContaining(`"disk":"${last}"`) })
})
