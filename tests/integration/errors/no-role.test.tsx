import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userIds } from '@/mirage/seeds/users'
import { confirmAccepted } from '@/store/confirm/confirm'
import { navigationRequested } from '@/store/navigation/events'

import type { TestConsole } from '#tests/support/console'
import { showConsole } from '#tests/support/shown-console'
import { asked, rowOf } from '../access/support'
import { choose } from '../instances/support'

const text = () => document.body.textContent ?? ''
const heading = () =>
  screen.getAllByRole('heading', { level: 1, hidden: true }).map(({ textContent }) => textContent)
const sidebar = () => document.querySelector('aside')
const switchToSystem = () =>
  screen.queryByRole('button', { name: 'Switch between system and silo', hidden: true })
const link = (name: string) => {
  const [found] = Array.from(document.querySelectorAll('main a')).filter(
    each => each.textContent === name,
  )
  return found?.getAttribute('href')
}

/** Makes a user an administrator of the silo, and thus of the system. */
const makeAdmin = async ({ backend }: Pick<TestConsole, 'backend'>, id: string) => {
  const call = { url: '/v1/policy', headers: {} }
  const { body } = await backend.handle({ ...call, method: 'GET', body: null })
  const { role_assignments: present } = JSON.parse(body) as { role_assignments: object[] }
  const role = { identity_id: id, identity_type: 'silo_user', role_name: 'admin' }
  const next = JSON.stringify({ role_assignments: [...present, role] })
  await backend.handle({ ...call, method: 'PUT', body: next })
}

/** Opens the access page as a user, and removes their own role on the silo. */
const withoutRole = async (name: string) => {
  const shown = await showConsole({ path: '/settings/profile', user: name })
  const goTo = async (to: string) => {
    // Fresh data would be shown from the cache.
    await shown.elapse(3_000)
    await shown.send(navigationRequested({ to }))
    await shown.settle()
  }
  if (name === MEMBER) await makeAdmin(shown, userIds.fynn)
  await shown.elapse(60_000)
  await goTo('/projects')
  await goTo('/access')
  expect(switchToSystem()).not.toBeNull()
  await choose(shown, rowOf(shown, name).actions, 'Remove role')
  expect(asked(shown)?.text).toContain('This is your own role.')
  expect(asked(shown)?.text).toContain('You lose access yourself')
  await shown.send(confirmAccepted())
  await shown.settle()
  return { ...shown, goTo }
}

const MEMBER = 'Fynn Gabbro'
const OPERATOR = 'Ada Quarry'

const people = [
  { who: 'a member', name: MEMBER, mayOperate: false, why: 'You are not in any groups' },
  {
    who: 'an administrator of the system',
    name: OPERATOR,
    mayOperate: true,
    why: 'You have no role on the silo maze-war',
  },
]

test.each(people)(
  '$who without a role stays in the console, and sees why access is denied',
  async ({ name, mayOperate, why }) => {
    const { goTo } = await withoutRole(name)
    for (const path of ['/projects', '/images', '/']) {
      await goTo(path)
      expect(heading()).toEqual(['No access'])
      expect(text()).not.toContain('Something went wrong')
      expect(text()).not.toContain('Could not refresh')
      expect(text()).toContain(why)
      expect(text()).toContain('An administrator can give you a role')
      expect(sidebar()).not.toBeNull()
      expect(switchToSystem() !== null).toBe(mayOperate)
      expect(link('Settings')).toBe('/settings/profile')
      expect(link('System')).toBe(mayOperate ? '/system/silos' : undefined)
    }
    await goTo('/settings/profile')
    expect(heading()).toEqual(['Profile'])
    await goTo('/settings/ssh-keys')
    expect(heading()).toEqual(['SSH keys'])
    await goTo('/system/silos')
    expect(heading()).toEqual([mayOperate ? 'Silos' : 'Page not found'])
  },
)

test.each(people)('$who without a role can sign out', async ({ name }) => {
  const { goTo, left, settle, user: person } = await withoutRole(name)
  await goTo('/projects')
  await person.click(screen.getByRole('button', { name: 'Sign out' }))
  await settle()
  expect(left).toEqual(['/login'])
})

test('“Back to console” on an error page opens a page with the sidebar', async () => {
  const { goTo } = await withoutRole(OPERATOR)
  await goTo('/nonexistent')
  expect(screen.getByRole('link', { name: 'Back to console' }).getAttribute('href')).toBe('/')
  await goTo('/')
  expect(sidebar()).not.toBeNull()
})

test('an error on the start page links to another page', async () => {
  await showConsole({
    path: '/projects',
    wire: (request, next) =>
      request.url.startsWith('/v1/projects')
        ? Promise.resolve({ status: 503, headers: {}, body: '{"message":"assertion failed"}' })
        : next(request),
  })
  expect(screen.queryAllByRole('link', { name: 'Back to console' })).toEqual([])
  expect(screen.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe(
    '/settings/profile',
  )
})

test('a refusal by a proxy shows “No access” with the sidebar', async () => {
  await showConsole({
    path: '/projects',
    wire: (request, next) =>
      request.url.startsWith('/v1/projects')
        ? Promise.resolve({ status: 403, headers: {}, body: '<h1>Forbidden</h1>' })
        : next(request),
  })
  expect(text()).not.toContain('Something went wrong')
  expect(heading()).toEqual(['No access'])
  expect(sidebar()).not.toBeNull()
})

test('a refused page links to the others', async () => {
  const { settle } = await showConsole({ path: '/projects/error-403/disks' })
  await settle()
  expect(heading()).toEqual(['No access'])
  expect(text()).not.toContain('no role on the silo')
  expect(link('Projects')).toBe('/projects')
})
