import { createSelector } from '@reduxjs/toolkit'
import type { RecordedSession } from '@/ports/ports'
import { rich } from '@/lib/rich-text'
import { confirmWith, type ActionViewModel } from '@/store/commands/action'
import type { ScreenActions } from '@/store/routing/route'
import { requestForm } from '@/store/settings/forms'
import type { RootState } from '@/store/setup/state'
import { recordingsRequested, fileName, selectRecordings } from './recordings'

const NEXT_PAGE_LOAD = rich`This session is no longer recorded. Recording starts again when you reload the page.`

const clearing = (id: string | null, isCurrent: boolean, name: string) => {
  const source = `recordingsClear/${id ?? 'all'}`
  return confirmWith(
    {
      verb: 'Clear',
      kind: id === null ? 'recordings' : 'recording',
      name,
      tone: 'danger',
      ...(id === null && {
        text: rich`Are you sure you want to clear all your recordings in this browser?`,
      }),
      consequences: rich`${isCurrent ? [...NEXT_PAGE_LOAD, ' '] : ''}This cannot be undone.`,
    },
    { source, event: recordingsRequested({ request: { type: 'clear', id }, source }) },
  )
}

/** The actions on a recorded session. `name` says when it began. */
export const sessionActions = (
  { id, start }: RecordedSession,
  isCurrent: boolean,
  name: string,
): ActionViewModel[] => [
  { id: 'report', label: 'Report a problem', event: requestForm('problemReport', { session: id }) },
  {
    id: 'download',
    label: 'Download',
    event: recordingsRequested({ request: { type: 'save', id, name: fileName(start), note: '' } }),
  },
  { id: 'clear', label: 'Clear', isDanger: true, event: clearing(id, isCurrent, name) },
]

/** The actions on the page of recordings. */
export const selectRecordingActions = createSelector(
  selectRecordings,
  (recordings): ScreenActions & { actions: readonly ActionViewModel[] } => ({
    group: 'Recording',
    actions: [
      {
        id: 'clearAll',
        label: 'Clear all',
        reason: recordings?.sessions.length ? undefined : rich`No session is kept`,
        event: clearing(null, recordings?.current !== null, ''),
      },
    ],
  }),
)

/** The same with the signature of the palette. */
export const selectPaletteActions = (state: RootState) => selectRecordingActions(state)
