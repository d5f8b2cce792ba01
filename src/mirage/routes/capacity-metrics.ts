import type { SystemMetricName } from '@/api/generated/types'
import { capacitySamples } from '../metrics/capacity'
import { pageByTime } from '../metrics/time-page'
import { authorizeFleet } from '../server/access'
import type { CapacityChange } from '../server/capacity-history'
import { lookup } from '../server/lookup'
import type { Handlers } from '../server/route'
import type { BackendState } from '../server/backend-state'

const samplesOf = (
  { capacity }: BackendState,
  metric: SystemMetricName,
  counts: (change: CapacityChange) => boolean,
) => capacitySamples(capacity.changes, metric, counts)

const integer = (value: number) => ({ type: 'i64' as const, datum: value })

/** Provisioned capacity over time. */
export const capacityMetricRoutes = {
  siloMetric: call => {
    const { caller, path, query, backendState } = call
    const { siloId } = caller.user
    const project = query.project ? lookup.project(call, query.project) : undefined
    const samples = samplesOf(backendState, path.metricName, change =>
      project ? change.projectId === project.id : change.siloId === siloId,
    )
    return pageByTime(call, samples, integer)
  },

  systemMetric: call => {
    const { path, query, backendState } = call
    authorizeFleet(call, 'viewer')
    const silo = query.silo ? lookup.silo(call, query.silo) : undefined
    const samples = samplesOf(
      backendState,
      path.metricName,
      change => !silo || change.siloId === silo.id,
    )
    return pageByTime(call, samples, integer)
  },
} satisfies Handlers
