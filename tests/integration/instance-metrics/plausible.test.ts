import { describe, expect, test } from 'vitest'
import type { ChartData } from '@/lib/chart-data'
import { startConsole } from '#tests/support/console'
import { chartsOn, go } from './support'

/** Instances of the default scenario that ran in the last hour, by state. */
const UP: Record<string, string> = {
  running: 'mock-project/instances/db1',
  failed: 'mock-project/instances/you-fail',
  stopping: 'rock-garden/instances/winding-down',
  rebooting: 'rock-garden/instances/turning-over',
  migrating: 'rock-garden/instances/on-the-move',
  repairing: 'rock-garden/instances/under-repair',
}

/** Instances that never ran, by state. */
const NEVER_UP: Record<string, string> = {
  starting: 'mock-project/instances/not-there-yet',
  creating: 'rock-garden/instances/just-made',
}

const numbersIn = (data: ChartData) =>
  data.kind === 'values' ? data.points.flatMap(({ value }) => value ?? []) : []

const chartsOf = async (instance: string) => {
  const console = await startConsole({ path: `/projects/${instance}/metrics/cpu?state=all` })
  const cpu = chartsOn(console)
  await go(console, `/projects/${instance}/metrics/disk`)
  const disk = chartsOn(console)
  await go(console, `/projects/${instance}/metrics/network`)
  return { cpu: Object.values(cpu), disk, network: chartsOn(console) }
}

describe('the metrics of the in-memory backend', () => {
  test.each(Object.entries(UP))(
    'are plausible for an instance that is %s',
    async (_state, instance) => {
      const { cpu, disk, network } = await chartsOf(instance)
      const states = cpu.map(numbersIn)
      expect(states.map(({ length }) => length > 10)).toEqual([true, true, true, true])
      for (const index of states[0]?.keys() ?? []) {
        const all = states.reduce((sum, values) => sum + (values[index] ?? 0), 0)
        expect(all).toBeCloseTo(100, 5)
      }
      for (const data of [...Object.values(disk), ...Object.values(network)]) {
        expect(data.kind === 'failed' || data.kind === 'loading').toBe(false)
        expect(numbersIn(data).every(value => value >= 0 && Number.isFinite(value))).toBe(true)
      }
    },
  )

  test.each(Object.entries(NEVER_UP))(
    'are empty for an instance that is %s',
    async (_state, instance) => {
      const { cpu } = await chartsOf(instance)
      expect(cpu.map(({ kind }) => kind)).toEqual(['none', 'none', 'none', 'none'])
    },
  )

  test('are above zero for active disks and network interfaces', async () => {
    const { disk, network } = await chartsOf(UP.running ?? '')
    const busy = [disk, network].flatMap(charts =>
      Object.entries(charts).filter(([title]) => title !== 'Packets dropped'),
    )
    expect(busy).toHaveLength(9)
    expect(busy.filter(([, data]) => Math.max(0, ...numbersIn(data)) === 0)).toEqual([])
  })
})
