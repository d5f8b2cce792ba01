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
import type { Scope, Series } from './series'

type Source = (world: World, metric: string, scope: Scope) => Series[]

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
  return { schema, series: sources[target]?.(world, metric, scope) ?? [] }
}
