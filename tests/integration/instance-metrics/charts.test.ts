import { describe, expect, test } from 'vitest'
import { selectData } from '@/api/core/api'
import { NEWEST } from '@/api/releases/ladder'
import { instanceDisksQuery } from '@/store/project/instance-storage/queries'
import { startConsole } from '#tests/support/console'
import { chartsOn, DB1, go, isTimeseries, queriesOf, respond } from './support'

const disksOfDb1 = instanceDisksQuery({ project: 'mock-project', instance: 'db1' })

const metrics = (rest = '') => `${DB1}/metrics${rest}`

describe('the tabs of the metrics', () => {
  test('start with CPU time in state “run” in the last hour', async () => {
    const console = await startConsole({ path: metrics() })
    expect(console.history.current().path).toBe(metrics('/cpu'))
    expect(queriesOf(console)).toEqual([
      'get virtual_machine:vcpu_usage | filter timestamp >= @2025-01-15T10:58:00.000 && timestamp < @2025-01-15T12:00:00.000 && instance_id == "1a5a1a5a-0000-4000-8000-000000000001" && state == "run" | align mean_within(60s) | group_by [vcpu_id], sum',
    ])
    const { 'CPU utilization: Running': running } = chartsOn(console)
    expect(running?.kind === 'values' && running.points.length).toBe(61)
  })

  test('query timeseries of their project', async () => {
    const console = await startConsole({ path: metrics('/cpu') })
    const [asked] = console.requests.filter(isTimeseries)
    expect(asked).toMatchObject({
      method: 'POST',
      url: '/v1/timeseries/query?project=mock-project',
    })
  })

  test('have a chart per metric', async () => {
    const console = await startConsole({ path: metrics('/cpu?state=all') })
    expect(Object.keys(chartsOn(console))).toEqual([
      'CPU utilization: Running',
      'CPU utilization: Emulation',
      'CPU utilization: Idle',
      'CPU utilization: Waiting',
    ])
    await go(console, metrics('/disk'))
    expect(Object.keys(chartsOn(console))).toEqual([
      'Disk reads',
      'Disk writes',
      'Bytes read',
      'Bytes written',
      'Disk flushes',
    ])
    await go(console, metrics('/network'))
    expect(Object.keys(chartsOn(console))).toEqual([
      'Bytes sent',
      'Bytes received',
      'Packets sent',
      'Packets received',
      'Packets dropped',
    ])
    expect(Object.values(chartsOn(console)).map(({ kind }) => kind)).toEqual(
      Array.from({ length: 5 }, () => 'values'),
    )
  })

  test('query a single disk or network interface without a sum', async () => {
    const console = await startConsole({ path: metrics('/disk') })
    expect(queriesOf(console).at(-1)).toContain(
      'attached_instance_id == "1a5a1a5a-0000-4000-8000-000000000001" | align mean_within(60s) | group_by [attached_instance_id], sum',
    )
    const { items: disks = [] } = selectData(console.state(), disksOfDb1) ?? {}
    await go(console, metrics(`/disk?disk=${disks[1]?.id}`))
    expect(queriesOf(console).at(-1)).toContain(
      `&& disk_id == "${disks[1]?.id}" | align mean_within(60s)`,
    )
    expect(queriesOf(console).at(-1)).not.toContain('group_by')
    await go(console, metrics('/network?nic=gone'))
    expect(queriesOf(console).at(-1)).toContain('| group_by [instance_id], sum')
  })

  test('are visible to a user without a role in the fleet', async () => {
    const console = await startConsole({ path: metrics('/cpu'), user: 'Bram Feldspar' })
    const { 'CPU utilization: Running': running } = chartsOn(console)
    expect(running?.kind).toBe('values')
  })

  test('of an instance without disks send no query', async () => {
    const console = await startConsole({
      path: '/projects/rock-garden/instances/pebble/metrics/disk',
    })
    expect(queriesOf(console)).toEqual([])
    expect(chartsOn(console)).toEqual({})
  })
})

describe('a chart without values', () => {
  const path = metrics('/disk')

  test('shows that the server sent no table', async () => {
    const console = await startConsole({
      path,
      wire: (request, next) =>
        isTimeseries(request) ? respond(200, { tables: [] }) : next(request),
    })
    expect(chartsOn(console)['Disk reads']).toEqual({
      kind: 'none',
      message: 'The server sent no table for virtual_disk:reads.',
    })
  })

  test('shows that nothing was measured', async () => {
    const console = await startConsole({
      path,
      wire: (request, next) =>
        isTimeseries(request)
          ? respond(200, { tables: [{ name: 'virtual_disk:reads', timeseries: {} }] })
          : next(request),
    })
    expect(chartsOn(console)['Disk reads']).toMatchObject({
      kind: 'none',
      message: expect.stringContaining('No measurements in this time range'),
    })
  })

  test.each([14, NEWEST] as const)(
    'shows that nothing was measured of a stopped instance at release %i',
    async release => {
      const console = await startConsole({
        path: '/projects/rock-garden/instances/pebble/metrics/cpu?state=all',
        release,
      })
      const charts = Object.values(chartsOn(console))
      expect(charts).toHaveLength(4)
      for (const chart of charts)
        expect(chart).toEqual({
          kind: 'none',
          message:
            'No measurements in this time range. An instance is measured only while it is up.',
        })
      // Updated like other charts, so values appear once it is up.
      const asked = queriesOf(console).length
      await console.advance(60_000)
      expect(queriesOf(console).length).toBeGreaterThan(asked)
    },
  )

  test.each([
    [403, 'Action not authorized', false],
    [400, 'The words of the server', false],
    [404, 'The words of the server', false],
    [500, 'The server answered with an error (500).', true],
  ])('shows the error of status %d', async (status, message, mayRetry) => {
    const console = await startConsole({
      path,
      wire: (request, next) =>
        isTimeseries(request)
          ? respond(status, {
              message: 'the words of the server',
              request_id: 'r-1',
              error_code: status === 403 ? 'Forbidden' : 'Odd',
            })
          : next(request),
    })
    expect(console.history.current().path).toBe(path)
    expect(chartsOn(console)['Disk reads']).toEqual({
      kind: 'failed',
      title: status === 403 ? 'No access' : 'Something went wrong',
      message,
      requestId: 'r-1',
      mayRetry,
    })
  })

  test('does not affect the other charts', async () => {
    const console = await startConsole({
      path,
      wire: (request, next) =>
        request.body?.includes('virtual_disk:reads')
          ? respond(500, { message: 'broken' })
          : next(request),
    })
    expect(Object.values(chartsOn(console)).map(({ kind }) => kind)).toEqual([
      'failed',
      'values',
      'values',
      'values',
      'values',
    ])
  })
})

test('a window starts and ends at the times in the URL', async () => {
  const search = '?start=2025-01-14T00%3A00%3A00Z&end=2025-01-14T12%3A00%3A00Z'
  const console = await startConsole({ path: metrics(`/cpu${search}`) })
  expect(queriesOf(console)[0]).toContain(
    'timestamp >= @2025-01-13T23:36:00.000 && timestamp < @2025-01-14T12:00:00.000',
  )
  expect(queriesOf(console)[0]).toContain('mean_within(720s)')
})
