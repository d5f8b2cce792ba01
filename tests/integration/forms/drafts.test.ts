import { describe, expect, test } from 'vitest'
import { RELEASE_KEY } from '@/api/core/release'
import { userIds } from '@/mirage/seeds/users'
import { DRAFTS_KEY } from '@/store/drafts/drafts'
import {
  formCancelled,
  formChanged,
  formDismissConfirmed,
  formDismissRequested,
  formRequested,
  formStartedOver,
  formSubmitted,
} from '@/store/forms/events'
import { guardAccepted, guardDismissed, navigationRequested } from '@/store/navigation/events'
import { signOutRequested } from '@/store/session/session'
import { START, startConsole, type TestConsole } from '#tests/support/console'

const ADA = userIds.ada
const path = '/projects-new'
const form = 'projectCreate'
const typed = { name: 'half-done', description: 'typed before lunch' }
const type = (console: TestConsole, values: Record<string, unknown> = typed) =>
  console.send(formChanged({ form, values }))

const formOf = (console: TestConsole, name = form) =>
  console.state().actors[`form/${name}` as const]?.context

/** Reloads the console in the same browser. */
const reload = async (console: TestConsole, at = path, user?: string) => {
  const kept = Object.fromEntries(console.storage)
  console.stop()
  return startConsole({ path: at, kept, ...(user && { user }) })
}

const halfDone = async () => {
  const console = await startConsole({ path })
  await type(console)
  await console.advance(1_000)
  return console
}

