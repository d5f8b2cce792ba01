import { expect, test } from 'vitest'
import { navigationRequested, prefetchRequested } from '@/store/navigation/events'
import { startConsole } from '#tests/support/console'

const VPCS = '/projects/mock-project/vpcs'
const TABLE = 'table/project/vpc-pages'

/** Loaded on every page for administrators of the silo. */
const OF_ADMINS = 'table/silo/certificate-pages'

const tables = ({ loadedCode }: { loadedCode: string[] }) =>
  loadedCode.filter(key => key.startsWith('table/') && key !== OF_ADMINS)

test('the route table of an area loads once, when the area is first opened', async () => {
  const console = await startConsole({ path: '/projects' })
  expect(tables(console)).toEqual([])
  await console.send(navigationRequested({ to: VPCS }))
  expect(console.state().actors.navigation).toMatchObject({
    value: 'settled',
    context: {
      location: { path: VPCS },
      route: { id: 'project/vpcs/list', params: { project: 'mock-project' } },
    },
  })
  await console.send(navigationRequested({ to: `${VPCS}-new` }))
  await console.send(navigationRequested({ to: `${VPCS}/mock-vpc/subnets` }))
  expect(console.state().actors.navigation?.value).toBe('settled')
  expect(tables(console)).toEqual([TABLE])
})

test('an unknown path in such an area responds with 404', async () => {
  const console = await startConsole({ path: `${VPCS}/mock-vpc/nothing` })
  expect(tables(console)).toEqual([TABLE])
  expect(console.state().actors.navigation).toMatchObject({
    value: 'failed',
    context: { error: { status: 404 } },
  })
})

test('hovering a link prefetches the table, and a failure is ignored', async () => {
  let isThere = false
  const console = await startConsole({
    path: '/projects',
    code: key => (key === TABLE && !isThere ? Promise.reject(new Error('offline')) : null),
  })
  await console.send(prefetchRequested({ to: VPCS }))
  expect(console.reports).toEqual([])
  isThere = true
  await console.send(prefetchRequested({ to: VPCS }))
  expect(console.loadedCode).toContain('screen/project/vpcs/list')
})

test('a table that fails to load is reported like missing code, and is loaded again on retry', async () => {
  let isThere = false
  const console = await startConsole({
    path: '/projects',
    code: key => (key === TABLE && !isThere ? Promise.reject(new Error('gone')) : null),
  })
  await console.send(navigationRequested({ to: VPCS }))
  expect(console.state().actors.navigation).toMatchObject({
    value: 'failed',
    context: {
      location: { path: VPCS },
      route: { id: 'project/vpc-pages' },
      error: { kind: 'code' },
    },
  })
  expect(console.reports).toContainEqual({
    level: 'error',
    message: `The code of ${VPCS} did not load: Error: gone`,
  })
  isThere = true
  await console.send(navigationRequested({ to: VPCS }))
  expect(console.state().actors.navigation?.value).toBe('settled')
})
