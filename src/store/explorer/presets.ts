import type { Release } from '@/api/releases/ladder'
import type { IdVariable } from '@/lib/oxql/known-faults'
import type { PanelOptions } from '@/machines/metrics-explorer/metrics-explorer.events'
import {
  MOST_PANELS,
  NEW_PANEL,
  TITLE_LENGTH,
} from '@/machines/metrics-explorer/metrics-explorer.rules'
import { explorerParams } from './address'
import type { Scope } from './scope'

export interface Preset {
  title: string
  queries: readonly string[]
  /** The first release that measures it. */
  since?: Release
}

const ALIGN = '\n| align mean_within($period)'
const by = (fields: string, reducer = ', sum') => `${ALIGN}\n| group_by [${fields}]${reducer}`

const cpu = (state: string, filter: string, fields: string) =>
  `get virtual_machine:vcpu_usage\n| filter ${filter}state == "${state}"${by(fields)}`

const joined = (
  first: string,
  second: string,
  filter: string,
  fields: string,
  reducer?: string,
) => {
  const part = (timeseries: string) =>
    `  get ${timeseries}\n  | filter ${filter}${by(fields, reducer).replaceAll('\n', '\n  ')}`
  return `{\n${part(first)};\n${part(second)}\n}\n| join`
}

const FAILED_CHECKS: Preset = {
  title: 'Failed checks',
  queries: [`get virtual_machine:check\n| filter state == "failed"${by('instance_id, reason')}`],
}

const IN_PROJECT: readonly Preset[] = [
  { title: 'Instance CPU', queries: [cpu('run', 'instance_id == $instance && ', 'vcpu_id')] },
  { title: 'CPU by instance', queries: [cpu('run', '', 'instance_id')] },
  { title: 'Waiting for CPU', queries: [cpu('waiting', '', 'instance_id')] },
  {
    title: 'Disk traffic',
    queries: [
      joined(
        'virtual_disk:bytes_read',
        'virtual_disk:bytes_written',
        'disk_id == $disk',
        'disk_id',
      ),
    ],
  },
  { title: 'Disk latency', queries: ['get virtual_disk:io_latency\n| filter disk_id == $disk'] },
  {
    title: 'Failed disk operations',
    queries: [`get virtual_disk:failed_writes${by('disk_id, failure_reason')}`],
  },
  {
    title: 'Interface traffic, drops',
    queries: [
      joined(
        'instance_network_interface:bytes_received',
        'instance_network_interface:bytes_sent',
        'interface_id == $interface',
        'interface_id',
      ),
      `get instance_network_interface:packets_dropped${by('instance_id')}`,
    ],
  },
  FAILED_CHECKS,
]

const sledLink = (metric: string) =>
  `get sled_data_link:${metric}\n| filter sled_id == $sled && kind == "physical"${by('link_name')}`

const sensor = (metric: string, chassis: string) =>
  `get hardware_component:${metric}\n| filter chassis_kind == "${chassis}"${by('slot', '')}`

const provisioned = (metric: string) => `get collection_target:${metric}\n| filter id == $silo`

const IN_SYSTEM: readonly Preset[] = [
  { title: 'CPU by silo', queries: [cpu('run', '', 'silo_id')] },
  {
    title: 'Sled CPU',
    since: 19,
    queries: [`get sled_cpu:cpu_nsec\n| filter sled_id == $sled && state != "idle"${by('state')}`],
  },
  {
    title: 'Sled CPU by zone',
    since: 19,
    queries: [`get zone:cpu_nsec\n| filter sled_id == $sled${by('zone_name')}`],
  },
  { title: 'Sled network', queries: [sledLink('bytes_received'), sledLink('bytes_sent')] },
  {
    title: 'Storage pools',
    since: 20,
    queries: [
      joined(
        'zfs_pool:bytes_allocated',
        'zfs_pool:bytes_total',
        'sled_id == $sled',
        'pool_name',
        '',
      ),
    ],
  },
  {
    title: 'Temperatures, fans, power',
    queries: [sensor('temperature', 'sled'), sensor('fan_speed', 'sled'), sensor('power', 'power')],
  },
  {
    title: 'Uplink traffic, errors',
    queries: [
      `get switch_data_link:bytes_sent${by('switch_slot, port_id')}`,
      `get switch_data_link:errors_received${by('switch_slot, port_id')}`,
      'get switch_data_link:link_up',
    ],
  },
  {
    title: 'BGP trouble',
    queries: [`get bgp_session:transition_to_idle${by('peer')}`],
  },
  {
    title: 'Provisioned',
    queries: ['cpus_provisioned', 'ram_provisioned', 'virtual_disk_space_provisioned'].map(
      provisioned,
    ),
  },
  {
    title: 'API latency',
    queries: [
      'get http_service:request_latency_histogram\n| filter operation_id == "instance_create"',
    ],
  },
  FAILED_CHECKS,
]

/** The questions that come with the console, as far as the rack measures what they are about. */
export const presetsOf = (scope: Scope, release: Release): readonly Preset[] =>
  (scope === 'system' ? IN_SYSTEM : IN_PROJECT).filter(({ since = 14 }) => release >= since)

export const panelsOf = ({ title, queries }: Preset): readonly PanelOptions[] =>
  queries.map(query => ({ ...NEW_PANEL, query, title: queries.length === 1 ? title : '' }))

/** The address of a preset, with the objects that its variables stand for. */
export const presetLink = (
  path: string,
  preset: Preset,
  variables: Readonly<Partial<Record<IdVariable, string>>> = {},
): string => `${path}?${explorerParams(panelsOf(preset), { ...variables })}`

/** The panels of a preset for an address that narrows it, or says what is shown instead. */
const asAsked = (preset: Preset, params: URLSearchParams): readonly PanelOptions[] => {
  const where = params.get('where')
  const title = params.get('title')
  return panelsOf(preset).map(panel => ({
    ...panel,
    ...(title !== null && { title: title.slice(0, TITLE_LENGTH) }),
    ...(where !== null && {
      query: panel.query.replaceAll(/get \S+/g, get => `${get}\n| filter ${where}`),
    }),
  }))
}

/**
 * The panels that an address without panels asks for, as links of other pages do: the presets that
 * it names, or those about the objects that its variables stand for. Null if there are none.
 */
export const presetPanels = (
  scope: Scope,
  release: Release,
  search: string,
): readonly PanelOptions[] | null => {
  const params = new URLSearchParams(search)
  const titles = params.getAll('preset')
  const variables = [...params.keys()].flatMap(name => /^var-(\w+)$/.exec(name)?.[1] ?? [])
  const all = presetsOf(scope, release)
  const named = all.filter(({ title }) => titles.includes(title))
  const about = all.filter(({ queries }) =>
    queries.some(query => variables.some(name => query.includes(`$${name}`))),
  )
  const panels = (named.length > 0 ? named : about)
    .flatMap(preset => asAsked(preset, params))
    .slice(0, MOST_PANELS)
  return panels.length > 0 ? panels : null
}
