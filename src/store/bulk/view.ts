import { createSelector } from '@reduxjs/toolkit'
import type {
  BulkExtras,
  BulkPlan,
  BulkResult,
  BulkRow,
} from '@/machines/bulk-plan/bulk-plan.events'
import { isReady, resultOf, wordOf } from '@/machines/bulk-plan/bulk-plan.rules'
import { plainText, type RichText } from '@/lib/rich-text'
import { plural } from '@/lib/text'
import { defineForm } from '@/store/forms/define-form'
import { selectBulk, BULK } from './selectors'

/** The dialog of a plan. It sends no request itself: the machine of the plan has its input. */
export const bulkForm = defineForm<object>({
  name: BULK,
  initial: () => ({}),
})

type Status = BulkResult['status']

/** A row with its result; undefined if the plan has not started. */
export interface BulkRowViewModel {
  row: BulkRow
  result: BulkResult | undefined
}

/** A stage of a plan in numbers. */
export interface BulkStageViewModel extends Pick<BulkViewModel, 'counts'> {
  label: string
  total: number
}

/** The offer to delete what belongs to the rows as well. */
interface BulkOptionViewModel {
  label: string
  /** What becomes of each of them. */
  fate: string
  /** Their names, by the source of the row that they belong to. */
  names: ReadonlyMap<string, readonly string[]>
}

export interface BulkViewModel {
  /** The rows whose action is possible, and those whose action is not, by reason. */
  rows: readonly BulkRowViewModel[]
  impossible: readonly { reason: RichText; rows: readonly BulkRow[] }[]
  /** What else goes with the rows, if it is the same for all; else the rows say it. */
  note: RichText | undefined
  counts: Record<Status, number>
  /** The stages that have rows; none if the plan has no stages. */
  stages: readonly BulkStageViewModel[]
  /** How long what is left takes, in milliseconds; null if that is not known. */
  timeLeft: number | null
  /** Undefined if nothing belongs to the rows, or while that is being read. */
  option: BulkOptionViewModel | undefined
  isReadingOption: boolean
  isCheckingQuota: boolean
  /** To be typed before it starts. */
  word: string | undefined
  /** Whether it may start. */
  isReady: boolean
}

const distinct = (texts: readonly RichText[]): RichText[] => [
  ...new Map(texts.map(text => [plainText(text), text])).values(),
]

/** The note that all rows have. */
const sharedNote = (rows: readonly BulkRow[]): RichText | undefined => {
  const notes = distinct(rows.map(({ note }) => note ?? []))
  return notes.length === 1 && plainText(notes[0]!) !== '' ? notes[0] : undefined
}

const byReason = (rows: readonly BulkRow[]): BulkViewModel['impossible'] =>
  distinct(rows.flatMap(({ reason }) => (reason ? [reason] : []))).map(reason => ({
    reason,
    rows: rows.filter(row => row.reason && plainText(row.reason) === plainText(reason)),
  }))

const optionOf = (
  { options = {} }: BulkPlan,
  extras: BulkExtras | null,
  isChosen: boolean,
): BulkViewModel['option'] => {
  const [option] = Object.values(options)
  if (!option || !extras || extras.rows.length === 0) return undefined
  return {
    label: `Also delete their ${plural(option.kind)}`,
    fate: isChosen ? option.fates.chosen : option.fates.kept,
    names: new Map(
      Object.keys(options).map(source => [
        source,
        extras.rows.flatMap(({ after, name }) => (after?.includes(source) ? name : [])),
      ]),
    ),
  }
}

const countsOf = (rows: readonly BulkRowViewModel[]): BulkViewModel['counts'] => {
  const counts = { waiting: 0, running: 0, done: 0, unknown: 0, failed: 0 }
  for (const { result } of rows) if (result) counts[result.status] += 1
  return counts
}

const stagesOf = (
  { stages = [] }: BulkPlan,
  rows: readonly BulkRowViewModel[],
): readonly BulkStageViewModel[] =>
  stages.flatMap((label, at) => {
    const own = rows.filter(({ row }) => row.stage === at + 1)
    return own.length > 0 ? [{ label, total: own.length, counts: countsOf(own) }] : []
  })

/** The plan as its dialog shows it; null if there is none. */
export const selectBulkView = createSelector([selectBulk], ({ plan, results, pace, ...input }) => {
  if (!plan) return null
  const rows = plan.rows
    .filter(({ source }) => source !== undefined)
    .map((row): BulkRowViewModel => ({ row, result: resultOf(row, results) }))
  const counts = countsOf(rows)
  return {
    plan,
    rows,
    impossible: byReason(plan.rows),
    note: sharedNote(rows.map(({ row }) => row)),
    counts,
    stages: stagesOf(plan, rows),
    timeLeft: pace === null ? null : pace * (counts.waiting + counts.running),
    option: optionOf(plan, input.extras, input.isWithExtras),
    isReadingOption: plan.options !== undefined && input.extras === null,
    isCheckingQuota: plan.quota !== undefined,
    word: wordOf({ plan, ...input }),
    isReady: isReady({ plan, ...input }),
  }
})