describe('the draft of a form', () => {
  test('is restored after a reload, with its time', async () => {
    const console = await reload(await halfDone())
    expect(formOf(console)).toMatchObject({ values: typed, draftTime: START + 1_000 })
  })

  test('is saved a second after the last change, and at once when the session ends', async () => {
    const console = await startConsole({ path })
    await type(console)
    await console.elapse(900)
    await type(console, { name: 'half-done-too' })
    await console.elapse(900)
    expect(console.storage.has(`local/${DRAFTS_KEY}`)).toBe(false)
    await console.signOutElsewhere()
    await console.send(formSubmitted({ form }))
    expect(console.left).toEqual(['/login?redirect_uri=%2Fprojects-new'])
    const again = await reload(console)
    expect(formOf(again)?.values).toEqual({ ...typed, name: 'half-done-too' })
  })

  test('is restored in a form that was left with the browser’s back', async () => {
    const console = await startConsole({ path: '/projects' })
    await console.send(navigationRequested({ to: path }))
    await type(console)
    console.history.go(-1)
    await console.settle()
    expect(console.history.current().path).toBe('/projects')
    await console.send(navigationRequested({ to: path }))
    expect(formOf(console)?.values).toEqual(typed)
  })

  test('is deleted by starting over, which resets the form', async () => {
    const console = await reload(await halfDone())
    await console.send(formStartedOver({ form }))
    expect(formOf(console)).toMatchObject({
      values: { name: '', description: '' },
      draftTime: null,
    })
    expect(formOf(await reload(console))?.values.name).toBe('')
  })

  test.each([
    ['submitted', [formSubmitted({ form })]],
    ['cancelled', [formCancelled({ form })]],
    ['dismissed', [formDismissRequested({ form }), formDismissConfirmed({ form })]],
  ])('is deleted when the form is %s', async (_how, events) => {
    const console = await halfDone()
    for (const event of events) await console.send(event)
    expect(console.history.current().path).not.toBe(path)
    await console.advance(2_000)
    await console.send(navigationRequested({ to: path }))
    expect(formOf(console)).toMatchObject({ values: { name: '' }, draftTime: null })
  })

  test('is kept when leaving its page is cancelled', async () => {
    const at = '/projects/mock-project/instances-new'
    const name = 'instanceCreate'
    const console = await startConsole({ path: at })
    await console.send(formChanged({ form: name, values: { name: 'db9' } }))
    await console.send(formCancelled({ form: name }))
    await console.send(guardDismissed())
    const again = await reload(console, at)
    expect(formOf(again, name)?.values.name).toBe('db9')

    await again.send(formCancelled({ form: name }))
    await again.send(guardAccepted())
    expect(formOf(await reload(again, at), name)?.values.name).toBe('')
  })

  test('belongs to one object', async () => {
    const diskOf = (project: string) => `/projects/${project}/disks-new`
    const console = await startConsole({ path: diskOf('mock-project') })
    await console.send(formChanged({ form: 'diskCreate', values: { name: 'data' } }))
    await console.advance(1_000)
    await console.send(navigationRequested({ to: diskOf('other-project') }))
    expect(formOf(console, 'diskCreate')?.values.name).toBe('')
    await console.send(navigationRequested({ to: diskOf('mock-project') }))
    expect(formOf(console, 'diskCreate')?.values.name).toBe('data')
  })

  test('belongs to one user, and is deleted when that user signs out', async () => {
    const other = await reload(await halfDone(), path, 'Clara Flint')
    expect(formOf(other)?.values.name).toBe('')
    const back = await reload(other)
    expect(formOf(back)?.values).toEqual(typed)
    await back.send(signOutRequested())
    expect(back.storage.has(`local/${DRAFTS_KEY}`)).toBe(false)
  })

  test('is stored next to the drafts of another tab', async () => {
    const console = await halfDone()
    const mine = console.storage.get(`local/${DRAFTS_KEY}`)
    console.storage.set(
      `local/${DRAFTS_KEY}`,
      String(mine).replaceAll('projectCreate', 'somethingElse'),
    )
    await type(console, { name: 'further' })
    await console.advance(1_000)
    const kept = String(console.storage.get(`local/${DRAFTS_KEY}`))
    expect(kept).toContain('somethingElse')
    expect(kept).toContain('further')
  })

  test('is never saved before login, or of a form with secrets', async () => {
    const login = await startConsole({ path: '/login/maze-war/local' })
    await login.send(
      formChanged({ form: 'loginLocal', values: { username: 'ada', password: 'x' } }),
    )
    await login.advance(1_000)
    expect([...login.storage.keys()]).toEqual([`local/${RELEASE_KEY}`])
    expect(login.asksBeforeUnload()).toBe(false)
  })

  test.each([
    '{',
    '7',
    '[7, null, {}]',
    `[{"user":"${ADA}","form":"projectCreate","params":{},"time":0}]`,
  ])('ignores a malformed store: %s', async text => {
    const console = await startConsole({ path, kept: { [`local/${DRAFTS_KEY}`]: text } })
    expect(console.state().actors.navigation?.value).toBe('settled')
    await type(console)
    await console.advance(1_000)
    expect(formOf(await reload(console))?.values).toEqual(typed)
  })
})

describe('the browser', () => {
  test('asks for confirmation before the tab closes while input would be lost', async () => {
    const console = await startConsole({ path })
    expect(console.asksBeforeUnload()).toBe(false)
    await type(console)
    expect(console.asksBeforeUnload()).toBe(true)
    await type(console, { name: '', description: '' })
    expect(console.asksBeforeUnload()).toBe(false)
    await type(console)
    await console.send(formSubmitted({ form }))
    expect(console.asksBeforeUnload()).toBe(false)
  })

  test('no longer asks when the form is closed', async () => {
    const disk = 'diskCreate'
    const console = await startConsole({ path: '/projects/mock-project/instances/db1/storage' })
    const params = { project: 'mock-project', instance: 'you-fail' }
    await console.send(formRequested({ form: disk, params }))
    await console.send(formChanged({ form: disk, values: { name: 'data' } }))
    expect(console.asksBeforeUnload()).toBe(true)
    await console.send(formCancelled({ form: disk }))
    expect(console.asksBeforeUnload()).toBe(false)
  })
})

test('an edit form submitted unchanged sends no request', async () => {
  const console = await startConsole({ path: '/projects/mock-project/edit' })
  await console.send(formSubmitted({ form: 'projectEdit' }))
  expect(console.history.current().path).toBe('/projects')
  expect(console.requests.filter(({ method }) => method !== 'GET')).toEqual([])
  expect(console.state().toasts.shown).toEqual([])
})
