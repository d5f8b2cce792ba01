import { describe, expect, test } from 'vitest'
import { startConsole, type TestConsole } from '#tests/support/console'
import { choose, reasonsOf, toastsOf } from '../instances/support'
import { formOf, labelsOf, sentBody, submit } from '../instance-networking/support'
import { askedAndDone, fillAll, openSilo, usersOf } from './support'

const LAB = 'pocket-lab'
const PASSWORD = 'correct horse battery staple'

const userOf = (console: TestConsole, name: string) => {
  const user = usersOf(console, LAB).rows.find(each => each.name === name)
  if (!user) throw new Error(`The tab shows no ${name}.`)
  return user
}

const recordOf = (console: TestConsole, name: string) =>
  [...console.backend.backendState.db.users.all()].find(({ displayName }) => displayName === name)

const openForm = async () => {
  const console = await openSilo(LAB)
  await choose(console, [usersOf(console, LAB).create], 'Create user')
  return console
}

/** Everything that is stored, in the history or shown in toasts. */
const traces = (console: TestConsole) =>
  JSON.stringify([...console.storage, console.history.current(), console.state().toasts])

describe('creating a user', () => {
  const form = 'localUserCreate'

  test('requires a free name, and the password twice', async () => {
    const console = await openForm()
    await fillAll(console, form, { password: PASSWORD, repeated: 'another' })
    await submit(console, form)
    expect(formOf(console, form)?.errors).toEqual({
      username: 'Username is required',
      repeated: 'The passwords are not the same',
    })
    await fillAll(console, form, { username: 'pim', repeated: PASSWORD })
    await submit(console, form)
    expect(formOf(console, form)?.errors).toEqual({ username: 'Username already exists' })
  })

  test('sends the password, but does not store it', async () => {
    const console = await openForm()
    await fillAll(console, form, { username: 'rosa', password: PASSWORD, repeated: PASSWORD })
    await console.advance(2000)
    expect(formOf(console, form)?.secret).toEqual(['password', 'repeated'])
    expect(traces(console)).toContain('rosa')
    expect(traces(console)).not.toContain(PASSWORD)
    await submit(console, form)
    expect(sentBody(console, 'POST')).toEqual({
      external_id: 'rosa',
      password: { mode: 'password', value: PASSWORD },
    })
    expect(userOf(console, 'rosa').name).toBe('rosa')
    expect(toastsOf(console)).toEqual([{ variant: 'success', text: 'User rosa created' }])
  })

  test('is possible without a password', async () => {
    const console = await openForm()
    await fillAll(console, form, { username: 'rosa', login: 'disallowed' })
    await submit(console, form)
    expect(sentBody(console, 'POST')).toEqual({
      external_id: 'rosa',
      password: { mode: 'login_disallowed' },
    })
    expect(recordOf(console, 'rosa')?.password).toBeNull()
  })
})

describe('a user', () => {
  test('can get another password', async () => {
    const console = await openSilo(LAB)
    await choose(console, userOf(console, 'pim').actions, 'Set password')
    await submit(console, 'localUserPassword')
    expect(formOf(console, 'localUserPassword')?.errors).toEqual({
      password: 'Password is required',
      repeated: 'Repeated password is required',
    })
    await fillAll(console, 'localUserPassword', { password: PASSWORD, repeated: PASSWORD })
    await submit(console, 'localUserPassword')
    expect(recordOf(console, 'pim')?.password).toBe(PASSWORD)
    expect(toastsOf(console)).toEqual([{ variant: 'success', text: 'Password of pim set' }])
  })

  test('can lose the password and be deleted', async () => {
    const console = await openSilo(LAB)
    expect(labelsOf(userOf(console, 'pim').actions)).toEqual([
      'Set password',
      'Disable password',
      'Delete',
    ])
    await askedAndDone(console, userOf(console, 'pim').actions, 'Disable password')
    expect(recordOf(console, 'pim')?.password).toBeNull()
    await askedAndDone(console, userOf(console, 'pim').actions, 'Delete')
    expect(usersOf(console, LAB).rows.map(({ name }) => name)).toEqual(['quinn'])
  })

  test('from an identity provider has no actions', async () => {
    const console = await openSilo('myriad')
    const { rows, create } = usersOf(console, 'myriad')
    expect(rows.map(({ name, actions }) => [name, actions])).toEqual([
      ['Mirek Opal', []],
      ['Nora Jasper', []],
    ])
    expect(reasonsOf([create])).toEqual({
      'Create user': 'The users of this silo come from its identity providers',
    })
  })

  test('cannot be changed by a fleet viewer', async () => {
    const console = await startConsole({ path: `/system/silos/${LAB}`, user: 'Bruno Slate' })
    expect(Object.keys(reasonsOf(userOf(console, 'pim').actions))).toHaveLength(3)
  })
})
