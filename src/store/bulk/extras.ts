import type { SagaGenerator } from 'typed-redux-saga'
import type { BulkExtras } from '@/machines/bulk-plan/bulk-plan.events'
import { AT_ONCE } from '@/machines/bulk-plan/bulk-plan.rules'
import type { ConfirmOption } from '@/machines/confirm/confirm.events'
import { commandRequested } from '@/store/commands/events'
import { deletionOf, namesOf } from '@/store/confirm/checks.saga'

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
        rows.push({ key: source, name: `${option.kind} ${name}`, source, after })
        requests[source] = commandRequested(request)
      }
  }
  return { rows, requests }
}
