import type { BulkPlan } from '@/machines/bulk-plan/bulk-plan.events'
import { pluralize } from '@/lib/text'

/** The rows for which the action is possible. */
const possibleRows = ({ rows }: BulkPlan) =>
  rows.filter(({ source, after }) => source !== undefined && after === undefined)

/** `Stop 40 instances`: those for which it is possible. */
export const titleOf = (plan: BulkPlan): string =>
  `${plan.verb} ${pluralize(plan.noun, possibleRows(plan).length)}`
