import type { BulkPlan } from '@/machines/bulk-plan/bulk-plan.events'
import { plainText } from '@/lib/rich-text'
import { planOf, type BulkAction } from '@/store/bulk/plan'
import { selectBulk, selectBulkPhase } from '@/store/bulk/selectors'
import type { TestConsole } from '#tests/support/console'

type Watched = Pick<TestConsole, 'state'>

/** The plan that the bar of a list would make. */
export const planFor = <Row extends { id: string; name: string }>(
  rows: readonly Row[],
  action: BulkAction<Row>,
  noun: string,
  screen: string,
): BulkPlan =>
  planOf(rows, action, { noun, screen, keyOf: ({ id }) => id, nameOf: ({ name }) => name })

export const phaseOf = (console: Watched) => selectBulkPhase(console.state())

/** What became of each row: a state, or why it cannot or has failed. */
export const resultsOf = (console: Watched) => {
  const { plan, results } = selectBulk(console.state())
  return Object.fromEntries(
    (plan?.rows ?? []).map(({ name, source, reason }) => {
      const result = source === undefined ? undefined : results[source]
      if (result?.status === 'failed') return [name, result.message]
      return [name, result?.status ?? plainText(reason ?? '')]
    }),
  )
}
