import { call, type SagaGenerator } from 'typed-redux-saga'
import { refetch } from '@/api/core/api'
import type { Utilization } from '@/api/generated/types'
import type { Query } from '@/api/operations/table'
import { rich } from '@/lib/rich-text'
import { commaSeries } from '@/lib/text'
import { amountLeft } from '@/lib/utilization'
import type { BulkExtras, BulkPlan, BulkUnfit } from '@/machines/bulk-plan/bulk-plan.events'
import { AT_ONCE } from '@/machines/bulk-plan/bulk-plan.rules'
import type { ConfirmOption } from '@/machines/confirm/confirm.events'
import { commandRequested } from '@/store/commands/events'
import { deletionOf, namesOf } from '@/store/confirm/checks.saga'
import { dispatcher } from '@/store/setup/effects'

/** Reads what can be deleted together with rows, by the sources of those. */
export function* readExtras(
  options: Readonly<Record<string, ConfirmOption>>,
): SagaGenerator<BulkExtras> {
  const all = Object.entries(options)
  const rows: BulkExtras['rows'][number][] = []
  const requests: Record<string, BulkExtras['requests'][string]> = {}
  for (let at = 0; at < all.length; at += AT_ONCE) {
    const some = all.slice(at, at + AT_ONCE)
    const found = yield* namesOf(some.map(([, option]) => option))
    for (const [index, [after, option]] of some.entries())
      for (const name of found[index] ?? []) {
        const request = deletionOf(option, name)
        const { source } = request
        rows.push({ key: source, name: `${option.kind} ${name}`, source, after: [after] })
        requests[source] = commandRequested(request)
      }
  }
  return { rows, requests }
}

const RESOURCES = ['cpus', 'memory', 'storage'] as const

/** In the order of the plan, the requests for which the quota has no room. */
const unfitIn = (
  { takes }: NonNullable<BulkPlan['quota']>,
  { provisioned, capacity }: Utilization,
): BulkUnfit => {
  const left = { cpus: 0, memory: 0, storage: 0 }
  for (const resource of RESOURCES) left[resource] = capacity[resource] - provisioned[resource]
  const taken = RESOURCES.filter(resource => Object.values(takes).some(each => each[resource]))
  const text = commaSeries(
    taken.map(resource => amountLeft(resource, left[resource], capacity[resource])),
    'and',
  )
  const sources = Object.entries(takes).flatMap(([source, each]) => {
    // Of a quota that is exceeded, nothing is left, but not everything takes of it.
    if (taken.some(resource => (each[resource] ?? 0) > left[resource])) return [source]
    for (const resource of taken) left[resource] -= each[resource] ?? 0
    return []
  })
  return { sources, reason: rich`No room in the quota of the silo, which has ${text} left` }
}

/** Reads the quota that a plan takes from. */
export function* readUnfit(quota: NonNullable<BulkPlan['quota']>): SagaGenerator<BulkUnfit> {
  const dispatch = yield* dispatcher()
  const outcome = yield* call(() => refetch(dispatch, quota.query as Query))
  return 'data' in outcome
    ? unfitIn(quota, outcome.data as Utilization)
    : {
        sources: [],
        reason: [],
        notice: 'The quota of the silo could not be read. It may not have room for all of them.',
      }
}
