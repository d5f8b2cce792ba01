import type * as Api from '@/api/generated/types'
import type { Release } from '@/api/releases/ladder'

export type FieldTypes = Record<string, Api.FieldType>

export interface Metric {
  readonly datumType: Api.DatumType
  readonly units: Api.Units
  readonly description: string
  readonly fields?: FieldTypes
  /** The first release that has it, if that is not the one of its target. */
  readonly since?: Release
}

/** What is measured, with its metrics. Two targets may have the same name and other fields. */
export interface Target {
  readonly name: string
  readonly authzScope: Api.AuthzScope
  readonly description: string
  readonly fields: FieldTypes
  readonly metrics: Record<string, Metric>
  /** The first release that has it; all have it if there is none. */
  readonly since?: Release
}

export const counter = (
  units: Api.Units,
  description: string,
  fields: FieldTypes = {},
): Metric => ({
  datumType: 'cumulative_u64',
  units,
  description,
  fields,
})

export const gauge = (
  datumType: 'i64' | 'u64' | 'f32' | 'f64' | 'bool',
  units: Api.Units,
  description: string,
  fields: FieldTypes = {},
): Metric => ({ datumType, units, description, fields })

const histogram = (units: Api.Units, description: string, fields: FieldTypes): Metric => ({
  datumType: 'histogram_u64',
  units,
  description,
  fields,
})

/** Metrics that are described by their names. */
export const named = (
  names: readonly string[],
  metric: (description: string) => Metric,
): Record<string, Metric> =>
  Object.fromEntries(
    names.map(name => {
      const words = name.replaceAll('_', ' ')
      return [name, metric(words.charAt(0).toUpperCase() + words.slice(1))]
    }),
  )

export const counts = (names: readonly string[], fields?: FieldTypes) =>
  named(names, description => counter('count', description, fields))
export const amounts = (names: readonly string[], fields?: FieldTypes) =>
  named(names, description => gauge('u64', 'count', description, fields))

const owner = { project_id: 'uuid', silo_id: 'uuid' } as const
const failure = { failure_reason: 'string' } as const
const io = { io_kind: 'string' } as const
/** The fields of all that a sled measures. */
export const sledFields = {
  rack_id: 'uuid',
  sled_id: 'uuid',
  sled_model: 'string',
  sled_revision: 'u32',
  sled_serial: 'string',
} as const
const producer = {
  base_route: 'string',
  producer_id: 'uuid',
  producer_ip: 'ip_addr',
  producer_port: 'u16',
} as const

export const traffic = (fields: FieldTypes = {}) => ({
  bytes_received: counter('bytes', 'Bytes that came in', fields),
  bytes_sent: counter('bytes', 'Bytes that went out', fields),
  errors_received: counter('count', 'Packets that came in broken', fields),
  errors_sent: counter('count', 'Packets that could not be sent', fields),
  packets_received: counter('count', 'Packets that came in', fields),
  packets_sent: counter('count', 'Packets that went out', fields),
})

