import type * as Api from '@/api/generated/types'

type Fields = Record<string, Api.FieldType>

interface Metric {
  readonly datumType: Api.DatumType
  readonly units: Api.Units
  readonly description: string
  readonly fields?: Fields
}

interface Target {
  readonly authzScope: Api.AuthzScope
  readonly description: string
  readonly fields: Fields
  readonly metrics: Record<string, Metric>
}

const counter = (units: Api.Units, description: string, fields: Fields = {}): Metric => ({
  datumType: 'cumulative_u64',
  units,
  description,
  fields,
})

const gauge = (
  datumType: 'i64' | 'f32',
  units: Api.Units,
  description: string,
  fields: Fields = {},
): Metric => ({ datumType, units, description, fields })

const histogram = (units: Api.Units, description: string, fields: Fields): Metric => ({
  datumType: 'histogram_u64',
  units,
  description,
  fields,
})

const owner = { project_id: 'uuid', silo_id: 'uuid' } as const
const failure = { failure_reason: 'string' } as const
const io = { io_kind: 'string' } as const
const sensor = { sensor: 'string' } as const

const traffic = {
  bytes_received: counter('bytes', 'Bytes that came in'),
  bytes_sent: counter('bytes', 'Bytes that went out'),
  errors_received: counter('count', 'Packets that came in broken'),
  errors_sent: counter('count', 'Packets that could not be sent'),
  packets_received: counter('count', 'Packets that came in'),
  packets_sent: counter('count', 'Packets that went out'),
}

/** All targets and their metrics. */
const targets: Record<string, Target> = {
  virtual_machine: {
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
  virtual_disk: {
    authzScope: 'project',
    description: 'A disk that is attached to an instance that runs',
    fields: { attached_instance_id: 'uuid', block_size: 'u32', disk_id: 'uuid', ...owner },
    metrics: {
      bytes_read: counter('bytes', 'Bytes read'),
      bytes_written: counter('bytes', 'Bytes written'),
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
  instance_network_interface: {
    authzScope: 'project',
    description: 'A network interface of an instance that runs',
    fields: { instance_id: 'uuid', interface_id: 'uuid', ...owner },
    metrics: {
      ...traffic,
      packets_dropped: counter('count', 'Packets that were dropped on their way in'),
    },
  },
  collection_target: {
    authzScope: 'fleet',
    description: 'What capacity is counted for: the fleet, a silo or a project',
    fields: { id: 'uuid' },
    metrics: {
      cpus_provisioned: gauge('i64', 'count', 'Virtual CPUs in use'),
      ram_provisioned: gauge('i64', 'bytes', 'Memory in use'),
      virtual_disk_space_provisioned: gauge('i64', 'bytes', 'Storage in use'),
    },
  },
  hardware_component: {
    authzScope: 'fleet',
    description: 'A part of a sled or switch that has sensors',
    fields: {
      chassis_kind: 'string',
      chassis_model: 'string',
      chassis_revision: 'u32',
      chassis_serial: 'string',
      component_id: 'string',
      component_kind: 'string',
      description: 'string',
      gateway_id: 'uuid',
      hubris_archive_id: 'string',
      rack_id: 'uuid',
      slot: 'u32',
    },
    metrics: {
      current: gauge('f32', 'amps', 'Electric current', sensor),
      fan_speed: gauge('f32', 'rpm', 'How fast a fan turns', sensor),
      power: gauge('f32', 'watts', 'Electric power', sensor),
      sensor_error_count: counter('count', 'How often a sensor could not be read', sensor),
      temperature: gauge('f32', 'degrees_celsius', 'How warm it is', sensor),
      voltage: gauge('f32', 'volts', 'Electric voltage', sensor),
    },
  },
  http_service: {
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
  sled_data_link: {
    authzScope: 'fleet',
    description: 'A network link of a sled',
    fields: {
      kind: 'string',
      link_name: 'string',
      rack_id: 'uuid',
      sled_id: 'uuid',
      sled_model: 'string',
      sled_revision: 'u32',
      sled_serial: 'string',
    },
    metrics: traffic,
  },
  switch_data_link: {
    authzScope: 'fleet',
    description: 'A link of a switch port',
    fields: {
      link_id: 'u32',
      port_id: 'string',
      rack_id: 'uuid',
      switch_id: 'uuid',
      switch_model: 'string',
      switch_revision: 'u32',
      switch_serial: 'string',
      switch_slot: 'u16',
    },
    metrics: traffic,
  },
}

/** When the control plane registered all of them. */
const CREATED = '2021-06-01T09:00:00Z'

const spaced = (name: string) => name.replaceAll('_', ' ')

const schemaOf = (
  targetName: string,
  target: Target,
  metricName: string,
  metric: Metric,
): Api.TimeseriesSchema => {
  const fields = (source: 'target' | 'metric', types: Fields) =>
    Object.entries(types).map(([name, fieldType]) => ({
      name,
      fieldType,
      source,
      description: `The ${spaced(name)} of the ${spaced(source === 'target' ? targetName : metricName)}`,
    }))
  return {
    timeseriesName: `${targetName}:${metricName}`,
    authzScope: target.authzScope,
    created: CREATED,
    datumType: metric.datumType,
    description: { target: target.description, metric: metric.description },
    fieldSchema: [...fields('target', target.fields), ...fields('metric', metric.fields ?? {})],
    units: metric.units,
    version: 1,
  }
}

/** All timeseries schemas, by name. */
export const timeseriesSchemas: readonly Api.TimeseriesSchema[] = Object.entries(targets)
  .flatMap(([targetName, target]) =>
    Object.entries(target.metrics).map(([metricName, metric]) =>
      schemaOf(targetName, target, metricName, metric),
    ),
  )
  .sort((a, b) => (a.timeseriesName < b.timeseriesName ? -1 : 1))
