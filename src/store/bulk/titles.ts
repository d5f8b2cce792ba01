import type { BulkPlan } from '@/machines/bulk-plan/bulk-plan.events'
import { formatNumber } from '@/lib/number'
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

/** What objects do for a while after the API has accepted the action. */
const UNDERWAY: Record<string, string | undefined> = {
  Start: 'starting',
  Stop: 'stopping',
  Reboot: 'rebooting',
}

/** What has become of a row whose request succeeded: `done`, or `stopping`. */
export const doneOf = ({ verb }: Pick<BulkPlan, 'verb'>): string => UNDERWAY[verb] ?? 'done'

/** `12 done`; `12 instances are stopping`. */
export const endOf = (plan: Pick<BulkPlan, 'verb' | 'noun'>, count: number): string => {
  const word = doneOf(plan)
  if (word === 'done') return `${formatNumber(count)} done`
  return `${pluralize(plan.noun, count)} ${count === 1 ? 'is' : 'are'} ${word}`
}

/** What the plan does to its rows, in a sentence. */
export const verbOf = (plan: Pick<BulkPlan, 'verb'>): string =>
  isVerb(plan) ? plan.verb.toLowerCase() : 'change'
