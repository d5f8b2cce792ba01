import { NEWEST } from '@/api/releases/ladder'
import { beforeEach, describe, expect, it } from 'vitest'
import { gist, openSeeded, type Seeded } from './support/seeded'

/** The fields of results that tests read. */
interface Series {
  fields: Record<string, { type: string; value: unknown }>
  points: {
    start_times: string[] | null
    timestamps: string[]
    values: { metric_type: string; values: { type: string; values: (number | null)[] } }[]
  }
}

const DB1 = '1a5a1a5a-0000-4000-8000-000000000001'
const STOPPED = '1a5a1a5a-0000-4000-8000-00000000001d'
const DISK = 'd15cd15c-0000-4000-8000-000000000001'
const MINUTE = 60_000

let cloud: Seeded

beforeEach(() => {
  cloud = openSeeded()
})

const at = (time: number) => `@${new Date(time).toISOString().slice(0, 23)}`

interface Spec {
  metric?: string
  minutes?: number
  until?: number
  filters?: readonly string[]
  stages?: readonly string[]
}

const write = ({
  metric = 'virtual_machine:vcpu_usage',
  minutes = 10,
  until = cloud.clock.now(),
  filters = [`instance_id == "${DB1}"`],
  stages = [],
}: Spec) => {
  const window = [`timestamp >= ${at(until - minutes * MINUTE)}`, `timestamp < ${at(until)}`]
  const filter = `filter ${[...window, ...filters].join(' && ')}`
  return [`get ${metric}`, filter, ...stages].join(' | ')
}

const send = (query: string, project = 'mock-project') =>
  cloud.post(`/v1/timeseries/query?project=${project}`, { query })

const ask = async (spec: Spec, project?: string): Promise<Series[]> => {
  const { body } = await send(write(spec), project)
  const [table] = body['tables'] as { timeseries: Record<string, Series> }[]
  return Object.values(table?.timeseries ?? {})
}

const valuesOf = (series: Series | undefined) => series?.points.values[0]?.values.values ?? []

const ALIGNED = 'align mean_within(60s)'
const SAMPLE = 5_000_000_000

