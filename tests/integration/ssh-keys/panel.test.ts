import { expect, test } from 'vitest'
import { confirmAccepted } from '@/store/confirm/confirm'
import { selectLoadError } from '@/store/navigation/selectors'
import { selectSshKey, selectSshKeyRows } from '@/store/settings/ssh-keys/ssh-keys'
import { startConsole } from '#tests/support/console'
import { choose } from '../instances/support'

const KEY = '/settings/ssh-keys/m1-macbook-pro/edit'
const params = { sshKey: 'm1-macbook-pro' }

test('an SSH key opens in a panel over the list, which links to it', async () => {
  const console = await startConsole({ path: KEY })
  expect(selectSshKey(console.state(), params)).toMatchObject({
    name: 'm1-macbook-pro',
    publicKey: expect.stringMatching(/^ssh-/) as unknown,
  })
  expect(selectSshKeyRows(console.state()).map(({ href }) => href)).toContain(KEY)
})

test('deleting an SSH key in its panel returns to the list', async () => {
  const console = await startConsole({ path: KEY })
  await choose(console, selectSshKey(console.state(), params)?.actions, 'Delete')
  await console.send(confirmAccepted())
  expect(console.history.current().path).toBe('/settings/ssh-keys')
  expect(selectSshKeyRows(console.state()).map(({ name }) => name)).toEqual(['mac-mini'])
})

test('an unknown SSH key is a missing page', async () => {
  const console = await startConsole({ path: '/settings/ssh-keys/nobodys/edit' })
  expect(selectLoadError(console.state())).toMatchObject({ kind: 'missing' })
})
