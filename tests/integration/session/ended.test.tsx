import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { formChanged, formSubmitted } from '@/store/forms/events'
import { navigationRequested } from '@/store/navigation/events'
import { signOutRequested } from '@/store/session/session'
import { startConsole, type TestConsole } from '#tests/support/console'
import { showConsole } from '#tests/support/shown-console'

const LOGIN = '/login/maze-war/local'
const notice = () => screen.queryByText('Your session has ended')

/** Stops a console, and returns what its browser has stored. */
const leave = (console: TestConsole) => {
  const kept = Object.fromEntries(console.storage)
  console.stop()
  return kept
}

const lose = async () => {
  const console = await startConsole({ path: '/projects-new' })
  const values = { name: 'half-done', description: 'typed before lunch' }
  await console.send(formChanged({ form: 'projectCreate', values }))
  await console.signOutElsewhere()
  await console.send(formSubmitted({ form: 'projectCreate' }))
  expect(console.left).toHaveLength(1)
  return leave(console)
}

describe('the notice that the session has ended', () => {
  test.each([
    '/login?redirect_uri=%2Fprojects-new',
    `${LOGIN}?redirect_uri=%2Fprojects-new`,
    '/login/maze-war/saml/mock-idp?redirect_uri=%2Fprojects-new',
  ])('is shown at %s', async path => {
    await showConsole({ path, kept: await lose() })
    expect(notice()).not.toBeNull()
    expect(document.body.textContent).toContain('What you entered is kept')
  })

  test('is shown above the focused form, until the next login', async () => {
    const console = await showConsole({
      path: `${LOGIN}?redirect_uri=%2Fprojects-new`,
      kept: await lose(),
    })
    expect(document.activeElement).toBe(screen.getByLabelText('Username'))
    const values = { username: 'ada-quarry', password: 'granite' }
    await console.send(formChanged({ form: 'loginLocal', values }))
    await console.send(formSubmitted({ form: 'loginLocal' }))
    await console.settle()
    const form = console.state().actors['form/projectCreate']
    expect(form?.context.values).toMatchObject({ name: 'half-done' })
    await console.send(navigationRequested({ to: LOGIN }))
    expect(notice()).toBeNull()
    expect(console.storage.has('session/basalt-session-ended')).toBe(false)
  })
})

describe('no notice is shown', () => {
  test('on the first visit', async () => {
    await showConsole({ path: LOGIN })
    expect(screen.getByLabelText('Username')).toBeTruthy()
    expect(notice()).toBeNull()
  })

  test('if the first page requires a session', async () => {
    const first = await startConsole({
      path: '/projects',
      wire: async () => ({ status: 401, headers: {}, body: '{"message":"unauthorized"}' }),
    })
    expect(first.left).toEqual(['/login?redirect_uri=%2Fprojects'])
    await showConsole({ path: LOGIN, kept: leave(first) })
    expect(notice()).toBeNull()
  })

  test('after signing out', async () => {
    const first = await startConsole({ path: '/projects' })
    await first.send(signOutRequested())
    expect(first.left).toEqual(['/login'])
    await showConsole({ path: LOGIN, kept: leave(first) })
    expect(notice()).toBeNull()
  })
})
