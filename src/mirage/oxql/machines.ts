import type { InstanceRecord } from '../models/records'
import type { BackendState } from '../server/backend-state'
import { fail } from '../server/errors'
import { overlaps } from '../metrics/activity'
import { derivedId, ip, text, u16, u32, uuid } from './fields'
import type { Fields, Pinned, Scope, Series, Signal } from './tables'
import {
  bytesOf,
  distribution,
  operations,
  rarely,
  trafficMetrics,
  SAMPLE_INTERVAL,
  type Quantity,
  vcpuStates,
  vcpuTime,
} from './signals'

/**
 * One metric of an object: adds its own fields to the object's shared ones, and gives the values.
 */
interface Measured {
  fields(shared: Fields): Fields
  signal(): Signal
}

const plain = (signal: () => Signal): Measured[] => [{ fields: shared => shared, signal }]
const never: Quantity = () => 0

const ownerOf = ({ db }: BackendState, projectId: string): Fields => {
  const { siloId } = db.projects.get(projectId) ?? fail.internal()
  return { project_id: uuid(projectId), silo_id: uuid(siloId) }
}

interface Records<T> {
  get(id: string): T | undefined
  in(scope: string): readonly T[]
  all(): Iterable<T>
}

/** The records in scope; with a pinned id, at most the one that has it. */
const visible = <T extends { readonly projectId: string }>(
  table: Records<T>,
  scope: Scope,
  id: string | undefined,
): readonly T[] => {
  if (id === undefined) {
    return scope === 'everything' ? Array.from(table.all()) : table.in(scope.projectId)
  }
  const record = table.get(id)
  const isVisible = scope === 'everything' || record?.projectId === scope.projectId
  return record && isVisible ? [record] : []
}

const seriesOf = (
  shared: Fields,
  active: Series['active'],
  measured: readonly Measured[],
  step = SAMPLE_INTERVAL,
): Series[] =>
  measured.map(({ fields, signal }) => ({
    fields: fields(shared),
    step,
    active,
    signal,
  }))

const vcpuStateFields = vcpuStates.map(state => [state, text(state)] as const)

const vcpuUsage = ({ id, ncpus }: InstanceRecord): Measured[] =>
  Array.from({ length: ncpus }, (_, vcpu) => {
    const vcpuId = u32(vcpu)
    return vcpuStateFields.map(([state, field]) => ({
      fields: (shared: Fields) => ({ state: field, vcpu_id: vcpuId, ...shared }),
      signal: () => vcpuTime(`vcpu ${id} ${vcpu}`, state),
    }))
  }).flat()

/** The sled it runs on. The last sled is not stored, so a stopped instance gets the first one. */
const sledFields = ({ db }: BackendState, { sledId }: InstanceRecord): Fields => {
  const sled = (sledId ? db.sleds.get(sledId) : undefined) ?? db.sleds.in('')[0]
  if (!sled) return {}
  const { part, revision, serial } = sled.baseboard
  return {
    sled_id: uuid(sled.id),
    sled_model: text(part),
    sled_revision: u32(revision),
    sled_serial: text(serial),
  }
}

export const machineSeries = (
  backendState: BackendState,
  metric: string,
  scope: Scope,
  pinned: Pinned,
): Series[] => {
  if (metric === 'check') return checkSeries(backendState, scope, pinned)
  // No check has been left without an answer.
  if (metric === 'incomplete_check') return []
  return visible(backendState.db.instances, scope, pinned['instance_id']).flatMap(instance => {
    const { id, projectId } = instance
    const fields = {
      instance_id: uuid(id),
      ...ownerOf(backendState, projectId),
      ...sledFields(backendState, instance),
    }
    const measured = metric === 'vcpu_usage' ? vcpuUsage(instance) : plain(() => never)
    return seriesOf(fields, backendState.activity.runs(id), measured)
  })
}

/** Sampling interval of the checks of instances’ health, in milliseconds. */
const CHECK_INTERVAL = 30_000

/** How long an instance that failed is still checked, in milliseconds. */
const CHECKED_FAILED = 600_000

