import type { TimeseriesSchema } from '@/api/generated/types'
import type { BackendState } from '../server/backend-state'
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
import type { Pinned, Scope, Series } from './series'

type Source = (backendState: BackendState, metric: string, scope: Scope, pinned: Pinned) => Series[]

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

/**
 * The timeseries with a name, limited to objects with the pinned ids. Fleet timeseries are not
 * visible in a project's scope.
 */
export const findTimeseries = (
  backendState: BackendState,
  scope: Scope,
  name: string,
  pinned: Pinned = {},
): { schema: TimeseriesSchema; series: Series[] } => {
  const schema = timeseriesSchemas.find(({ timeseriesName }) => timeseriesName === name)
  const visible = scope === 'everything' || schema?.authzScope === 'project'
  if (!schema || !visible) return fault(`Schema for timeseries "${name}" not found`)
  const [target = '', metric = ''] = name.split(':')
  return { schema, series: sources[target]?.(backendState, metric, scope, pinned) ?? [] }
}
