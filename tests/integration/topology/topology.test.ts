import { describe, expect, test } from 'vitest'
import { navigationRequested } from '@/store/navigation/events'
import {
  INSTANCES_LOOKED_AT,
  selectTopology,
  selectTopologyQueries,
} from '@/store/project/topology/topology'
import { queriesWanted } from '@/store/queries/slice'
import { startConsole, type TestConsole } from '#tests/support/console'
import { countOf, recordOf } from '../instances/support'

const GARDEN = 'rock-garden'
const VPC = 'strata'

const topologyOf = (console: TestConsole) =>
  selectTopology(console.state(), { project: GARDEN, vpc: VPC })
const namesOf = (console: TestConsole, kind: string) =>
  topologyOf(console).graph.parts.flatMap(part => (part.kind === kind ? [part.name] : []))

/** Requests the data, as the tab does when it is mounted. */
const want = (console: TestConsole) =>
  console.send(
    queriesWanted({
      owner: 'tab',
      queries: selectTopologyQueries(console.state(), { project: GARDEN, vpc: VPC }),
    }),
  )

const open = async (options: Partial<Parameters<typeof startConsole>[0]> = {}) => {
  const console = await startConsole({
    path: `/projects/${GARDEN}/vpcs/${VPC}/topology`,
    ...options,
  })
  await want(console)
  return console
}

const refusing =
  (pattern: RegExp): NonNullable<Parameters<typeof startConsole>[0]['wire']> =>
  (request, next) =>
    pattern.test(request.url)
      ? Promise.resolve({ status: 500, headers: {}, body: '{"message":"Internal Server Error"}' })
      : next(request)

test('the graph contains the parts of the VPC and its instances', async () => {
  const console = await open()
  const { isPending, gaps } = topologyOf(console)
  expect([isPending, gaps]).toEqual([false, []])
  expect(namesOf(console, 'gateway')).toEqual(['default', 'nowhere', 'twin-peaks'])
  expect(namesOf(console, 'router')).toEqual(['detours', 'system', 'unused'])
  expect(namesOf(console, 'subnet')).toHaveLength(9)
  expect(namesOf(console, 'instance')).toContain('crossroads')
})

test('instances appear when all have been fetched, so that the graph does not jump', async () => {
  let release = () => undefined as void
  const console = await open({
    hold: ({ url }) =>
      url.includes('instance=crossroads')
        ? new Promise<void>(resolve => {
            release = resolve
          })
        : null,
  })
  expect(topologyOf(console).isPending).toBe(true)
  expect(namesOf(console, 'instance')).toEqual([])
  expect(namesOf(console, 'subnet')).toHaveLength(9)
  release()
  await console.settle()
  expect(topologyOf(console).isPending).toBe(false)
  expect(namesOf(console, 'instance')).toEqual(expect.arrayContaining(['crossroads', 'granite']))
})

describe('a failed request', () => {
  test.each([
    ['routers', /\/vpc-routers\?/, 'router', 'The routers could not be read'],
    ['gateways', /\/internet-gateways\?/, 'gateway', 'The internet gateways could not be read'],
    ['instances', /\/instances\?/, 'instance', 'The instances could not be read'],
  ] as const)('for %s is reported, and the rest is shown', async (_what, pattern, kind, words) => {
    const console = await open({ wire: refusing(pattern) })
    expect(namesOf(console, kind)).toEqual([])
    expect(namesOf(console, 'subnet')).toHaveLength(9)
    expect(topologyOf(console).gaps).toEqual([expect.stringContaining(words)])
  })

  test('for the routes of a router omits them, and names the router', async () => {
    const console = await open({ wire: refusing(/vpc-router-routes\?.*router=detours/) })
    const { graph, gaps } = topologyOf(console)
    expect(graph.parts.find(({ name }) => name === 'detours')?.facts).toEqual(['custom'])
    expect(gaps).toEqual(['The routes of detours could not be read.'])
  })

  test('for the network interfaces of an instance omits the instance, and names it', async () => {
    const console = await open({ wire: refusing(/instance=crossroads/) })
    expect(namesOf(console, 'instance')).not.toContain('crossroads')
    expect(topologyOf(console).gaps).toEqual([
      'The network interfaces of crossroads could not be read.',
    ])
  })
})

test('only the first instances are fetched, and the tab says so', async () => {
  const console = await open()
  const { instances } = console.backend.backendState.db
  const model = recordOf(instances, 'crossroads')
  const before = topologyOf(console).graph.parts.length
  for (let number = 10; number < 10 + INSTANCES_LOOKED_AT; number++) {
    const id = `${model.id.slice(0, -4)}99${number}`
    instances.insert({ ...model, id, name: `zz-${number}`, hostname: `zz-${number}` })
  }
  await console.send(navigationRequested({ to: '/projects' }))
  await console.advance(3000)
  await console.send(navigationRequested({ to: `/projects/${GARDEN}/vpcs/${VPC}/topology` }))
  await want(console)
  const asked = console.requests.flatMap(
    ({ url }) => /network-interfaces\?.*instance=(zz-\d+)/.exec(url)?.[1] ?? [],
  )
  expect(asked.length).toBeGreaterThan(0)
  expect(asked).not.toContain(`zz-${9 + INSTANCES_LOOKED_AT}`)
  expect(topologyOf(console).graph.parts).toHaveLength(before)
  expect(topologyOf(console).gaps).toEqual([
    expect.stringMatching(
      /^Only the network interfaces of the first 50 of \d+ instances of the project were checked/,
    ),
  ])
})

test('the view is in the query of the URL, and changing it refetches nothing', async () => {
  const console = await open()
  const path = console.history.current().path
  const reads = countOf(console, 'GET', `/v1/vpc-subnets?`)
  await console.send(navigationRequested({ to: `${path}?view=list`, replace: true }))
  expect(console.state().actors.navigation?.value).toBe('settled')
  expect(console.history.current().search).toContain('view=list')
  expect(countOf(console, 'GET', `/v1/vpc-subnets?`)).toBe(reads)
})

test('routes to what does not exist are named', async () => {
  const at = { project: 'mock-project', vpc: 'mock-vpc' }
  const console = await startConsole({ path: `/projects/${at.project}/vpcs/${at.vpc}/topology` })
  await console.send(
    queriesWanted({ owner: 'tab', queries: selectTopologyQueries(console.state(), at) }),
  )
  const { gaps } = selectTopology(console.state(), at)
  expect(gaps).toEqual(
    ['default-v4', 'default-v6'].map(
      name =>
        `Route ${name} of mock-system-router, target outbound: There is no internet gateway of this name.`,
    ),
  )
})
