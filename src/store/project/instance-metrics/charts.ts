import { weakMapMemoize } from '@reduxjs/toolkit'
import type { Query } from '@/api/operations/table'
import type { ChartUnit } from '@/lib/chart-data'
import {
  formatExplorerOxql,
  formatOxql,
  formatPrettyOxql,
  type MetricQuery,
} from '@/lib/oxql/metric-query'
import type { TimeWindow } from '@/lib/time-range'

/** The sections of the metrics tab. */
export type MetricsTab = 'cpu' | 'disk' | 'network'

/** The choice that includes all states or parts. */
export const ALL = 'all'

/** The states of virtual CPUs, with their names and meanings. */
export const vcpuStates = [
  { id: 'run', name: 'Running', description: 'Time spent executing instructions of the guest.' },
  {
    id: 'emulation',
    name: 'Emulation',
    description: 'Time that the host worked for the guest, for example on I/O.',
  },
  { id: 'idle', name: 'Idle', description: 'Time with nothing to execute.' },
  {
    id: 'waiting',
    name: 'Waiting',
    description: 'Time ready to run, but waiting for a processor.',
  },
] as const

interface ChartKind {
  title: string
  metric: string
  unit: ChartUnit
  description?: string
  /** The state of the virtual CPUs that it shows. */
  state?: string | undefined
}

const cpuCharts: readonly ChartKind[] = vcpuStates.map(({ id, name, description }) => ({
  title: `CPU utilization: ${name}`,
  metric: 'virtual_machine:vcpu_usage',
  unit: 'percent',
  description,
  state: id,
}))

const kindsOf: Record<MetricsTab, (choice: string) => readonly ChartKind[]> = {
  cpu: choice => cpuCharts.filter(({ state }) => choice === ALL || choice === state),
  disk: () => [
    { title: 'Disk reads', metric: 'virtual_disk:reads', unit: 'count' },
    { title: 'Disk writes', metric: 'virtual_disk:writes', unit: 'count' },
    { title: 'Bytes read', metric: 'virtual_disk:bytes_read', unit: 'bytes' },
    { title: 'Bytes written', metric: 'virtual_disk:bytes_written', unit: 'bytes' },
    { title: 'Disk flushes', metric: 'virtual_disk:flushes', unit: 'count' },
  ],
  network: () => [
    { title: 'Bytes sent', metric: 'instance_network_interface:bytes_sent', unit: 'bytes' },
    { title: 'Bytes received', metric: 'instance_network_interface:bytes_received', unit: 'bytes' },
    { title: 'Packets sent', metric: 'instance_network_interface:packets_sent', unit: 'count' },
    {
      title: 'Packets received',
      metric: 'instance_network_interface:packets_received',
      unit: 'count',
    },
    {
      title: 'Packets dropped',
      metric: 'instance_network_interface:packets_dropped',
      unit: 'count',
    },
  ],
}

type Narrowing = Pick<MetricQuery, 'filters' | 'groupBy'>

/**
 * The filters of a chart by instance and part, and its grouping: a single part needs no summing.
 */
const narrowingOf = (
  tab: MetricsTab,
  instanceId: string,
  choice: string,
  { state }: ChartKind,
): Narrowing => {
  const one = choice === ALL ? undefined : choice
  switch (tab) {
    case 'cpu':
      return { filters: { instance_id: instanceId, state }, groupBy: 'vcpu_id' }
    case 'disk':
      return {
        filters: { attached_instance_id: instanceId, disk_id: one },
        groupBy: one ? undefined : 'attached_instance_id',
      }
    case 'network':
      return {
        filters: { instance_id: instanceId, interface_id: one },
        groupBy: one ? undefined : 'instance_id',
      }
  }
}

/** A chart and its query. */
export interface MetricChart {
  id: string
  title: string
  description?: string
  metric: string
  unit: ChartUnit
  window: TimeWindow
  query: Extract<Query, { endpoint: 'timeseriesQuery' }>
  /** The query as sent, and formatted for reading. */
  oxql: string
  prettyOxql: string
  /** The query for the explorer. */
  explorerOxql: string
}

/**
 * The charts of a tab for a window; `choice` is a state of the CPUs, the id of a part, or `ALL`.
 */
export const chartsOf = weakMapMemoize(
  (
    window: TimeWindow,
    tab: MetricsTab,
    project: string,
    instanceId: string,
    choice: string,
  ): readonly MetricChart[] =>
    kindsOf[tab](choice).map(({ state, ...kind }): MetricChart => {
      const query = { ...kind, window, ...narrowingOf(tab, instanceId, choice, { ...kind, state }) }
      const oxql = formatOxql(query)
      return {
        ...kind,
        id: state ?? kind.metric,
        window,
        oxql,
        prettyOxql: formatPrettyOxql(query),
        explorerOxql: formatExplorerOxql(query),
        query: { endpoint: 'timeseriesQuery', args: { query: { project }, body: { query: oxql } } },
      }
    }),
)
