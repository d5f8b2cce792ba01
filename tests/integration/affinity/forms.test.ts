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

test('the short path of a new anti-affinity group redirects to its form', async () => {
  const console = await startConsole({ path: `/projects/${MOCK}/anti-affinity-groups-new` })
  expect(pathOf(console)).toBe(`${LIST}/anti-affinity-groups-new`)
  expect(contextOf(console, 'antiAffinityGroupCreate')).toBeDefined()
})

describe.each(kinds)('a new $noun', ({ kind, createForm, create, page, api, Noun, full }) => {
  const openForm = (options: { user?: string } = {}) =>
    startConsole({ path: `/projects/${MOCK}/${create}`, ...options })
  const address = (group: string) => ({ kind, project: MOCK, group })

  test('opens its page and shows a toast', async () => {
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

  test('has the policy “allow” by default', async () => {
    const console = await openForm()
    await fill(console, createForm, { name: 'trio' })
    await submit(console, createForm)
    expect(lastSent(console, 'POST').body).toMatchObject({ policy: 'allow', description: '' })
  })

  test('requires a valid name before it sends a request', async () => {
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

  test('with a taken name shows the error above the form and at the field, and keeps the input', async () => {
    const console = await openForm()
    await fill(console, createForm, { name: full, description: 'mine' })
    await submit(console, createForm)
    expect(contextOf(console, createForm)).toMatchObject({
      failure: { message: `${Noun} name already exists` },
      errors: { name: 'Name already exists' },
      values: { name: full, description: 'mine' },
    })
  })

  test('shows the error in the form if the user is not authorized', async () => {
    const console = await openForm({ user: 'Greta Schist' })
    await fill(console, createForm, { name: 'trio' })
    await submit(console, createForm)
    expect(contextOf(console, createForm)?.failure?.message).toBe('Action not authorized')
    expect(pathOf(console)).toBe(`/projects/${MOCK}/${create}`)
  })

  test('can be created by a user who can only change the project', async () => {
    const console = await openForm({ user: 'Edda Tuff' })
    await fill(console, createForm, { name: 'trio' })
    await submit(console, createForm)
    expect(pathOf(console)).toBe(`/projects/${MOCK}/${page}/trio`)
  })

  test('returns to the list when it is cancelled', async () => {
    const console = await openForm()
    await fill(console, createForm, { name: 'trio' })
    await console.send(formCancelled({ form: createForm }))
    expect(pathOf(console)).toBe(LIST)
  })

  test('can reuse the name of a deleted group', async () => {
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

describe.each(kinds)('an edited $noun', ({ kind, page, api, Noun, full, empty }) => {
  const form = 'groupEdit'
  const pagePath = (group: string) => `/projects/${MOCK}/${page}/${group}`
  const openForm = () => startConsole({ path: `${pagePath(full)}/edit` })

  test('starts from its current values, and opens under its new name', async () => {
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

  test('returns without a request if nothing changed', async () => {
    const console = await openForm()
    await submit(console, form)
    expect(pathOf(console)).toBe(pagePath(full))
    expect(countOf(console, 'PUT', '/v1/')).toBe(0)
  })

  test('rejects a taken name', async () => {
    const console = await openForm()
    await fill(console, form, { name: empty })
    await submit(console, form)
    expect(contextOf(console, form)?.errors).toEqual({ name: 'Name already exists' })
    expect(pathOf(console)).toBe(`${pagePath(full)}/edit`)
  })

  test('shows the error of the server, and keeps the input', async () => {
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
