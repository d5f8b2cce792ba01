import type { BulkPlan } from '@/machines/bulk-plan/bulk-plan.events'
import { pluralize } from '@/lib/text'

/** The rows for which the action is possible. */
const possibleRows = ({ rows }: BulkPlan) =>
  rows.filter(({ source, after }) => source !== undefined && after === undefined)

/** Whether an action is a verb alone, so that its rows can follow: not `Change role`. */
const isVerb = ({ verb }: Pick<BulkPlan, 'verb'>) => !verb.includes(' ')

/** `Stop 40 instances`, `Change role (2 users)`: those for which it is possible. */
export const titleOf = (plan: BulkPlan): string => {
  if (plan.title !== undefined) return plan.title
  const rows = pluralize(plan.noun, possibleRows(plan).length)
  return isVerb(plan) ? `${plan.verb} ${rows}` : `${plan.verb} (${rows})`
}

/** What the plan does to its rows, in a sentence. */
export const verbOf = (plan: Pick<BulkPlan, 'verb'>): string =>
  isVerb(plan) ? plan.verb.toLowerCase() : 'change'
