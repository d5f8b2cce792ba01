import { describe, expect, test } from 'vitest'
import { formCancelled } from '@/store/forms/events'
import { navigationRequested } from '@/store/navigation/events'
import { startConsole } from '#tests/support/console'
import { chooseAndConfirm, countOf, toastsOf } from '../instances/support'
import {
  contextOf,
  fill,
  groupOn,
  kinds,
  lastSent,
  memberNames,
  MOCK,
  namesOf,
  pathOf,
  rowOf,
  submit,
} from './support'

const LIST = `/projects/${MOCK}/affinity`

test('the shorter address of a new anti-affinity group leads to its form', async () => {
  const console = await startConsole({ path: `/projects/${MOCK}/anti-affinity-groups-new` })
  expect(pathOf(console)).toBe(`${LIST}/anti-affinity-groups-new`)
  expect(contextOf(console, 'antiAffinityGroupCreate')).toBeDefined()
})

describe.each(kinds)('a new $noun', ({ kind, createForm, create, page, api, Noun, full }) => {
  const openForm = (options: { user?: string } = {}) =>
    startConsole({ path: `/projects/${MOCK}/${create}`, ...options })
  const address = (group: string) => ({ kind, project: MOCK, group })

  test('opens at its page, and tells so', async () => {
    const console = await openForm()
    await fill(console, createForm, { name: 'trio', description: 'three', policy: 'fail' })
    await submit(console, createForm)
    expect(lastSent(console, 'POST')).toEqual({
      url: `/v1/${api}?project=${MOCK}`,
      body: { name: 'trio', description: 'three', policy: 'fail', failure_domain: 'sled' },
    })
    expect(pathOf(console)).toBe(`/projects/${MOCK}/${page}/trio`)
    expect(groupOn(console, address('trio'))).toMatchObject({ name: 'trio', policy: 'fail' })
    expect(memberNames(console, address('trio'))).toEqual([])
    expect(toastsOf(console)).toEqual([{ variant: 'success', text: `${Noun} trio created` }])
  })

  test('allows what it cannot meet unless told otherwise', async () => {
    const console = await openForm()
    await fill(console, createForm, { name: 'trio' })
    await submit(console, createForm)
    expect(lastSent(console, 'POST').body).toMatchObject({ policy: 'allow', description: '' })
  })

  test('needs a name that is one, and asks nobody before', async () => {
    const console = await openForm()
    for (const [name, message] of [
      ['', 'Name is required'],
      ['Trio', 'Must contain only lower-case letters, digits and dashes'],
    ]) {
      await fill(console, createForm, { name })
      await submit(console, createForm)
      expect(contextOf(console, createForm)?.errors).toEqual({ name: message })
    }
    await fill(console, createForm, { name: 'trio', description: 'a'.repeat(513) })
    await submit(console, createForm)
    expect(contextOf(console, createForm)?.errors).toEqual({
      description: 'Must be at most 512 characters',
    })
    expect(countOf(console, 'POST', '/v1/')).toBe(0)
  })

  test('with a taken name says so on top and at the field, and keeps what was typed', async () => {
    const console = await openForm()
    await fill(console, createForm, { name: full, description: 'mine' })
    await submit(console, createForm)
    expect(contextOf(console, createForm)).toMatchObject({
      failure: { message: `${Noun} name already exists` },
      errors: { name: 'Name already exists' },
      values: { name: full, description: 'mine' },
    })
  })

  test('that is not allowed is refused in the form', async () => {
    const console = await openForm({ user: 'Greta Schist' })
    await fill(console, createForm, { name: 'trio' })
    await submit(console, createForm)
    expect(contextOf(console, createForm)?.failure?.message).toBe('Action not authorized')
    expect(pathOf(console)).toBe(`/projects/${MOCK}/${create}`)
  })

  test('is made by who may change the project and nothing else', async () => {
    const console = await openForm({ user: 'Edda Tuff' })
    await fill(console, createForm, { name: 'trio' })
    await submit(console, createForm)
    expect(pathOf(console)).toBe(`/projects/${MOCK}/${page}/trio`)
  })

  test('that is given up leads back to the list', async () => {
    const console = await openForm()
    await fill(console, createForm, { name: 'trio' })
    await console.send(formCancelled({ form: createForm }))
    expect(pathOf(console)).toBe(LIST)
  })

  test('may have the name of one that was deleted', async () => {
    const console = await startConsole({ path: LIST })
    await chooseAndConfirm(console, rowOf(console, kind, full).actions, 'Delete')
    await console.send(navigationRequested({ to: `/projects/${MOCK}/${create}` }))
    await fill(console, createForm, { name: full })
    await submit(console, createForm)
    expect(memberNames(console, address(full))).toEqual([])
    await console.send(navigationRequested({ to: LIST }))
    expect(namesOf(console, kind)).toContain(full)
  })
})

describe.each(kinds)('a changed $noun', ({ kind, page, api, Noun, full, empty }) => {
  const form = 'groupEdit'
  const pagePath = (group: string) => `/projects/${MOCK}/${page}/${group}`
  const openForm = () => startConsole({ path: `${pagePath(full)}/edit` })

  test('starts from what is there, and is at its new name afterwards', async () => {
    const console = await openForm()
    expect(contextOf(console, form)?.values['name']).toBe(full)
    await fill(console, form, { name: 'renamed', description: 'other' })
    await submit(console, form)
    expect(lastSent(console, 'PUT')).toEqual({
      url: `/v1/${api}/${full}?project=${MOCK}`,
      body: { name: 'renamed', description: 'other' },
    })
    expect(pathOf(console)).toBe(pagePath('renamed'))
    const address = { kind, project: MOCK, group: 'renamed' }
    expect(groupOn(console, address)).toMatchObject({ name: 'renamed', description: 'other' })
    expect(memberNames(console, address)).toHaveLength(2)
    expect(toastsOf(console)).toEqual([{ variant: 'success', text: `${Noun} renamed updated` }])
    expect(console.state().actors.navigation?.value).toBe('settled')
    await console.send(navigationRequested({ to: LIST }))
    expect(namesOf(console, kind)).toContain('renamed')
    expect(namesOf(console, kind)).not.toContain(full)
  })

  test('that nothing was changed of goes back without a call', async () => {
    const console = await openForm()
    await submit(console, form)
    expect(pathOf(console)).toBe(pagePath(full))
    expect(countOf(console, 'PUT', '/v1/')).toBe(0)
  })

  test('with a taken name is refused', async () => {
    const console = await openForm()
    await fill(console, form, { name: empty })
    await submit(console, form)
    expect(contextOf(console, form)?.errors).toEqual({ name: 'Name already exists' })
    expect(pathOf(console)).toBe(`${pagePath(full)}/edit`)
  })

  test('whose server fails shows what it said', async () => {
    const console = await startConsole({
      path: `${pagePath(full)}/edit`,
      wire: (request, next) =>
        request.method === 'PUT'
          ? Promise.resolve({
              status: 500,
              headers: { 'content-type': 'application/json' },
              body: '{"request_id":"r","error_code":"Internal","message":"Internal Server Error"}',
            })
          : next(request),
    })
    await fill(console, form, { name: 'renamed' })
    await submit(console, form)
    expect(contextOf(console, form)).toMatchObject({
      failure: { message: expect.stringContaining('Internal Server Error') },
      values: { name: 'renamed' },
    })
  })
})
