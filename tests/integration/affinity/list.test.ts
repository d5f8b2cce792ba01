import { describe, expect, test } from 'vitest'
import { plainText } from '@/lib/rich-text'
import { confirmAccepted } from '@/store/confirm/confirm'
import { navigationRequested } from '@/store/navigation/events'
import { startConsole } from '#tests/support/console'
import { choose, chooseAndConfirm, countOf, toastsOf } from '../instances/support'
import { fill, kinds, lastSent, MOCK, namesOf, pathOf, rowOf, rowsOf, submit } from './support'

const LIST = `/projects/${MOCK}/affinity`
const openList = (options: { user?: string } = {}) => startConsole({ path: LIST, ...options })

test('the list shows the groups of both kinds by name, with type and policy', async () => {
  const console = await openList()
  expect(rowsOf(console).map(({ name, type, policy }) => [name, type, policy])).toEqual([
    ['lonely', 'anti-affinity', 'fail'],
    ['romulus-remus', 'anti-affinity', 'fail'],
    ['set-apart', 'anti-affinity', 'allow'],
    ['side-by-side', 'affinity', 'allow'],
    ['staying-put', 'affinity', 'fail'],
    ['vacant', 'affinity', 'fail'],
  ])
})

test('both lists are fetched whole, and no members before a row is rendered', async () => {
  const console = await openList()
  const asked = console.requests.map(({ url }) => url)
  expect(asked).toContain(`/v1/affinity-groups?project=${MOCK}&limit=1000`)
  expect(asked).toContain(`/v1/anti-affinity-groups?project=${MOCK}&limit=1000`)
  expect(asked.filter(url => url.includes('/members'))).toEqual([])
})

test('groups of both kinds with the same name have a row and a page each', async () => {
  const console = await openList()
  for (const { create, createForm } of kinds) {
    await console.send(navigationRequested({ to: `/projects/${MOCK}/${create}` }))
    await fill(console, createForm, { name: 'twice' })
    await submit(console, createForm)
  }
  await console.send(navigationRequested({ to: LIST }))
  const both = rowsOf(console).filter(({ name }) => name === 'twice')
  expect(both.map(({ type, href }) => [type, href])).toEqual([
    ['affinity', `${LIST}/affinity-groups/twice`],
    ['anti-affinity', `${LIST}/twice`],
  ])
})

describe.each(kinds)('$noun', ({ kind, noun, Noun, empty, full, api, page }) => {
  test('can be edited and deleted', async () => {
    const console = await openList()
    const { actions } = rowOf(console, kind, full)
    expect(actions.map(({ label, to, reason }) => [label, to, reason])).toEqual([
      ['Edit', `/projects/${MOCK}/${page}/${full}/edit`, undefined],
      ['Delete', undefined, undefined],
    ])
  })

  test('is deleted from the list, which stays open', async () => {
    const console = await openList()
    await choose(console, rowOf(console, kind, full).actions, 'Delete')
    const { request } = console.state().actors.confirm?.context ?? {}
    expect(request?.title).toBe(`Delete ${noun}`)
    expect(request?.body.map(plainText).join(' ')).toBe(
      `Are you sure you want to delete the ${noun} ${full}? Its members keep running. It no longer affects where they start. This cannot be undone.`,
    )
    await console.send(confirmAccepted())
    expect(lastSent(console, 'DELETE').url).toBe(`/v1/${api}/${full}?project=${MOCK}`)
    expect(namesOf(console, kind)).not.toContain(full)
    expect(pathOf(console)).toBe(LIST)
    expect(toastsOf(console)).toEqual([{ variant: 'success', text: `${Noun} ${full} deleted` }])
  })

  test('that cannot be deleted stays in the list, and one toast shows the error', async () => {
    const console = await openList({ user: 'Greta Schist' })
    await chooseAndConfirm(console, rowOf(console, kind, empty).actions, 'Delete')
    expect(toastsOf(console)).toEqual([
      { variant: 'error', title: `Could not delete ${noun}`, text: 'Action not authorized' },
    ])
    expect(namesOf(console, kind)).toContain(empty)
  })

  test('that is deleted is not fetched again', async () => {
    const console = await openList()
    const members = `/v1/${api}/${empty}/`
    await chooseAndConfirm(console, rowOf(console, kind, empty).actions, 'Delete')
    expect(countOf(console, 'GET', members)).toBe(0)
  })
})
