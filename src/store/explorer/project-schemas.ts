import type { Release } from '@/api/releases/ladder'
import type { OxqlSchema } from '@/lib/oxql/tree'

/** The fields of a target or metric: type and text by name. */
type Fields = Readonly<Record<string, readonly [type: string, text: string]>>

interface Metric {
  readonly datumType: string
  readonly units: string
  readonly text: string
  readonly fields?: Fields
  /** The first release that has it; all do if omitted. */
  readonly since?: Release
}

interface Target {
  readonly text: string
  readonly fields: Fields
  readonly metrics: Readonly<Record<string, Metric>>
}

const count = (text: string, units = 'count', more: Partial<Metric> = {}): Metric => ({
  datumType: 'cumulative_u64',
  units,
  text,
  ...more,
})

const bytes = (text: string, more?: Partial<Metric>) => count(text, 'bytes', more)

const spread = (text: string, units: string): Metric => ({
  datumType: 'histogram_u64',
  units,
  text,
  fields: { io_kind: ['string', 'What the operation does: read, write or flush.'] },
})

const OWNER: Fields = {
  project_id: ['uuid', 'The project of the instance.'],
  silo_id: ['uuid', 'The silo of the project.'],
}

const FAILURE = { failure_reason: ['string', 'Why the operation failed.'] } as const

/** What is measured in projects, with the release that has had it first. */
const TARGETS: Readonly<Record<string, Target>> = {
  virtual_machine: {
    text: 'An instance that runs.',
    fields: {
      instance_id: ['uuid', 'The instance.'],
      ...OWNER,
      sled_id: ['uuid', 'The sled that it runs on.'],
      sled_model: ['string', 'The model of the sled.'],
      sled_revision: ['u32', 'The revision of the sled.'],
      sled_serial: ['string', 'The serial number of the sled.'],
    },
    metrics: {
      vcpu_usage: count('Time that a virtual CPU has spent in each state.', 'nanoseconds', {
        fields: {
          state: ['string', 'run, emulation, idle or waiting.'],
          vcpu_id: ['u32', 'The number of the virtual CPU.'],
        },
      }),
      reset: count('Times that the instance was reset.'),
      pv_panic_guest_handled: count('Panics that the guest dealt with itself.'),
      pv_panic_host_handled: count('Panics that the guest left to the host.'),
    },
  },
  virtual_disk: {
    text: 'A disk of an instance that runs.',
    fields: {
      attached_instance_id: ['uuid', 'The instance that the disk is attached to.'],
      block_size: ['u32', 'Bytes of a block.'],
      disk_id: ['uuid', 'The disk.'],
      ...OWNER,
    },
    metrics: {
      bytes_read: bytes('Bytes read from the disk.'),
      bytes_written: bytes('Bytes written to the disk.'),
      bytes_discarded: bytes('Bytes that the guest no longer needs.', { since: 22 }),
      reads: count('Reads.'),
      writes: count('Writes.'),
      flushes: count('Flushes.'),
      discards: count('Discards.', 'count', { since: 22 }),
      failed_reads: count('Reads that failed.', 'count', { fields: FAILURE }),
      failed_writes: count('Writes that failed.', 'count', { fields: FAILURE }),
      failed_flushes: count('Flushes that failed.', 'count', { fields: FAILURE }),
      failed_discards: count('Discards that failed.', 'count', { fields: FAILURE, since: 22 }),
      io_latency: spread('How long operations took.', 'nanoseconds'),
      io_size: spread('How many bytes operations moved.', 'bytes'),
    },
  },
  instance_network_interface: {
    text: 'A network interface of an instance that runs.',
    fields: {
      instance_id: ['uuid', 'The instance.'],
      interface_id: ['uuid', 'The network interface.'],
      ...OWNER,
    },
    metrics: {
      bytes_received: bytes('Bytes received.'),
      bytes_sent: bytes('Bytes sent.'),
      packets_received: count('Packets received.'),
      packets_sent: count('Packets sent.'),
      packets_dropped: count('Packets dropped on their way in.'),
      errors_received: count('Packets received with errors.'),
      errors_sent: count('Packets that could not be sent.'),
    },
  },
}

const fieldsOf = (fields: Fields, source: 'target' | 'metric') =>
  Object.entries(fields).map(([name, [fieldType, description]]) => ({
    name,
    fieldType,
    source,
    description,
  }))

const ALL = Object.entries(TARGETS).flatMap(([target, { text, fields, metrics }]) =>
  Object.entries(metrics).map(([metric, { since = 14, ...own }]) => ({
    since,
    schema: {
      timeseriesName: `${target}:${metric}`,
      datumType: own.datumType,
      units: own.units,
      description: { target: text, metric: own.text },
      fieldSchema: [...fieldsOf(fields, 'target'), ...fieldsOf(own.fields ?? {}, 'metric')],
    },
  })),
)

/**
 * The timeseries of projects on racks of a release. Only viewers of the fleet can read the rack's
 * own list, so these come with the console.
 */
export const projectSchemas = (release: Release): readonly OxqlSchema[] =>
  ALL.filter(({ since }) => release >= since).map(({ schema }) => schema)

/** The first release that has a timeseries, of those that some releases lack. */
export const SINCE: Readonly<Record<string, Release>> = {
  ...Object.fromEntries(
    ALL.filter(({ since }) => since > 14).map(({ since, schema }) => [
      schema.timeseriesName,
      since,
    ]),
  ),
  'sled_cpu:cpu_nsec': 19,
  'zone:cpu_nsec': 19,
  'zfs_pool:bytes_allocated': 20,
  'zfs_pool:bytes_total': 20,
}
