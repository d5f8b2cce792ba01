import { createSelector } from '@reduxjs/toolkit'
import { createEvent } from '@/store/setup/event'
import { selectData } from '@/api/core/api'
import { emphasis, rich, type RichText } from '@/lib/rich-text'
import { pluralize } from '@/lib/text'
import type { ActionViewModel } from '@/store/commands/action'
import { confirmRequested } from '@/store/confirm/confirm'
import { formChanged } from '@/store/forms/events'
import { selectForm, selectFormFailure } from '@/store/forms/selectors'
import { selectHasAuditLog } from '@/store/release/release'
import type { RootState } from '@/store/setup/state'
import { selectReasonNotAdmin } from '../fleet-role'
import { historyAction } from '../common-actions'
import { allowListForm, NOT_APPLIED } from './edit.form'
import { allowListQuery } from '../switch-ports/queries'
import {
  addEntries,
  areSameLists,
  checkAllowList,
  chosenList,
  decide,
  differences,
  foreignChanges,
  listOf,
  NO_ENTRY,
  type AllowListValues,
  type ForeignChange,
  type SourceList,
} from './rules'

const isLoggable = true

/** The user wants to save the list: it is read again, and then they are asked. */
export const allowListSaveRequested = createEvent('allowList/saveRequested', { isLoggable })

/** The user has agreed to the change. */
export const allowListConfirmed = createEvent('allowList/confirmed', { isLoggable })

/** The user wants the saved list to be applied again where it is not in force yet. */
export const allowListApplyRequested = createEvent('allowList/applyRequested', { isLoggable })

/** Matches the question to its end. */
export const SAVING = 'allowList/save'

/** More networks than these are only counted in the question. */
const NAMED = 12

const changesIn = (label: string, ips: readonly string[]): RichText[] => {
  if (ips.length === 0) return []
  const rest = ips.length - NAMED
  const named = ips
    .slice(0, NAMED)
    .flatMap((ip, at) => (at === 0 ? [emphasis(ip)] : [', ', emphasis(ip)]))
  return [
    rich`${label} ${pluralize('network', ips.length)}: ${named}${rest > 0 ? ` and ${rest} more` : ''}.`,
  ]
}

const questionAbout = (saved: SourceList, next: SourceList) => {
  const { added, removed } = differences(saved, next)
  const body =
    next.allow === 'any'
      ? [
          rich`Requests from ${emphasis('any address')} will reach the API and the console of this rack.`,
          ...changesIn('Removes', removed),
        ]
      : [
          rich`Only requests from the ${pluralize('network', next.ips.length)} in the list will reach the API and the console of this rack. ${emphasis('Everyone else is locked out at once.')}`,
          ...changesIn('Adds', added),
          ...changesIn('Removes', removed),
          rich`The list must contain the address that your requests come from. If that address changes later, or nobody can sign in from the listed networks, the only way back is the technician port of the rack.`,
        ]
  return confirmRequested({
    title: 'Save allow list',
    body,
    tone: 'danger',
    event: allowListConfirmed(),
    source: SAVING,
  })
}

const selectSaved = (state: RootState) => selectData(state, allowListQuery)

/** The values of the form; undefined while it is not open. */
const selectValues = (state: RootState) =>
  selectForm(state, allowListForm.name)?.context.values as AllowListValues | undefined

const UNDECIDED = rich`First resolve the changes of others`

const deciding = (
  values: AllowListValues,
  changes: readonly ForeignChange[],
  saved: SourceList,
  isTheirs: boolean,
) => {
  let decided = values
  for (const change of changes)
    decided = { ...decided, ...decide(decided, change, saved, isTheirs) }
  return formChanged({ form: allowListForm.name, values: { ...decided } })
}

/** The list, what the user has made of it, and what others have; undefined until it is read. */
export const selectAllowList = createSelector(
  [selectSaved, selectValues, selectReasonNotAdmin],
  (answer, given, notAdmin) => {
    if (!answer) return undefined
    const saved = listOf(answer.allowedIps)
    const values = given ?? { ...saved, ...NO_ENTRY, base: saved }
    const complete = { ...values, ...addEntries(values) }
    const next = chosenList(complete)
    const changes = foreignChanges(values, values.base, saved)
    const isTyped = values.allow === 'list' && values.entry.trim() !== ''
    const isChanged = isTyped || !areSameLists(next, saved)
    const isValid = Object.keys(checkAllowList(complete)).length === 0
    const decisions = (some: readonly ForeignChange[]) => ({
      keep: deciding(values, some, saved, false),
      take: deciding(values, some, saved, true),
    })
    return {
      timeCreated: answer.timeCreated,
      timeModified: answer.timeModified,
      saved,
      isChanged,
      /** Whether the user has changed nothing since the list was read. */
      base: values.base,
      isPristine: !isTyped && areSameLists(next, values.base),
      /** What others have saved meanwhile, with the events that decide about it. */
      changes: changes.map(change => ({ ...change, ...decisions([change]) })),
      all: decisions(changes),
      reason: notAdmin ?? (changes.length > 0 ? UNDECIDED : undefined),
      notAdmin,
      /** Sent instead of a submission, because there is something to confirm. */
      request: isChanged && isValid ? allowListSaveRequested() : undefined,
      question:
        isChanged && isValid && changes.length === 0 ? questionAbout(saved, next) : undefined,
    }
  },
)

/** Whether the list was saved, but could not be applied everywhere. */
export const selectIsUnapplied = (state: RootState): boolean =>
  selectFormFailure(state, allowListForm.name)?.message.endsWith(NOT_APPLIED) ?? false

/** What can be done with the saved list. A list may be saved although it could not be applied. */
export const selectAllowListActions = createSelector(
  [selectReasonNotAdmin, selectHasAuditLog],
  (reason, hasHistory) => ({
    group: 'Allow list',
    actions: [
      {
        id: 'apply',
        label: 'Apply saved list again',
        reason,
        event: allowListApplyRequested(),
      },
      ...(hasHistory ? [historyAction('/v1/system/networking/allow-list')] : []),
    ] satisfies ActionViewModel[],
  }),
)