/** What is measured of instances. */
export const guestTargets: readonly Target[] = [
  {
    name: 'virtual_machine',
    authzScope: 'project',
    description: 'An instance that runs',
    fields: {
      instance_id: 'uuid',
      ...owner,
      sled_id: 'uuid',
      sled_model: 'string',
      sled_revision: 'u32',
      sled_serial: 'string',
    },
    metrics: {
      pv_panic_guest_handled: counter('count', 'Panics that the guest dealt with itself'),
      pv_panic_host_handled: counter('count', 'Panics that the guest left to the host'),
      reset: counter('count', 'How often it was reset'),
      vcpu_usage: counter('nanoseconds', 'Time a virtual CPU spent in a state', {
        state: 'string',
        vcpu_id: 'u32',
      }),
    },
  },
  {
    name: 'virtual_machine',
    authzScope: 'fleet',
    description: 'An instance whose health is checked',
    fields: {
      instance_id: 'uuid',
      nexus_id: 'uuid',
      ...owner,
      rack_id: 'uuid',
      sled_agent_id: 'uuid',
      sled_agent_ip: 'ip_addr',
      sled_agent_port: 'u16',
      vmm_id: 'uuid',
    },
    metrics: {
      check: counter('count', 'Checks by the state that they found', {
        reason: 'string',
        state: 'string',
      }),
      incomplete_check: counter('count', 'Checks that found nothing out', failure),
    },
  },
  {
    name: 'virtual_disk',
    authzScope: 'project',
    description: 'A disk that is attached to an instance that runs',
    fields: { attached_instance_id: 'uuid', block_size: 'u32', disk_id: 'uuid', ...owner },
    metrics: {
      bytes_discarded: { ...counter('bytes', 'Bytes discarded'), since: 22 },
      bytes_read: counter('bytes', 'Bytes read'),
      bytes_written: counter('bytes', 'Bytes written'),
      discards: { ...counter('count', 'Discards'), since: 22 },
      failed_discards: { ...counter('count', 'Discards that failed', failure), since: 22 },
      failed_flushes: counter('count', 'Flushes that failed', failure),
      failed_reads: counter('count', 'Reads that failed', failure),
      failed_writes: counter('count', 'Writes that failed', failure),
      flushes: counter('count', 'Flushes'),
      io_latency: histogram('nanoseconds', 'How long operations took', io),
      io_size: histogram('bytes', 'How much operations moved', io),
      reads: counter('count', 'Reads'),
      writes: counter('count', 'Writes'),
    },
  },
  {
    name: 'instance_network_interface',
    authzScope: 'project',
    description: 'A network interface of an instance that runs',
    fields: { instance_id: 'uuid', interface_id: 'uuid', ...owner },
    metrics: {
      ...traffic(),
      packets_dropped: counter('count', 'Packets that were dropped on their way in'),
    },
  },
]

/** What is measured of the control plane. */
export const controlPlaneTargets: readonly Target[] = [
  {
    name: 'collection_target',
    authzScope: 'fleet',
    description: 'What capacity is counted for: the fleet, a silo or a project',
    fields: { id: 'uuid' },
    metrics: {
      cpus_provisioned: gauge('i64', 'count', 'Virtual CPUs in use'),
      ram_provisioned: gauge('i64', 'bytes', 'Memory in use'),
      virtual_disk_space_provisioned: gauge('i64', 'bytes', 'Storage in use'),
    },
  },
  {
    name: 'http_service',
    authzScope: 'fleet',
    description: 'A service of the control plane',
    fields: { id: 'uuid', name: 'string' },
    metrics: {
      request_latency_histogram: histogram('nanoseconds', 'How long answers took', {
        operation_id: 'string',
        status_code: 'u16',
      }),
    },
  },
  {
    name: 'oximeter_collector',
    authzScope: 'fleet',
    description: 'A service that collects these measurements',
    fields: { collector_id: 'uuid', collector_ip: 'ip_addr', collector_port: 'u16' },
    metrics: {
      ...counts(['collections'], producer),
      ...counts(['failed_collections'], { ...producer, reason: 'string' }),
      ...counts(['database_samples_dropped'], { collector_sink: 'string' }),
      database_queue_depth: histogram('count', 'Samples that wait to be stored', {
        collector_sink: 'string',
      }),
    },
  },
  {
    name: 'dendrite',
    authzScope: 'fleet',
    description: 'The service that manages a switch',
    fields: sledFields,
    metrics: {
      sample_collection_duration: gauge('f64', 'seconds', 'How long collecting samples took', {
        switch_id: 'uuid',
        switch_model: 'string',
        switch_revision: 'u32',
        switch_serial: 'string',
      }),
    },
  },
  {
    name: 'kstat_sampler',
    authzScope: 'fleet',
    description: 'What reads the statistics of a kernel',
    fields: { hostname: 'string' },
    metrics: {
      ...counts(['expired_targets']),
      ...counts(['samples_dropped'], { target_id: 'u64', target_name: 'string' }),
    },
  },
  {
    name: 'database_transaction',
    authzScope: 'fleet',
    description: 'A transaction in the database of the control plane',
    fields: { name: 'string' },
    metrics: {
      retry_data: gauge('f64', 'seconds', 'How long an attempt took that was repeated', {
        attempt: 'u32',
      }),
    },
  },
]
