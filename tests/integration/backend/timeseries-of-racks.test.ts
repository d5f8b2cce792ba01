import { describe, expect, it } from 'vitest'
import { NEWEST } from '@/api/releases/ladder'
import { schemasAt } from '@/mirage/oxql/schemas'
import { sledIds } from '@/mirage/seeds/sleds'
import { openSeeded } from './support/seeded'

interface Table {
  timeseries: {
    fields: Record<string, { type: string; value: unknown }>
    points: { timestamps: string[]; values: { values: { type: string; values: unknown[] } }[] }
  }[]
}

/** Queries change nothing, so all share it. */
const rack = openSeeded({ release: NEWEST })

/** The timeseries of a query over the whole rack. */
const ask = async (query: string) => {
  const { status, body } = await rack.post('/v1/system/timeseries/query', { query })
  expect([status, body.message]).toEqual([200, undefined])
  return (body['tables'] as Table[])[0]!.timeseries
}

const last = (name: string) => `get ${name} | filter timestamp > @now() - 5m | last 1`

describe('the timeseries of a rack', () => {
  it.each(schemasAt(NEWEST))(
    '$timeseriesName has the fields and values of its schema',
    async schema => {
      const types = Object.fromEntries(
        schema.fieldSchema.map(({ name, fieldType }) => [name, fieldType]),
      )
      const isCounted = /^cumulative|^histogram/.test(schema.datumType)
      // The cost of all processors at once is too high, as on a rack.
      const narrowed =
        schema.timeseriesName === 'sled_cpu:cpu_nsec'
          ? ` | filter sled_id == "${sledIds.first}"`
          : ''
      const found = await ask(
        `get ${schema.timeseriesName}${narrowed} | filter timestamp > @now() - 2m`,
      )
      for (const { fields, points } of found) {
        expect(
          Object.fromEntries(Object.entries(fields).map(([name, { type }]) => [name, type])),
        ).toEqual(types)
        const [value] = points.values[0]!.values.values
        if (schema.datumType === 'bool') expect(value).toBeTypeOf('boolean')
        else if (schema.datumType.startsWith('histogram')) expect(value).toBeTypeOf('object')
        else expect(value).toBeTypeOf('number')
        if (isCounted && typeof value === 'number') expect(value).toBeGreaterThanOrEqual(0)
      }
    },
  )

  it.each([
    ['virtual_machine:vcpu_usage', 5],
    ['instance_network_interface:bytes_sent', 10],
    ['hardware_component:temperature', 1],
    ['sled_data_link:bytes_sent', 10],
    ['zone:cpu_nsec', 10],
    ['zfs_pool:bytes_total', 60],
    ['zfs_dataset:bytes_used', 60],
    ['virtual_machine:check', 30],
    ['switch_data_link:link_up', 10],
    ['bgp_session:keepalives_sent', 10],
    ['bfd_session:control_packets_sent', 10],
  ])('%s is sampled every %i seconds', async (name, seconds) => {
    const [series] = await ask(`get ${name} | filter timestamp > @now() - 5m | last 2`)
    const [before = '', after = ''] = series!.points.timestamps
    expect((Date.parse(after) - Date.parse(before)) / 1_000).toBe(seconds)
  })

  it.each([
    [14, ['virtual_machine:check'], ['sled_cpu:cpu_nsec', 'zone:cpu_nsec', 'zfs_pool:bytes_total']],
    [
      19,
      ['sled_cpu:cpu_nsec', 'zone:cpu_nsec'],
      ['zfs_pool:bytes_total', 'zfs_dataset:bytes_used'],
    ],
    [20, ['zfs_pool:bytes_total', 'zfs_dataset:bytes_used'], ['opte_port:in_uft_hits']],
    [21, ['zfs_pool:bytes_total'], ['virtual_disk:discards', 'opte_port:in_uft_hits']],
    [22, ['virtual_disk:discards', 'opte_port:in_uft_hits'], []],
  ] as const)('at release %i has those of that time', async (release, present, absent) => {
    const cloud = openSeeded({ release })
    const { body } = await cloud.get('/v1/system/timeseries/schemas?limit=1000')
    const names = body.items.map(each => each['timeseries_name'])
    expect(names).toEqual(expect.arrayContaining([...present]))
    for (const name of absent) expect(names).not.toContain(name)
    for (const name of absent) {
      const query = `get ${name} | last 1`
      const answer = await cloud.post('/v1/system/timeseries/query', { query })
      expect(answer.body.message).toBe(`Timeseries not found for: ${name}`)
    }
  })

  it('says which instances failed lately, in a project as well', async () => {
    const query =
      'get virtual_machine:check | filter timestamp > @now() - 1d && state == "failed" | last 1'
    const ids = (await ask(query)).map(({ fields }) => fields['instance_id']!.value)
    expect(ids).toContain('1a5a1a5a-0000-4000-8000-000000000003')
    expect(ids).not.toContain('1a5a1a5a-0000-4000-8000-000000000001')
    const { body } = await rack.post('/v1/timeseries/query?project=mock-project', { query })
    const [{ timeseries }] = body['tables'] as [Table]
    expect(timeseries.map(({ fields }) => fields['reason']!.value)).toEqual(['no_such_instance'])
  })

  it('gives all the time of a processor to its states', async () => {
    const of = `get sled_cpu:cpu_nsec | filter sled_id == "${sledIds.first}" && cpu_id == 0`
    const found = await ask(`${of} | filter timestamp > @now() - 1m | last 1`)
    const spent = found.map(({ points }) => Number(points.values[0]!.values.values[0]))
    expect(found).toHaveLength(5)
    expect(spent.reduce((sum, each) => sum + each, 0) / 10_000_000_000).toBeCloseTo(1, 6)
  })

  it('has links only where ports are configured', async () => {
    const up = (await ask(last('switch_data_link:link_up'))).filter(
      ({ points }) => points.values[0]!.values.values[0] === true,
    )
    expect(up.map(({ fields }) => fields['port_id']!.value)).toEqual(['qsfp0'])
  })
})