/** The checks of instances: those that run are found running, and for a while, failed ones failed. */
const checkSeries = (backendState: BackendState, scope: Scope, pinned: Pinned): Series[] =>
  visible(backendState.db.instances, scope, pinned['instance_id']).flatMap(instance => {
    const { id, projectId, runState, sledId, timeRunStateUpdated } = instance
    const { db, activity } = backendState
    const sled = (sledId ? db.sleds.get(sledId) : undefined) ?? db.sleds.in('')[0]
    if (!sled) return []
    const shared = {
      instance_id: uuid(id),
      nexus_id: derivedId(sled.rackId, 1),
      ...ownerOf(backendState, projectId),
      rack_id: uuid(sled.rackId),
      sled_agent_id: uuid(sled.id),
      sled_agent_ip: ip(`fd00:1122:3344:10${sled.slot}::1`),
      sled_agent_port: u16(12_345),
      vmm_id: derivedId(id, 1),
    }
    const checked = (state: string, reason: string, active: Series['active']): Series => ({
      fields: { ...shared, reason: text(reason), state: text(state) },
      step: CHECK_INTERVAL,
      active,
      signal: () => () => 1,
    })
    const failedAt = Date.parse(timeRunStateUpdated)
    return [
      checked('running', 'success', activity.runs(id)),
      ...(runState === 'failed'
        ? [
            checked('failed', 'no_such_instance', [
              { from: failedAt, to: failedAt + CHECKED_FAILED },
            ]),
          ]
        : []),
    ]
  })

const FAILURES = ['bad_address', 'timed_out'] as const
const failures = (name: string): Measured[] =>
  FAILURES.map(reason => ({
    fields: shared => ({ failure_reason: text(reason), ...shared }),
    signal: () => rarely(`${name} ${reason}`, 0.0005),
  }))

const reads = (id: string) => operations(`reads ${id}`, 400)
const writes = (id: string) => operations(`writes ${id}`, 400)
const flushes = (id: string) => operations(`flushes ${id}`, 20)
const discards = (id: string) => operations(`discards ${id}`, 10)

const spread = (what: string, id: string, smallest: number): Measured[] =>
  Object.entries({ flush: flushes, read: reads, write: writes }).map(([kind, counted]) => ({
    fields: shared => ({ io_kind: text(kind), ...shared }),
    signal: () => distribution(counted(id), `${what} ${kind} ${id}`, smallest),
  }))

/** Disk metrics by name. Bytes are consistent with the number of operations. */
const diskMetrics: Record<string, (id: string) => Measured[]> = {
  reads: id => plain(() => reads(id)),
  writes: id => plain(() => writes(id)),
  flushes: id => plain(() => flushes(id)),
  bytes_read: id => plain(() => bytesOf(reads(id), `read sizes ${id}`)),
  bytes_written: id => plain(() => bytesOf(writes(id), `write sizes ${id}`)),
  bytes_discarded: id => plain(() => bytesOf(discards(id), `discard sizes ${id}`)),
  discards: id => plain(() => discards(id)),
  failed_discards: id => failures(`failed discards ${id}`),
  failed_reads: id => failures(`failed reads ${id}`),
  failed_writes: id => failures(`failed writes ${id}`),
  failed_flushes: id => failures(`failed flushes ${id}`),
  io_latency: id => spread('latency', id, 16_000),
  io_size: id => spread('size', id, 512),
}

/** One per instance that the disk has been attached to. */
export const diskSeries = (
  backendState: BackendState,
  metric: string,
  scope: Scope,
  pinned: Pinned,
): Series[] =>
  visible(backendState.db.disks, scope, pinned['disk_id']).flatMap(
    ({ id, blockSize, projectId }) => {
      const attachments = backendState.activity.attachments(id)
      return [...new Set(attachments.map(({ instanceId }) => instanceId))].flatMap(instanceId => {
        const fields = {
          attached_instance_id: uuid(instanceId),
          block_size: u32(blockSize),
          disk_id: uuid(id),
          ...ownerOf(backendState, projectId),
        }
        const here = attachments.filter(each => each.instanceId === instanceId)
        const active = overlaps(here, backendState.activity.runs(instanceId))
        return seriesOf(fields, active, diskMetrics[metric]?.(id) ?? [])
      })
    },
  )

/** Sampling interval of network interfaces, in milliseconds. */
const INTERFACE_INTERVAL = 10_000

export const interfaceSeries = (
  backendState: BackendState,
  metric: string,
  scope: Scope,
  pinned: Pinned,
): Series[] => {
  const quantity = trafficMetrics[metric]
  if (!quantity) return []
  return visible(backendState.db.instances, scope, pinned['instance_id']).flatMap(instance =>
    backendState.db.networkInterfaces.in(instance.id).flatMap(({ id, timeCreated }) => {
      const fields = {
        instance_id: uuid(instance.id),
        interface_id: uuid(id),
        ...ownerOf(backendState, instance.projectId),
      }
      const known = [{ from: Date.parse(timeCreated), to: null }]
      const active = overlaps(backendState.activity.runs(instance.id), known)
      return seriesOf(
        fields,
        active,
        plain(() => quantity(id, INTERFACE_INTERVAL)),
        INTERFACE_INTERVAL,
      )
    }),
  )
}
