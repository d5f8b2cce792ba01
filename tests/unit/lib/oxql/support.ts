import { completeQuery, type SendOptions } from '@/lib/oxql/sent'
import type { OxqlSchema } from '@/lib/oxql/tree'

export const ID = '5c56b522-c9b8-49e4-9f9a-8d52a89ec3e0'

const field = (name: string, fieldType: string, source = 'target') => ({
  name,
  fieldType,
  source,
  description: `The ${name} of it`,
})

const schema = (
  timeseriesName: string,
  [datumType, units]: readonly [string, string],
  text: string,
  ...fieldSchema: OxqlSchema['fieldSchema']
): OxqlSchema => ({
  timeseriesName,
  datumType,
  units,
  description: { metric: text, target: 'A target' },
  fieldSchema,
})

const OF_DISKS = [
  field('attached_instance_id', 'uuid'),
  field('disk_id', 'uuid'),
  field('project_id', 'uuid'),
]

/** A counter of each kind of target, a gauge, a distribution, a boolean and a text. */
export const schemas = [
  schema(
    'virtual_machine:vcpu_usage',
    ['cumulative_u64', 'nanoseconds'],
    'Time that a virtual CPU spent',
    field('instance_id', 'uuid'),
    field('state', 'string', 'metric'),
    field('vcpu_id', 'u32', 'metric'),
  ),
  schema('virtual_disk:bytes_read', ['cumulative_u64', 'bytes'], 'Bytes read', ...OF_DISKS),
  schema('virtual_disk:io_latency', ['histogram_u64', 'nanoseconds'], 'Latency', ...OF_DISKS),
  schema(
    'hardware_component:temperature',
    ['f32', 'degrees_celsius'],
    'How warm it is',
    field('sled_id', 'uuid'),
    field('slot', 'u32'),
    field('is_fan', 'bool'),
    field('address', 'ip_addr'),
  ),
  schema(
    'switch_data_link:link_up',
    ['bool', 'none'],
    'Whether a link is up',
    field('port_id', 'string'),
  ),
]

const HOUR = { start: Date.UTC(2026, 7, 21), end: Date.UTC(2026, 7, 21, 1) }

/** How the range of that hour is written. */
export const RANGE = 'timestamp >= @2026-08-21T00:00:00.000 && timestamp < @2026-08-21T01:00:00.000'

export const options = (changes: Partial<SendOptions> = {}): SendOptions => ({
  window: HOUR,
  period: 30,
  variables: {},
  usesRange: false,
  keepsFirstPoint: false,
  isCounter: name =>
    schemas.find(each => each.timeseriesName === name)?.datumType.startsWith('cumulative'),
  ...changes,
})

/** The text that a query is sent as. */
export const sentText = (text: string, changes?: Partial<SendOptions>): string =>
  completeQuery(text, options(changes)).text
