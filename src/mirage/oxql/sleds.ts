import { TIB } from '@/lib/size'
import type { SledRecord } from '../models/system-records'
import type { BackendState } from '../server/backend-state'
import { always, derivedId, fieldsOfSled, text, u32, uuid } from './fields'
import { reading, shareOf, trafficMetrics } from './signals'
import type { Fields, Pinned, Scope, Series } from './tables'

/** Sampling intervals in milliseconds. */
const STEP = 10_000
const STORAGE_STEP = 60_000

/** The sleds in service; with a pinned id, at most the one that has it. */
const sledsOf = ({ db }: BackendState, pinned: Pinned): SledRecord[] =>
  db.sleds
    .in('')
    .filter(({ policy }) => policy.kind === 'in_service')
    .filter(({ id }) => pinned['sled_id'] === undefined || pinned['sled_id'] === id)

type Find = (backendState: BackendState, metric: string, scope: Scope, pinned: Pinned) => Series[]

/** The timeseries of every sled. Those with no id of a project, which no project may read. */
const perSled =
  (find: (sled: SledRecord, metric: string, backendState: BackendState) => Series[]): Find =>
  (backendState, metric, _scope, pinned) =>
    sledsOf(backendState, pinned).flatMap(sled => find(sled, metric, backendState))

const LINKS = ['cxgbe0', 'cxgbe1']

export const sledLinkSeries = perSled((sled, metric) =>
  LINKS.flatMap(link => {
    const quantity = trafficMetrics[metric]
    const fields = {
      kind: text('physical'),
      link_name: text(link),
      ...fieldsOfSled(sled),
      zone_name: text('global'),
    }
    const signal = () => quantity!(`${link} ${sled.id}`, STEP)
    return quantity ? [always(fields, sled.timeCreated, STEP, signal)] : []
  }),
)

/** Their shares of the time of a processor. What is left is idle. */
const CPU_STATES = { dtrace: 0.001, intr: 0.02, kernel: 0.14, user: 0.6 }

/** One for every hardware thread and state. */
export const sledCpuSeries = perSled(sled =>
  Array.from({ length: sled.usableHardwareThreads }, (_, cpu) => {
    const spent = Object.entries(CPU_STATES).map(([state, share]) => ({ state, share }))
    const name = `cpu ${sled.id} ${cpu}`
    return [...spent, { state: 'idle', share: null }].map(({ state, share }) => {
      const fields = { cpu_id: u32(cpu), state: text(state), ...fieldsOfSled(sled) }
      return always(fields, sled.timeCreated, STEP, () =>
        shareOf(name, STEP, share ?? -spent.reduce((sum, each) => sum + each.share, 0)),
      )
    })
  }).flat(),
)

/** The zones of a sled, and how many processors they keep busy at most. */
const ZONES: readonly (readonly [name: string, type: string, busy: number])[] = [
  ['global', 'global', 4],
  ['oxz_crucible', 'crucible', 6],
  ['oxz_ntp', 'internal_ntp', 0.1],
  ['oxz_propolis', 'propolis', 24],
]
const ZONE_STATES = { sys: 0.2, user: 0.75, waitrq: 0.05 }

export const zoneSeries = perSled(sled =>
  ZONES.flatMap(([name, type, busy], number) =>
    Object.entries(ZONE_STATES).map(([state, share]) => {
      const fields = {
        state: text(state),
        ...fieldsOfSled(sled),
        zone_id: derivedId(sled.id, number),
        zone_name: text(name),
        zone_type: text(type),
      }
      const signal = () => shareOf(`${name} ${sled.id}`, STEP, busy * share)
      return always(fields, sled.timeCreated, STEP, signal)
    }),
  ),
)

/** The size of a physical disk, in bytes: the API tells none. */
const DISK_SIZE = 3.2 * TIB

/** The pools of a sled: one for each of its disks. */
const poolsOf = ({ db }: BackendState, sled: SledRecord) =>
  db.physicalDisks
    .by('sled', sled.id)
    .filter(({ formFactor }) => formFactor === 'u2')
    .map(({ id, timeCreated }) => ({
      since: timeCreated,
      fields: {
        pool_id: uuid(id),
        pool_kind: text('external'),
        ...fieldsOfSled(sled),
      } satisfies Fields,
      name: `oxp_${id}`,
      used: () => reading(`pool ${id}`, 0.42 * DISK_SIZE, 0.02 * DISK_SIZE),
    }))

export const poolSeries = perSled((sled, metric, backendState) =>
  poolsOf(backendState, sled).map(({ fields, name, since, used }) =>
    always({ ...fields, pool_name: text(name) }, since, STORAGE_STEP, () => {
      const at = used()
      return metric === 'bytes_total' ? () => DISK_SIZE : time => Math.floor(at(time))
    }),
  ),
)

/** The dataset with the disks of instances, which has most of its pool. */
export const datasetSeries = perSled((sled, _metric, backendState) =>
  poolsOf(backendState, sled).map(({ fields, name, since, used }) =>
    always(
      {
        ...fields,
        dataset_id: fields.pool_id,
        dataset_kind: text('crucible'),
        dataset_name: text(`${name}/crucible`),
        zone_name: text('oxz_crucible'),
      },
      since,
      STORAGE_STEP,
      () => {
        const at = used()
        return time => Math.floor(0.9 * at(time))
      },
    ),
  ),
)