describe('a timeseries query', () => {
  it('returns one point per period, counted back from the end of the window', async () => {
    const [series] = await ask({
      filters: [`instance_id == "${DB1}"`, 'state == "run"'],
      stages: [ALIGNED],
    })
    const { points } = series!
    const now = cloud.clock.now()
    expect(points.timestamps.map(time => (Date.parse(time) - now) / MINUTE)).toEqual([
      -9, -8, -7, -6, -5, -4, -3, -2, -1, 0,
    ])
    expect(points.start_times).toBeNull()
    expect(points.values).toMatchObject([{ metric_type: 'gauge', values: { type: 'double' } }])
    expect(valuesOf(series)).toHaveLength(10)
  })

  it('returns unaligned samples as deltas with their start times', async () => {
    const [series] = await ask({
      minutes: 1,
      filters: [`instance_id == "${DB1}"`, 'state == "run"'],
    })
    const { start_times: starts, timestamps, values } = series!.points
    expect(timestamps).toHaveLength(12)
    expect(
      starts?.map((start, index) => Date.parse(timestamps[index]!) - Date.parse(start)),
    ).toEqual(Array<number>(12).fill(5_000))
    expect(values[0]?.metric_type).toBe('delta')
  })

  it('returns CPU times that add up to the elapsed time', async () => {
    const series = await ask({ minutes: 1 })
    // Two vCPUs, each in four states.
    expect(series).toHaveLength(8)
    const first = series.filter(({ fields }) => fields['vcpu_id']?.value === 0).map(valuesOf)
    expect(first).toHaveLength(4)
    for (let sample = 0; sample < 12; sample++) {
      const sum = first.reduce((total, values) => total + (values[sample] ?? 0), 0)
      expect(sum).toBe(SAMPLE)
    }
  })

  it.each(['sum', 'mean'])('groups by fields, with the %s of each group', async reducer => {
    const filters = [`instance_id == "${DB1}"`, 'state == "run"']
    const apart = (await ask({ filters, stages: [ALIGNED] })).map(valuesOf)
    expect(apart).toHaveLength(2)
    const stages = [ALIGNED, `group_by [instance_id], ${reducer}`]
    const [together, ...others] = await ask({ filters, stages })
    expect(others).toEqual([])
    expect(Object.keys(together!.fields)).toEqual(['instance_id'])
    const parts = reducer === 'sum' ? 1 : 2
    const expected = apart[0]!.map(
      (value, index) => ((value ?? 0) + (apart[1]![index] ?? 0)) / parts,
    )
    for (const [index, value] of valuesOf(together).entries()) {
      expect(value).toBeCloseTo(expected[index]!, 3)
    }
  })

  it('returns the same values for the past whenever it runs', async () => {
    const until = cloud.clock.now()
    const filters = [`instance_id == "${DB1}"`, 'state == "run"']
    const spec = { until, filters, stages: [ALIGNED] }
    const before = (await ask(spec)).map(valuesOf)
    cloud.clock.advance(10 * MINUTE)
    expect((await ask(spec)).map(valuesOf)).toEqual(before)
    // A longer window agrees with a shorter one where they overlap.
    const longer = (await ask({ ...spec, minutes: 30 })).map(valuesOf)
    expect(longer.map(values => values.slice(-10))).toEqual(before)
  })

  it('returns at most as many bytes for a disk as for all disks of its instance', async () => {
    const metric = 'virtual_disk:bytes_read'
    const all = [`attached_instance_id == "${DB1}"`]
    const disks = await ask({ metric, filters: all, stages: [ALIGNED] })
    expect(disks).toHaveLength(2)
    const stages = [ALIGNED, 'group_by [attached_instance_id], sum']
    const [total] = await ask({ metric, filters: all, stages })
    for (const [index, sum] of valuesOf(total).entries()) {
      for (const disk of disks) expect(valuesOf(disk)[index]).toBeLessThanOrEqual(sum ?? -1)
    }
  })

  it('returns nothing for a stopped or unknown instance', async () => {
    const filters = (id: string) => [`instance_id == "${id}"`, 'state == "run"']
    const still = await ask({ filters: filters(STOPPED), stages: [ALIGNED] }, 'rock-garden')
    expect(still.length).toBeGreaterThan(0)
    expect(new Set(still.flatMap(valuesOf))).toEqual(new Set([null]))
    const nobody = await ask({ filters: filters('00000000-1111-4222-8333-444444444444') })
    expect(nobody).toEqual([])
  })

  it.each([
    [14, 'Input tables to a `group_by` must be aligned'],
    [16, 'Input tables to a `group_by` must be aligned'],
    [17, 'Input tables to a `group_by` must not be empty'],
    [NEWEST, 'Input tables to a `group_by` must not be empty'],
  ] as const)(
    'is refused at release %i if it groups series without samples',
    async (release, message) => {
      cloud = openSeeded({ release })
      const grouped = (id: string, stages: readonly string[]) =>
        send(write({ filters: [`instance_id == "${id}"`], stages }), 'rock-garden')
      const group = 'group_by [vcpu_id], sum'
      expect(gist(await grouped(STOPPED, [ALIGNED, group]))).toBe(`400 InvalidRequest ${message}`)
      expect(gist(await grouped(STOPPED, [ALIGNED, 'filter datum > 0', group]))).toBe(
        `400 InvalidRequest ${message}`,
      )
      // Without series, the stages are skipped.
      const nobody = await grouped('00000000-1111-4222-8333-444444444444', [ALIGNED, group])
      expect(nobody.status).toBe(200)
    },
  )

  it.each([
    ['virtual_machine:vcpu_usage', 'instance_id', DB1],
    ['instance_network_interface:bytes_sent', 'instance_id', DB1],
    ['virtual_disk:reads', 'disk_id', DISK],
  ])('finds in %s only objects with the id, in their project', async (metric, field, id) => {
    const of = (value: string) => [`${field} == "${value}"`]
    const known = await ask({ metric, filters: of(id) })
    expect(known.length).toBeGreaterThan(0)
    for (const { fields } of known) expect(fields[field]?.value).toBe(id)
    expect(await ask({ metric, filters: of(id.toUpperCase()) })).toEqual(known)
    expect(await ask({ metric, filters: of(id) }, 'rock-garden')).toEqual([])
    expect(await ask({ metric, filters: [...of(id), ...of(STOPPED)] })).toEqual([])
  })

  it('returns nothing if the window ends before it starts', async () => {
    const { status } = await send(write({ minutes: -10, stages: [ALIGNED] }))
    expect(status).toBe(200)
  })

  it('accepts any whitespace between tokens', async () => {
    const query = write({ stages: [ALIGNED] })
    const spread = query.replaceAll(' | ', '\n  | ').replaceAll(' && ', '\n    && ')
    expect((await send(spread)).body).toEqual((await send(query)).body)
  })

  it.each([
    ['', /^400 InvalidRequest /],
    ['get', /^400 InvalidRequest /],
    ['get no_such:metric', /^400 InvalidRequest Timeseries not found for: no_such:metric$/],
    [
      'get virtual_machine:vcpu_usage | filter color == "red" || name == "a" || state > 1',
      new RegExp(
        String.raw`input table "virtual_machine:vcpu_usage"\. Invalid identifiers: \["color", "name"\], ` +
          String.raw`valid identifiers: \["datum", "instance_id", "project_id", "silo_id", "sled_id", ` +
          String.raw`"sled_model", "sled_revision", "sled_serial", "start_time", "state", "timestamp", ` +
          String.raw`"vcpu_id"\]\n  > Filter expression for identifier "state" has type "integer" which`,
      ),
    ],
    ['get virtual_machine:vcpu_usage | filter vcpu_id == "one"', /"vcpu_id" has type "string"/],
    [`get virtual_machine:vcpu_usage | filter state == "${DB1}"`, /"state" has type "uuid"/],
    ['get virtual_machine:vcpu_usage | group_by [vcpu_id], sum', /must be aligned, but table/],
    [
      'get virtual_machine:vcpu_usage | filter timestamp > @now() - 1h | align mean_within(1m) | group_by [color]',
      /Cannot group by field 'color', .* Valid fields are: \["instance_id", "project_id", /,
    ],
    [
      'get virtual_machine:vcpu_usage | filter timestamp > @now() - 1h | align mean_within(1ms)',
      /by more than a factor of 100$/,
    ],
    ['get virtual_machine:vcpu_usage | align interpolate(1m)', /interpolation is not yet/],
    ['get virtual_disk:io_size | align mean_within(1m)', /'integer_distribution' data types/],
    ['get sled_data_link:bytes_sent', /Invalid identifiers: \["silo_id", "project_id"\]/],
    [
      '{ get virtual_disk:reads | filter timestamp > @now() - 1h ; get virtual_disk:writes | filter timestamp > @now() - 1h } | align mean_within(1m) | group_by []',
      /exactly one input table, but found 2$/,
    ],
    ['get virtual_disk:reads | filter timestamp > @now() - 1h | join', /at least 2 tables$/],
    [
      '{ get virtual_disk:reads | filter timestamp > @now() - 1h | align mean_within(1m); get virtual_disk:writes | filter timestamp > @now() - 1h } | join',
      /be aligned, but table 'virtual_disk:writes' is not aligned$/,
    ],
    [
      '{ get virtual_disk:reads | filter timestamp > @now() - 1h | align mean_within(1m); ' +
        'get virtual_disk:failed_reads | filter timestamp > @now() - 1h | align mean_within(1m) } | join',
      /has fields \[.*"failure_reason" \(string\)/,
    ],
    [
      `{ get virtual_disk:reads | filter timestamp > @now() - 1h | align mean_within(1m); get virtual_disk:writes
         | filter timestamp > @now() - 1h && disk_id == "${DISK}" | align mean_within(1m) } | join`,
      /^400 InvalidRequest Join failed, input table 1 does not contain a timeseries with key \d+$/,
    ],
    [`get virtual_disk:reads | filter ${'datum > 1 && '.repeat(32)} datum > 1`, /^400 .*recursion/],
    [
      'get virtual_machine:vcpu_usage # what',
      /Error at 1:31: \.\. .*\.\.\n *\^ *\nExpected: error at/,
    ],
    ['get virtual_machine:vcpu_usage | filter state == "run', /expected "\\""\n$/],
  ])('is rejected if invalid: %s', async (query, message) => {
    expect(gist(await send(query))).toMatch(message)
  })

  it('joins tables with the same series to one with a column for each', async () => {
    const of = (metric: string) =>
      `get virtual_disk:${metric} | filter timestamp > @now() - 5m | align mean_within(1m)`
    const { body } = await send(`{ ${of('reads')}; ${of('writes')} } | join`)
    expect(body['tables']).toMatchObject([{ name: 'virtual_disk:reads,virtual_disk:writes' }])
    const [{ timeseries }] = body['tables'] as [{ timeseries: Record<string, Series> }]
    for (const { points } of Object.values(timeseries)) expect(points.values).toHaveLength(2)
  })

  it('gives nothing, and no error, for the id of another project', async () => {
    const query = `get virtual_disk:reads | filter project_id == "${STOPPED}"`
    expect((await send(query)).body).toMatchObject({ tables: [{ timeseries: {} }] })
  })

  it.each([
    ['get hardware_component:temperature', false],
    ['get hardware_component:temperature | align mean_within(1h)', false],
    ['get hardware_component:temperature | filter datum > 30.0', false],
    ['get hardware_component:temperature | filter slot == 1 || datum > 30.0', false],
    ['{ get virtual_disk:reads | last 1; get virtual_disk:writes } | align mean_within(1h)', false],
    ['get hardware_component:temperature | last 1', true],
    ['get hardware_component:temperature | filter slot == 1', true],
    ['get hardware_component:temperature | filter timestamp > @now() - 1m && datum > 30.0', true],
    ['{ get virtual_disk:reads; get virtual_disk:writes } | filter timestamp > @now() - 1m', true],
  ])('of the whole rack has to limit what it reads: %s', async (query, isLimited) => {
    const response = await cloud.post('/v1/system/timeseries/query', { query })
    expect(gist(response)).toMatch(
      isLimited
        ? /^(200|400 InvalidRequest Query requires fetching more than the current limit)/
        : /^400 InvalidRequest This query requires at least one full table scan/,
    )
  })
})
