import { describe, expect, test } from 'vitest'
import { RELEASE_KEY } from '@/api/core/release'
import { confirmAccepted, confirmRequested } from '@/store/confirm/confirm'
import { DRAFTS_KEY } from '@/store/drafts/drafts'
import { formChanged } from '@/store/forms/events'
import { navigationRequested } from '@/store/navigation/events'
import {
  columnsChosen,
  singleKeysChosen,
  THEME_KEY,
  themeChosen,
  selectTheme,
} from '@/store/preferences/slice'
import { viewsChanged } from '@/store/saved-views/views'
import { selectOwner } from '@/store/session/session'
import { selectKeptData } from '@/store/settings/profile/kept-data'
import { selectProfile } from '@/store/settings/profile/profile'
import { startConsole, type TestConsole } from '#tests/support/console'
import { toastsOf } from '../instances/support'

const PROFILE = '/settings/profile'

const profileOf = async (user: string) => {
  const console = await startConsole({ path: PROFILE, user })
  return selectProfile(console.state())
}

describe('the profile', () => {
  test('shows name, silo, groups and roles', async () => {
    const profile = await profileOf('Ada Quarry')
    expect(profile).toMatchObject({ displayName: 'Ada Quarry', silo: 'maze-war' })
    expect(profile?.id).toMatch(/^[0-9a-f-]{36}$/)
    expect(profile?.groups.map(({ displayName }) => displayName)).toContain('web-devs')
    expect(profile?.roles).toEqual([
      { level: 'silo', role: 'admin', groups: [] },
      { level: 'fleet', role: 'admin', groups: [] },
    ])
  })

  test('names the groups that a role comes from', async () => {
    expect((await profileOf('Clara Flint'))?.roles).toEqual([
      { level: 'silo', role: 'collaborator', groups: ['kernel-devs'] },
    ])
  })

  test('shows no groups or roles for a user without any', async () => {
    expect(await profileOf('Fynn Gabbro')).toMatchObject({ roles: [], groups: [] })
  })

  test('renders without roles if the policy cannot be read', async () => {
    const console = await startConsole({
      path: PROFILE,
      wire: async (request, next) =>
        request.url === '/v1/policy'
          ? { status: 403, headers: {}, body: JSON.stringify({ error_code: 'Forbidden' }) }
          : next(request),
    })
    expect(selectProfile(console.state())).toMatchObject({
      displayName: 'Ada Quarry',
      roles: undefined,
    })
  })

  test('is the first page of the settings', async () => {
    const console = await startConsole({ path: '/settings' })
    expect(console.history.current().path).toBe(PROFILE)
  })
})

test('a theme chosen or reset in another tab applies here', async () => {
  const console = await startConsole({ path: PROFILE })
  await console.emit({ type: 'theme', theme: 'light' })
  expect(selectTheme(console.state())).toBe('light')
  await console.emit({ type: 'theme', theme: '' })
  expect(selectTheme(console.state())).toBe('system')
  // Only the other tab stores it.
  expect(console.storage.has(`local/${THEME_KEY}`)).toBe(false)
})

describe('the data stored by this browser', () => {
  const keptOn = (console: TestConsole) => selectKeptData(console.state())

  test('are empty at first', async () => {
    const console = await startConsole({ path: PROFILE })
    expect(keptOn(console)).toMatchObject({ theme: 'system', lists: 0, drafts: 0, views: 0 })
  })

  test('are cleared even if they are not listed', async () => {
    const console = await startConsole({ path: PROFILE })
    const key = `local/basalt-as-code/${selectOwner(console.state())}`
    console.storage.set(key, '[{"hasAccess":true}]')
    const { reason, event } = keptOn(console).clearing
    expect(reason).toBeUndefined()
    if (event) await console.send(event)
    await console.send(confirmAccepted())
    expect(console.storage.has(key)).toBe(false)
  })

  test.each([
    ['columns', columnsChosen({ list: 'disks', columns: ['name'] }), { lists: 1 }],
    ['the choice of shortcuts', singleKeysChosen({ isOn: false }), { hasSingleKeys: false }],
  ])('%s can be cleared alone', async (_what, choice, kept) => {
    const console = await startConsole({ path: PROFILE })
    await console.send(choice)
    expect(keptOn(console)).toMatchObject(kept)
    const { reason, event } = keptOn(console).clearing
    expect(reason).toBeUndefined()
    if (event) await console.send(event)
    await console.send(confirmAccepted())
    expect(keptOn(console)).toMatchObject({ lists: 0, hasSingleKeys: true })
    expect([...console.storage.keys()]).toEqual([`local/${RELEASE_KEY}`])
  })

  test('are listed, and cleared after a confirmation, including those of other tabs', async () => {
    const console = await startConsole({ path: '/projects-new' })
    await console.send(formChanged({ form: 'projectCreate', values: { name: 'half-done' } }))
    await console.send(navigationRequested({ to: PROFILE }))
    await console.send(themeChosen({ theme: 'light' }))
    const view = { name: 'All', path: '/projects', search: '', isPinned: true }
    await console.send(viewsChanged({ added: [view] }))
    expect(keptOn(console)).toMatchObject({ theme: 'light', drafts: 1, views: 1 })
    console.storage.set('session/scroll-position-0', '120')
    console.storage.set('session/scroll-position-9', '240')
    const [draft] = console.state().drafts
    const another = { ...draft, form: 'diskCreate' }
    console.storage.set(`local/${DRAFTS_KEY}`, JSON.stringify([draft, another]))

    const { event } = keptOn(console).clearing
    expect(event?.type).toBe(confirmRequested.type)
    if (event) await console.send(event)
    expect(keptOn(console).drafts).toBe(1)
    await console.send(confirmAccepted())
    expect(console.state().actors.confirm?.value).toBe('closed')
    expect(keptOn(console)).toMatchObject({ theme: 'system', drafts: 0, views: 0 })
    expect(selectTheme(console.state())).toBe('system')
    expect([...console.storage.keys()]).toEqual([`local/${RELEASE_KEY}`])
    expect(console.storage.has(`local/${THEME_KEY}`)).toBe(false)
    expect(toastsOf(console)).toEqual([{ variant: 'success', text: 'Kept data cleared' }])

    await console.send(navigationRequested({ to: '/projects-new' }))
    expect(console.state().actors['form/projectCreate']?.context.values).toMatchObject({ name: '' })
  })
})
