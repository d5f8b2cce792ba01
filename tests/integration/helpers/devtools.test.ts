import { expect, test } from 'vitest'
import { createHelpers } from '@/browser/helpers'
import { NEWEST, type Release } from '@/api/releases/ladder'
import { loadSteps } from '@/api/releases/load'
import { allOperations, type AnyOperationId } from '@/api/operations/full-table'
import type { Sled } from '@/api/generated/types'
import { createBackend } from '@/mirage/server/create'
import { systemClock } from '@/mirage/server/clock'

const openHelpers = async (release: Release = NEWEST) => {
  const backend = createBackend({
    scenario: 'default',
    seed: 1,
    latency: 0,
    clock: systemClock(),
    release,
  })
  const printed: (string | readonly object[])[] = []
  let changes = 0
  const helpers = createHelpers({
    transport: request => backend.handle(request),
    rack: { known: { release }, steps: await loadSteps(release) },
    print: line => void printed.push(line),
    printTable: rows => void printed.push(rows),
    changed: () => void (changes += 1),
  })
  return { ...helpers, printed, changes: () => changes }
}

test('every operation except streams can be called by its id', async () => {
  const { oxide } = await openHelpers()
  const missing = Object.entries(allOperations)
    .filter(
      ([id, { kind }]) => kind !== 'stream' && typeof oxide[id as AnyOperationId] !== 'function',
    )
    .map(([id]) => id)
  expect(missing).toEqual([])
  await expect(oxide['makeTea' as AnyOperationId]()).rejects.toThrow(
    'The API has no operation makeTea.',
  )
  // Awaiting the object does not treat it as a thenable.
  expect(await Promise.resolve(oxide)).toBe(oxide)
})

test('a call returns the response in camelCase, and reports changes', async () => {
  const { oxide, changes } = await openHelpers()
  const { items } = (await oxide.sledList({ query: { limit: 1 } })) as { items: Sled[] }
  expect(items[0]?.usablePhysicalRam).toBeGreaterThan(0)
  expect(changes()).toBe(0)
  await oxide.projectCreate({ body: { name: 'by-hand', description: '' } })
  expect(changes()).toBe(1)
  expect(await oxide.projectView({ path: { project: 'by-hand' } })).toMatchObject({
    name: 'by-hand',
  })
})

test('an error response throws with the message of the server', async () => {
  const { oxide } = await openHelpers()
  await expect(oxide.projectView({ path: { project: 'nonesuch' } })).rejects.toThrow(
    /^projectView was answered with 404: .*nonesuch/,
  )
})

test('schemas of timeseries can be filtered by a part of their name', async () => {
  const { oxql, printed } = await openHelpers()
  const all = (await oxql.schemas()) as { timeseriesName: string }[]
  const some = (await oxql.schemas('virtual_disk')) as { timeseriesName: string }[]
  expect(some.length).toBeGreaterThan(0)
  expect(some.length).toBeLessThan(all.length)
  expect(some.every(({ timeseriesName }) => timeseriesName.includes('virtual_disk'))).toBe(true)
  expect(printed.at(-1)).toHaveLength(some.length)
})

test.each([14, NEWEST] as const)(
  'a query prints each timeseries as a table under its fields at release %i',
  async release => {
    const { oxql, printed } = await openHelpers(release)
    const tables = (await oxql.query(
      'get virtual_machine:vcpu_usage | filter timestamp > @now() - 5m | last 2',
    )) as { name: string; timeseries: Record<string, object> }[]
    const [table] = tables
    expect(table?.name).toBe('virtual_machine:vcpu_usage')
    expect(Array.isArray(table?.timeseries)).toBe(true)
    const count = Object.keys(table?.timeseries ?? {}).length
    expect(count).toBeGreaterThan(0)
    expect(printed).toHaveLength(2 * count)
    expect(printed[0]).toMatch(/^virtual_machine:vcpu_usage .*=/)
    expect(printed[1]).toEqual([
      expect.objectContaining({ timestamp: expect.any(String) as unknown }),
      expect.objectContaining({ timestamp: expect.any(String) as unknown }),
    ])
  },
)

test.each([14, NEWEST] as const)(
  'a query that groups timeseries without samples finds nothing at release %i',
  async release => {
    const { oxql, printed } = await openHelpers(release)
    const get = 'get virtual_machine:vcpu_usage | filter timestamp < @2000-01-01'
    const group = 'group_by [instance_id]'
    expect(await oxql.query(`${get} | align mean_within(1m) | ${group}`)).toEqual([
      { name: '', timeseries: [] },
    ])
    expect(printed).toEqual([])
    await expect(oxql.query(`${get} | ${group}`)).rejects.toThrow('answered with 400')
  },
)

test('an older rack is called as it understands it', async () => {
  const { oxide } = await openHelpers(14)
  const query = { project: 'mock-project' }
  const disk = await oxide.diskCreate({
    query,
    body: {
      name: 'by-hand',
      description: '',
      size: 2 ** 30,
      diskBackend: { type: 'distributed', diskSource: { type: 'blank', blockSize: 512 } },
    },
  })
  expect(disk).toMatchObject({ name: 'by-hand', blockSize: 512 })
  await expect(oxide.auditLogList()).rejects.toThrow('Requests of this kind need release 16')
})
