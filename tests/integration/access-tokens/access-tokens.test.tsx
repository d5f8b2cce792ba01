import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userIds } from '@/mirage/seeds/users'
import { navigationRequested } from '@/store/navigation/events'
import { recordOf } from '../instances/support'
import { showConsole } from '#tests/support/shown-console'

const show = () => showConsole({ path: '/settings/access-tokens', release: 16 })

const rows = () =>
  within(screen.getByRole('table', { name: 'Access tokens' }))
    .getAllByRole('row')
    .slice(1)

test('lists the access tokens of the user, newest first, with the time at which each expires', async () => {
  await show()
  expect(rows().map(row => within(row).getAllByRole('cell')[3]!.textContent)).toEqual([
    'Feb 12, 202512:00 PM ',
    'Jan 18, 202512:00 PM soon',
    'Never',
  ])
})

test('deletes a token after a confirmation', async () => {
  const { user, settle } = await show()
  await user.click(within(rows()[2]!).getByRole('button', { name: /^Actions for access token/ }))
  await settle()
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
  await settle()
  const dialog = screen.getByRole('dialog', { name: 'Delete access token' })
  expect(dialog.textContent).toContain('Programs that use it can no longer call the API.')
  await user.click(within(dialog).getByRole('button', { name: 'Delete access token' }))
  await settle()
  expect(rows()).toHaveLength(2)
  expect(screen.getByText('Access token deleted')).toBeTruthy()
})

test('are gone from the panel of the user once they are deleted', async () => {
  const { user, settle, send } = await show()
  const own = `/users/${userIds.ada}`
  await send(navigationRequested({ to: own }))
  for (let turn = 0; turn < 3; turn += 1) await settle()
  expect(rows()).toHaveLength(3)
  await send(navigationRequested({ to: '/settings/access-tokens' }))
  await settle()
  await user.click(within(rows()[2]!).getByRole('button', { name: /^Actions for access token/ }))
  await settle()
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
  await settle()
  await user.click(screen.getByRole('button', { name: 'Delete access token' }))
  await settle()
  await send(navigationRequested({ to: own }))
  for (let turn = 0; turn < 3; turn += 1) await settle()
  expect(rows()).toHaveLength(2)
})

test('shows the command that creates a token', async () => {
  const { user, settle, copied } = await show()
  await user.click(screen.getByRole('button', { name: 'How to get a token' }))
  await settle()
  await user.click(screen.getByRole('button', { name: 'Copy command' }))
  expect(copied).toEqual(['oxide auth login --host http://console.test'])
})

const limit = ({ backend }: Awaited<ReturnType<typeof show>>) => {
  const { db } = backend.backendState
  const { id } = recordOf(db.silos, 'maze-war')
  db.authSettings.insert({ id, siloId: id, deviceTokenMaxTtlSeconds: 129_600 })
}

test('says how long tokens of the silo last at most', async () => {
  const shown = await show()
  limit(shown)
  await shown.user.click(screen.getByRole('button', { name: 'How to get a token' }))
  await shown.settle()
  expect(screen.getByText(/Tokens of your silo last at most 36 hours\./)).toBeTruthy()
})

test.each([
  [14, null],
  [15, 'The token lasts at most 36 hours.'],
] as const)('at release %d, the page of a device says %s', async (release, words) => {
  const shown = await showConsole({ path: '/device/verify', release })
  limit(shown)
  await shown.send(navigationRequested({ to: '/device/success' }))
  await shown.settle()
  expect(screen.getByText('You can close this window')).toBeTruthy()
  expect(screen.queryByText(/lasts at most/)?.textContent ?? null).toBe(words)
})
