import { createSelector } from '@reduxjs/toolkit'
import type { BulkResult, BulkRow } from '@/machines/bulk-plan/bulk-plan.events'
import { isReady, resultOf } from '@/machines/bulk-plan/bulk-plan.rules'
import { plainText, type RichText } from '@/lib/rich-text'
import { selectBulk } from './selectors'

type Status = BulkResult['status']

/** A row with its result; undefined if the plan has not started. */
export interface BulkRowViewModel {
  row: BulkRow
  result: BulkResult | undefined
}

export interface BulkViewModel {
  /** The rows whose action is possible, and those whose action is not, by reason. */
  rows: readonly BulkRowViewModel[]
  impossible: readonly { reason: RichText; rows: readonly BulkRow[] }[]
  /** What else goes with the rows, if it is the same for all; else the rows say it. */
  notes: readonly RichText[]
  hasOwnNotes: boolean
  counts: Record<Status, number>
  /** Whether it may start. */
  isReady: boolean
}

/** How many different notes are shown for all rows together. */
const FEW = 2

const distinct = (texts: readonly RichText[]): RichText[] => [
  ...new Map(texts.map(text => [plainText(text), text])).values(),
]

const byReason = (rows: readonly BulkRow[]): BulkViewModel['impossible'] =>
  distinct(rows.flatMap(({ reason }) => (reason ? [reason] : []))).map(reason => ({
    reason,
    rows: rows.filter(row => row.reason && plainText(row.reason) === plainText(reason)),
  }))

/** The plan as its dialog shows it; null if there is none. */
export const selectBulkView = createSelector([selectBulk], ({ plan, results, value, typed }) => {
  if (!plan) return null
  const rows = plan.rows
    .filter(({ source }) => source !== undefined)
    .map((row): BulkRowViewModel => ({ row, result: resultOf(row, results) }))
  const counts: BulkViewModel['counts'] = { waiting: 0, running: 0, done: 0, unknown: 0, failed: 0 }
  for (const { result } of rows) if (result) counts[result.status] += 1
  const notes = distinct(rows.flatMap(({ row: { note } }) => (note ? [note] : [])))
  const hasOwnNotes = notes.length > FEW
  return {
    plan,
    rows,
    impossible: byReason(plan.rows),
    notes: hasOwnNotes ? [] : notes,
    hasOwnNotes,
    counts,
    isReady: isReady(plan, value, typed),
  }
})
