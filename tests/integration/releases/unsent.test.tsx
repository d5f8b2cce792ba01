import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { releaseCheckRequested } from '@/store/release/slice'
import { showConsole } from '#tests/support/shown-console'

test('input that an earlier release lacks is kept, and left out only once the user agrees', async () => {
  const shown = await showConsole({ path: '/projects/mock-project/disks-new', release: 20 })
  const { user, settle, requests, backend } = shown
  const created = () => requests.filter(({ method }) => method === 'POST')
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'from-image')
  await user.click(screen.getByRole('radio', { name: 'Image' }))
  await settle()
  await user.click(screen.getByRole('button', { name: /Source image/ }))
  await user.click(screen.getAllByRole('option')[0]!)
  await user.click(screen.getByRole('checkbox', { name: 'Make disk read-only' }))
  await settle()
  expect(screen.queryByText(/does not have/)).toBeNull()

  backend.backendState.release = 17
  await shown.send(releaseCheckRequested())
  await settle()
  const notice = screen.getByText(/does not have/)
  expect(notice.textContent).toBe(
    'Release 17 does not have “Make disk read-only”. What you entered there is kept, but will not be sent.',
  )
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'from-image')

  const submit = async () => {
    await user.click(screen.getByRole('button', { name: 'Create disk' }))
    await settle()
  }
  await submit()
  expect(notice.textContent).toMatch(/Submit again to continue without it\.$/)
  expect(created()).toEqual([])
  await submit()
  expect(created()).toHaveLength(1)
  expect(JSON.parse(created()[0]!.body as string)).not.toHaveProperty('disk_backend')
  expect(created()[0]!.body).not.toContain('read_only')
})
