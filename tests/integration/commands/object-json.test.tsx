import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userIds } from '@/mirage/seeds/users'
import { objectQueryOf } from '@/store/commands/object-query'
import { matchRoute } from '@/store/routing/match'
import { startConsole } from '#tests/support/console'
import { showConsole } from '#tests/support/shown-console'

const PROJECT = '/projects/mock-project'

test.each([
  [`${PROJECT}/instances/db1/storage`, 'instanceView'],
  [`${PROJECT}/instances/db1/networking`, 'instanceView'],
  [`${PROJECT}/disks/disk-1`, 'diskView'],
  [`${PROJECT}/vpcs/mock-vpc/firewall-rules`, 'vpcView'],
  [`${PROJECT}/vpcs/mock-vpc/routers/mock-custom-router`, 'vpcRouterView'],
  ['/settings/ssh-keys/mac-mini/edit', 'currentUserSshKeyView'],
  ['/system/silos/maze-war', 'siloView'],
  ['/system/silos/maze-war/idps/saml/mock-idp', 'samlIdentityProviderView'],
  ['/system/networking/ip-pools/ip-pool-1', 'systemIpPoolView'],
  [`/users/${userIds.clara}`, 'userView'],
  ['/system/networking/ip-pools', undefined],
  ['/system/silos', undefined],
  [`${PROJECT}/disks`, undefined],
])('the object of %s is the answer to %s', async (path, endpoint) => {
  const console = await startConsole({ path, release: 16 })
  const match = matchRoute(console.app.routes, path)!
  expect(objectQueryOf(console.state(), match)?.endpoint).toBe(endpoint)
})

test.each([
  ['/settings/ssh-keys/mac-mini/edit', 'SSH key actions', 'mac-mini'],
  ['/system/silos/maze-war/idps/saml/mock-idp', 'Identity provider actions', 'mock-idp'],
])('the panel %s has a menu with its JSON', async (path, menu, name) => {
  const { user, settle } = await showConsole({ path })
  await user.click(screen.getByRole('button', { name: menu }))
  await settle()
  await user.click(screen.getByRole('menuitem', { name: 'View JSON' }))
  await settle()
  expect(JSON.parse(screen.getByLabelText('Object as JSON').textContent!)).toMatchObject({ name })
})

test('a panel has no JSON of what the rack can only list', async () => {
  const { user, settle } = await showConsole({ path: `/users/${userIds.clara}`, release: 15 })
  await user.click(screen.getByRole('button', { name: 'User actions' }))
  await settle()
  expect(screen.getByRole('menuitem', { name: 'Remove role' })).toBeTruthy()
  expect(screen.queryByRole('menuitem', { name: 'View JSON' })).toBeNull()
})

test('the menu of an object ends with its JSON, the command that reads it, and its code', async () => {
  const { user, settle } = await showConsole({ path: `${PROJECT}/disks/disk-1` })
  const choose = async (entry: string) => {
    await user.click(screen.getByRole('button', { name: 'Disk actions' }))
    await settle()
    const entries = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
    expect(entries.slice(-3)).toEqual(['View JSON', 'Equivalent command', 'As code'])
    await user.click(screen.getByRole('menuitem', { name: entry }))
    await settle()
  }
  await choose('View JSON')
  const json = screen.getByLabelText('Object as JSON').textContent
  expect(JSON.parse(json!)).toMatchObject({ name: 'disk-1', time_created: expect.any(String) })
  await user.click(within(screen.getByRole('dialog', { name: 'JSON' })).getByText('Close'))
  await settle()
  await choose('Equivalent command')
  expect(screen.getByLabelText('Command').textContent).toContain(
    'curl --fail-with-body --request GET "$OXIDE_HOST/v1/disks/disk-1?project=mock-project"',
  )
})
