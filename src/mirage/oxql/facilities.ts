import { capacitySamples } from '../metrics/capacity'
import type { Sample } from '../metrics/time-page'
import { FLEET_ID, type BackendState } from '../server/backend-state'
import { always, text, u16, u32, uuid } from './fields'
import type { Series } from './tables'
import { distribution, operations, reading } from './signals'

/** Sampling intervals in milliseconds. */
const SENSOR_STEP = 1_000
const SERVICE_STEP = 10_000
const CAPACITY_STEP = 5 * 60_000

/** The last sample taken at or before `time`. */
const valueAt = (samples: readonly Sample[], time: number): number => {
  let low = 0
  let high = samples.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (samples[middle]!.time <= time) low = middle + 1
    else high = middle
  }
  return samples[low - 1]?.value ?? 0
}

const capacityMetrics = [
  'cpus_provisioned',
  'ram_provisioned',
  'virtual_disk_space_provisioned',
] as const

export const capacitySeries = ({ capacity, db }: BackendState, name: string): Series[] => {
  const metric = capacityMetrics.find(each => each === name)
  if (!metric) return []
  const ids = [
    FLEET_ID,
    ...Array.from(db.silos.all(), ({ id }) => id),
    ...Array.from(db.projects.all(), ({ id }) => id),
  ]
  return ids.map(id => {
    const samples = capacitySamples(
      capacity.changes,
      metric,
      ({ projectId, siloId }) => id === FLEET_ID || id === projectId || id === siloId,
    )
    const [first] = samples
    return {
      fields: { id: uuid(id) },
      step: CAPACITY_STEP,
      active: first ? [{ from: first.time, to: null }] : [],
      signal: () => time => valueAt(samples, time),
    }
  })
}

interface Sensor {
  readonly component: string
  readonly kind: string
  readonly sensor: string
  /** The typical reading. */
  readonly usual: number
  readonly spread: number
}

const sensors: Record<string, readonly Sensor[]> = {
  temperature: [
    { component: 'U20', kind: 'tmp117', sensor: 'Northeast', usual: 31, spread: 12 },
    { component: 'U21', kind: 'tmp117', sensor: 'Southeast', usual: 28, spread: 10 },
    { component: 'cpu', kind: 'sbtsi', sensor: 'CPU', usual: 58, spread: 30 },
  ],
  fan_speed: [
    { component: 'fan-0', kind: 'max31790', sensor: 'East', usual: 3_200, spread: 1_400 },
    { component: 'fan-1', kind: 'max31790', sensor: 'West', usual: 3_150, spread: 1_400 },
  ],
  power: [{ component: 'U431', kind: 'adm1272', sensor: 'V12_SYS', usual: 390, spread: 160 }],
  current: [{ component: 'U431', kind: 'adm1272', sensor: 'V12_SYS', usual: 32, spread: 13 }],
  voltage: [{ component: 'U431', kind: 'adm1272', sensor: 'V12_SYS', usual: 12.05, spread: 0.1 }],
  sensor_error_count: [
    { component: 'U20', kind: 'tmp117', sensor: 'Northeast', usual: 0, spread: 0 },
  ],
}

const ARCHIVE = '5e2cbd7a9b1f4c60'

export const componentSeries = ({ db }: BackendState, metric: string): Series[] => {
  const chassis = [
    ...db.sleds.in('').map(sled => ({ kind: 'sled', ...sled })),
    ...db.switches.in('').map(each => ({ kind: 'switch', ...each })),
  ]
  return chassis.flatMap(({ id, kind, baseboard, rackId, timeCreated }, slot) =>
    (sensors[metric] ?? []).map(({ component, sensor, usual, spread, ...part }) => {
      const fields = {
        chassis_kind: text(kind),
        chassis_model: text(baseboard.part),
        chassis_revision: u32(baseboard.revision),
        chassis_serial: text(baseboard.serial),
        component_id: text(component),
        component_kind: text(part.kind),
        description: text(`${sensor} sensor`),
        gateway_id: uuid(rackId),
        hubris_archive_id: text(ARCHIVE),
        rack_id: uuid(rackId),
        slot: u32(slot),
        sensor: text(sensor),
        ...(metric === 'sensor_error_count'
          ? { error: text('timeout'), sensor_kind: text('temperature') }
          : {}),
      }
      const name = `${metric} ${id} ${component}`
      return always(fields, timeCreated, SENSOR_STEP, () => reading(name, usual, spread))
    }),
  )
}

const OPERATIONS = ['instance_list', 'instance_view', 'project_list', 'system_policy_view']
const ANSWERED = 200
const MICROSECOND = 1_000

export const serviceSeries = ({ db }: BackendState): Series[] =>
  db.racks.in('').flatMap(({ id, timeCreated }) =>
    OPERATIONS.map(operation => {
      const name = `${operation} ${id}`
      const fields = {
        id: uuid(id),
        name: text('nexus-external'),
        operation_id: text(operation),
        status_code: u16(ANSWERED),
      }
      const latency = () => distribution(operations(name, 60), `${name} latency`, 100 * MICROSECOND)
      return always(fields, timeCreated, SERVICE_STEP, latency)
    }),
  )
