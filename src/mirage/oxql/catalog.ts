import type { TimeseriesSchema } from '@/api/schema/timeseries-schemas'
import type { World } from '../server/world'
import {
  capacitySeries,
  componentSeries,
  serviceSeries,
  sledLinkSeries,
  switchLinkSeries,
} from './facilities'
import { fault } from './fault'
import { diskSeries, interfaceSeries, machineSeries } from './machines'
import { timeseriesSchemas } from './schemas'
import type { Series } from './series'

/** Whose data a query may see: one project's, or everything. */
export type Scope = { readonly projectId: string } | 'everything'

type Source = (world: World, metric: string) => Series[]

const sources: Record<string, Source> = {
  virtual_machine: machineSeries,
  virtual_disk: diskSeries,
  instance_network_interface: interfaceSeries,
  collection_target: capacitySeries,
  hardware_component: componentSeries,
  http_service: serviceSeries,
  sled_data_link: sledLinkSeries,
  switch_data_link: switchLinkSeries,
}

/** Everything that is measured under a name. What is the fleet's no project knows of. */
export const findTimeseries = (
  world: World,
  scope: Scope,
  name: string,
): { schema: TimeseriesSchema; series: Series[] } => {
  const schema = timeseriesSchemas.find(({ timeseriesName }) => timeseriesName === name)
  const visible = scope === 'everything' || schema?.authzScope === 'project'
  if (!schema || !visible) return fault(`Schema for timeseries "${name}" not found`)
  const [target = '', metric = ''] = name.split(':')
  const series = sources[target]?.(world, metric) ?? []
  return {
    schema,
    series:
      scope === 'everything'
        ? series
        : series.filter(({ fields }) => fields['project_id']?.value === scope.projectId),
  }
}
