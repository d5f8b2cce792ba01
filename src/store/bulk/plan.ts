import type { Query } from '@/api/operations/table'
import { rich, type RichText } from '@/lib/rich-text'
import { commaSeries, plural } from '@/lib/text'
import type * as events from '@/machines/bulk-plan/bulk-plan.events'
import { MANY } from '@/machines/bulk-plan/bulk-plan.rules'
import type { ConfirmRequest } from '@/machines/confirm/confirm.events'
import type { ActionViewModel } from '@/store/commands/action'
import { confirmRequested } from '@/store/confirm/confirm'
import type { StoreEvent } from '@/store/setup/event'

/** A row of a list with its actions, as its view model has them. */
interface Actionable {
  actions?: readonly ActionViewModel[]
}

/** An action on many rows that is not simply that of each row. */
export interface BulkVerb<Row> {
  id: string
  label: string
  /** The action on a row, given all selected rows. */
  of: (rows: readonly Row[]) => (row: Row) => ActionViewModel | undefined
  field?: events.BulkField
  /** What it takes of a quota that is checked before it starts. */
  quota?: { query: Query; takes: (row: Row) => events.BulkTakes }
}

/** An action of the rows, by its id, or a further one. */
export type BulkAction<Row> = string | BulkVerb<Row>

/** Adds the reason to an action that the user's roles do not allow. */
type Restrict = (action: ActionViewModel) => ActionViewModel

interface Place<Row> {
  noun: string
  screen: string
  keyOf: (row: Row) => string
  nameOf: (row: Row) => string
  restrict?: Restrict
}

const actionOf = <Row>(row: Row, id: string) =>
  (row as Actionable).actions?.find(action => action.id === id)

/** The action of each row, and what the bar calls it. */
const resolve = <Row>(
  rows: readonly Row[],
  bulk: BulkAction<Row>,
  restrict: Restrict = action => action,
) => {
  const actions = rows
    .map(typeof bulk === 'string' ? row => actionOf(row, bulk) : bulk.of(rows))
    .map(action => action && restrict(action))
  const first = actions.find(action => action !== undefined)
  const isDanger = first?.isDanger ?? false
  if (typeof bulk !== 'string') return { ...bulk, actions, isDanger }
  const label = first?.label ?? bulk
  return { id: bulk, label, field: undefined, quota: undefined, actions, isDanger }
}

interface Request {
  source: string
  event: events.BulkRequest
  question?: ConfirmRequest
}

const sourceOf = ({ payload }: StoreEvent): string | undefined => {
  const { source, asker } = (payload ?? {}) as { source?: string; asker?: { source?: string } }
  return source ?? asker?.source
}

/** What an action sends once it is confirmed; undefined if it opens a form or a page. */
const requestOf = ({ event }: ActionViewModel): Request | undefined => {
  if (!event) return undefined
  if (confirmRequested.match(event)) {
    const { payload: question } = event
    return { source: question.source, event: question.event, question }
  }
  const source = sourceOf(event)
  return source === undefined ? undefined : { source, event }
}

const blockedBy = ({ contents }: ConfirmRequest): RichText =>
  contents?.kinds.some(({ isLost }) => !isLost)
    ? rich` It fails if it still holds ${commaSeries(
        contents.kinds.filter(({ isLost }) => !isLost).map(({ kind }) => plural(kind)),
        'or',
      )}.`
    : []

const noteOf = (question: ConfirmRequest | undefined): RichText =>
  question
    ? rich`${question.body.slice(1).flatMap((part, at) => (at > 0 ? [' ', ...part] : part))}${blockedBy(question)}`
    : []

const toRow = (
  row: Pick<events.BulkRow, 'key' | 'name' | 'href'>,
  action: ActionViewModel | undefined,
  verb: string,
  noun: string,
): { row: events.BulkRow; request?: Request } => {
  if (!action) return { row: { ...row, reason: rich`This ${noun} has no action ${verb}` } }
  if (action.reason) return { row: { ...row, reason: action.reason } }
  const request = requestOf(action)
  if (!request) return { row: { ...row, reason: rich`Available for one ${noun} at a time` } }
  const note = noteOf(request.question)
  const { source } = request
  return { row: { ...row, source, ...(note.length > 0 && { note }) }, request }
}

const isRunning = (row: unknown) => (row as { runState?: unknown }).runState === 'running'

/** The plan of an action on the selected rows: which can, and why the others cannot. */
export const planOf = <Row extends object>(
  rows: readonly Row[],
  bulk: BulkAction<Row>,
  { noun, screen, keyOf, nameOf, restrict }: Place<Row>,
): events.BulkPlan => {
  const { id, label, field, quota, actions, isDanger } = resolve(rows, bulk, restrict)
  const verb = label.replace(/…$/, '')
  const found = rows.map((row, at) => {
    const { href } = row as { href?: string }
    const fact = { key: keyOf(row), name: nameOf(row), ...(href !== undefined && { href }) }
    return toRow(fact, actions[at], verb, noun)
  })
  const able = found.flatMap(({ request }) => request ?? [])
  const needsWord =
    id === 'delete' &&
    (able.length >= MANY ||
      able.some(({ question }) => question?.word !== undefined) ||
      rows.some((row, at) => found[at]?.request && isRunning(row)))
  const options = able.flatMap(({ source, question }) =>
    question?.option ? [[source, question.option] as const] : [],
  )
  const acknowledgement = able.find(({ question }) => question?.acknowledgement)?.question
    ?.acknowledgement
  return {
    verb,
    noun,
    isDanger: isDanger || able.some(({ question }) => question?.tone === 'danger'),
    screen,
    rows: found.map(({ row }) => row),
    requests: Object.fromEntries(able.map(({ source, event }) => [source, event])),
    ...(field && { field }),
    ...(needsWord && { word: 'delete' }),
    ...(acknowledgement !== undefined && { acknowledgement }),
    ...(quota &&
      able.length > 0 && {
        quota: {
          query: quota.query,
          takes: Object.fromEntries(
            found.flatMap(({ request }, at) =>
              request ? [[request.source, quota.takes(rows[at]!)]] : [],
            ),
          ),
        },
      }),
    ...(options.length > 0 && { options: Object.fromEntries(options) }),
  }
}

/** A button for the selected rows. */
export interface BulkButton {
  id: string
  label: string
  isDanger: boolean
  /** Why none of the rows can, if so. */
  reason: RichText | undefined
}

/** The button of an action on the selected rows. */
export const buttonOf = <Row extends object>(
  rows: readonly Row[],
  bulk: BulkAction<Row>,
  noun: string,
  restrict?: Restrict,
): BulkButton => {
  const { id, label, actions, isDanger } = resolve(rows, bulk, restrict)
  const isPossible = actions.some(action => action && !action.reason)
  const reason = actions.find(action => action?.reason)?.reason
  return {
    id,
    label,
    isDanger,
    reason: isPossible
      ? undefined
      : (reason ?? rich`None of the selected ${plural(noun)} has this action`),
  }
}
