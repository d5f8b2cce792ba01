import { describe, expect, test } from 'vitest'
import { formSubmitted } from '@/store/forms/events'
import { navigationRequested } from '@/store/navigation/events'
import { allRoutersQuery } from '@/store/project/routers/queries'
import { queriesWanted } from '@/store/queries/slice'
import { startConsole } from '#tests/support/console'
import { chooseAndConfirm, countOf, reasonsOf, recordOf, toastsOf } from '../instances/support'
import {
  contextOf,
  failing,
  lastSent,
  pathOf,
  PLACE,
  PROJECT,
  send,
  subnetRow,
  VPC,
} from '../subnets/support'
import { CUSTOM, LIST, routerOn, routerRow, routerRows, routeRows, SYSTEM } from './support'

const CREATE = 'routerCreate'
const EDIT = 'routerEdit'

const names = (console: Parameters<typeof routerRows>[0]) =>
  routerRows(console).map(({ name }) => name)

test('the tab lists both routers, with links to their pages', async () => {
  const console = await startConsole({ path: LIST })
  expect(names(console)).toEqual([CUSTOM, SYSTEM])
  expect(routerRow(console, SYSTEM).href).toBe(`${LIST}/${SYSTEM}`)
  expect(reasonsOf(routerRow(console, SYSTEM).actions)).toEqual({
    Delete: 'System routers cannot be deleted',
  })
  expect(reasonsOf(routerRow(console, CUSTOM).actions)).toEqual({})
})

describe('a new router', () => {
  test('is listed, and has no routes', async () => {
    const console = await startConsole({ path: `${PLACE}/routers-new` })
    await send(console, CREATE, { name: 'detour', description: 'round about' })
    expect(lastSent(console, 'POST')).toEqual({
      url: `/v1/vpc-routers?project=${PROJECT}&vpc=${VPC}`,
      body: { name: 'detour', description: 'round about' },
    })
    expect(pathOf(console)).toBe(LIST)
    expect(names(console)).toEqual(['detour', CUSTOM, SYSTEM])
    expect(toastsOf(console)).toEqual([
      {
        variant: 'success',
        text: 'Router detour created',
        link: { label: 'View router', to: `${LIST}/detour` },
      },
    ])
    await console.send(navigationRequested({ to: `${LIST}/detour` }))
    expect(routerOn(console, 'detour').kind).toBe('custom')
    expect(routeRows(console, 'detour')).toEqual([])
  })

  test('requires a valid and free name', async () => {
    const console = await startConsole({ path: `${PLACE}/routers-new` })
    await console.send(
      queriesWanted({ owner: 'test', queries: [allRoutersQuery({ project: PROJECT, vpc: VPC })] }),
    )
    for (const [name, message] of [
      ['', 'Name is required'],
      ['Detour', 'Must contain only lower-case letters, digits and dashes'],
      [SYSTEM, 'Name already exists'],
    ]) {
      await send(console, CREATE, { name })
      expect(contextOf(console, CREATE).errors).toEqual({ name: message })
    }
    expect(countOf(console, 'POST', '/v1/')).toBe(0)
  })

  test('with a name that was taken meanwhile shows the error at the name', async () => {
    const console = await startConsole({ path: `${PLACE}/routers-new` })
    await send(console, CREATE, { name: CUSTOM })
    expect(contextOf(console, CREATE)).toMatchObject({
      errors: { name: 'Name already exists' },
      values: { name: CUSTOM },
    })
  })

  test('shows the error in the form if the user is not authorized', async () => {
    const console = await startConsole({ path: `${PLACE}/routers-new`, user: 'Greta Schist' })
    await send(console, CREATE, { name: 'detour' })
    expect(contextOf(console, CREATE).failure?.message).toBe('Action not authorized')
  })
})

describe('an edited router', () => {
  test.each([CUSTOM, SYSTEM])('is listed under its new name: %s', async router => {
    const console = await startConsole({ path: `${LIST}/${router}/edit` })
    await send(console, EDIT, { name: 'renamed', description: 'other' })
    expect(lastSent(console, 'PUT')).toEqual({
      url: `/v1/vpc-routers/${router}?project=${PROJECT}&vpc=${VPC}`,
      body: { name: 'renamed', description: 'other' },
    })
    expect(pathOf(console)).toBe(LIST)
    expect(names(console)).toContain('renamed')
    expect(names(console)).not.toContain(router)
    expect(toastsOf(console)).toEqual([{ variant: 'success', text: 'Router renamed updated' }])
  })

  test('returns without a request if nothing changed', async () => {
    const console = await startConsole({ path: `${LIST}/${CUSTOM}/edit` })
    await console.send(formSubmitted({ form: EDIT }))
    expect(pathOf(console)).toBe(LIST)
    expect(countOf(console, 'PUT', '/v1/')).toBe(0)
  })

  test('shows that its name may be taken if the server fails', async () => {
    const fail = failing('PUT')
    const console = await startConsole({
      path: `${LIST}/${CUSTOM}/edit`,
      wire: (request, next) => fail(request) ?? next(request),
    })
    await send(console, EDIT, { name: 'other' })
    expect(contextOf(console, EDIT).failure?.message).toBe(
      'The server failed (500): Internal Server Error. Another router may already have this name.',
    )
  })
})

describe('a deleted router', () => {
  test('disappears from the list, and is detached from its subnets', async () => {
    const console = await startConsole({ path: `${PLACE}/subnets` })
    const { db } = console.backend.backendState
    const customRouterId = recordOf(db.routers, CUSTOM).id
    db.subnets.update(recordOf(db.subnets, 'mock-subnet').id, { customRouterId })
    await console.send(navigationRequested({ to: LIST }))
    await console.advance(3000)
    await console.send(navigationRequested({ to: `${PLACE}/subnets` }))
    expect(subnetRow(console, 'mock-subnet').customRouterId).toBe(customRouterId)
    await console.send(navigationRequested({ to: LIST }))
    await chooseAndConfirm(console, routerRow(console, CUSTOM).actions, 'Delete')
    expect(lastSent(console, 'DELETE').url).toBe(
      `/v1/vpc-routers/${CUSTOM}?project=${PROJECT}&vpc=${VPC}`,
    )
    expect(names(console)).toEqual([SYSTEM])
    expect(toastsOf(console)).toEqual([{ variant: 'success', text: `Router ${CUSTOM} deleted` }])
    await console.send(navigationRequested({ to: `${PLACE}/subnets` }))
    expect(subnetRow(console, 'mock-subnet').customRouterId).toBeNull()
  })

  test('returns to the list from its own page', async () => {
    const console = await startConsole({ path: LIST })
    await console.send(navigationRequested({ to: `${LIST}/${CUSTOM}` }))
    await chooseAndConfirm(console, routerOn(console, CUSTOM).actions, 'Delete')
    expect(pathOf(console)).toBe(LIST)
    expect(names(console)).toEqual([SYSTEM])
  })
})

test('an unknown router responds with 404', async () => {
  const console = await startConsole({ path: `${LIST}/nowhere` })
  expect(console.state().actors.navigation).toMatchObject({
    value: 'failed',
    context: { error: { status: 404 } },
  })
})
