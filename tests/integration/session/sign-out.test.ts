import { describe, expect, test } from 'vitest'
import { plainText } from '@/lib/rich-text'
import { confirmAccepted, confirmDismissed } from '@/store/confirm/confirm'
import { formChanged } from '@/store/forms/events'
import { selectSignOut } from '@/store/session/sign-out'
import { unloadGuarded } from '@/store/tab/slice'
import { startConsole, type TestConsole } from '#tests/support/console'
import { toastsOf } from '../instances/support'

const signOut = (console: TestConsole) => console.send(selectSignOut(console.state()))

const question = (console: TestConsole) => console.state().actors.confirm?.context.request

const begin = (console: TestConsole) =>
  console.send(formChanged({ form: 'instanceCreate', values: { name: 'half-done' } }))

const INSTANCE_CREATE = '/projects/mock-project/instances-new'

describe('signing out', () => {
  test('needs no confirmation if nothing would be lost', async () => {
    const console = await startConsole({ path: INSTANCE_CREATE })
    await signOut(console)
    expect(question(console)).toBeNull()
    expect(console.left).toEqual(['/login'])
  })

  test('asks for confirmation if a form has changed, and can be cancelled', async () => {
    const console = await startConsole({ path: INSTANCE_CREATE })
    await begin(console)
    await signOut(console)
    expect(question(console)).toMatchObject({ title: 'Sign out', keepLabel: 'Stay signed in' })
    expect(plainText(question(console)?.body[0] ?? [])).toContain('has not been submitted')
    await console.send(confirmDismissed())
    expect(console.left).toEqual([])
    expect(console.state().actors['form/instanceCreate']?.context.values).toMatchObject({
      name: 'half-done',
    })

    await signOut(console)
    await console.send(confirmAccepted())
    expect(console.left).toEqual(['/login'])
  })

  test('asks for confirmation while an operation is running that would be lost with the tab', async () => {
    const console = await startConsole({ path: '/projects' })
    await console.send(unloadGuarded({ by: 'imageUpload' }))
    await signOut(console)
    expect(plainText(question(console)?.body[0] ?? [])).toContain('still running')
    expect(console.left).toEqual([])
  })

  test('closes the confirmation if it fails, and shows the error', async () => {
    const console = await startConsole({ path: INSTANCE_CREATE })
    await begin(console)
    await signOut(console)
    console.setServer('down')
    await console.send(confirmAccepted())
    expect(question(console)).toBeNull()
    expect(console.left).toEqual([])
    expect(toastsOf(console)).toMatchObject([{ variant: 'error', title: 'Could not sign out' }])
  })
})
