import { createSelector } from '@reduxjs/toolkit'
import { rich } from '@/lib/rich-text'
import { confirmWith, type ActionViewModel } from '@/store/commands/action'
import { selectRecordedSize, selectSessions } from '@/store/recordings/recordings'
import {
  keptDataCleared,
  type Theme,
  selectHasSingleKeys,
  selectTheme,
} from '@/store/preferences/slice'
import type { RootState } from '@/store/setup/state'
import { SEEN } from '@/store/system/issues/events'

export interface KeptDataViewModel {
  theme: Theme
  /** The number of lists whose columns were chosen. */
  lists: number
  hasSingleKeys: boolean
  /** The number of drafts. */
  drafts: number
  /** The number of saved views. */
  views: number
  /** The number of acknowledged issues of the system, and of findings hidden on home pages. */
  issues: number
  /** The number of recorded sessions, and their total size in bytes. */
  sessions: number
  size: number
  clearing: ActionViewModel
}

/** Never disabled: more is kept than can be listed, such as which projects were opened last. */
const clearing: ActionViewModel = {
  id: 'clearKeptData',
  label: 'Clear kept data',
  event: confirmWith(
    {
      verb: 'Clear',
      kind: 'kept data',
      name: '',
      tone: 'danger',
      text: rich`Are you sure you want to clear what this browser keeps of the console?`,
      consequences: rich`The theme, the columns of lists, the shortcuts and the options of As code are as at first again. Form input that was not submitted, saved views and recorded sessions are lost. Acknowledged issues are counted again, and hidden findings shown. Whether sessions are recorded does not change. This cannot be undone.`,
    },
    { source: 'keptData', event: keptDataCleared({ source: 'keptData' }) },
  ),
}

/** The data this browser keeps for the console, and the action that clears them. */
export const selectKeptData = createSelector(
  [
    selectTheme,
    (state: RootState) => Object.keys(state.preferences.columns).length,
    selectHasSingleKeys,
    (state: RootState) => state.drafts.length,
    (state: RootState) => state.savedViews.length,
    (state: RootState) =>
      state.preferences.acknowledged.filter(({ id }) => !id.startsWith(SEEN)).length,
    (state: RootState) => selectSessions(state).length,
    selectRecordedSize,
  ],
  (theme, lists, hasSingleKeys, drafts, views, issues, sessions, size): KeptDataViewModel => ({
    theme,
    lists,
    hasSingleKeys,
    drafts,
    views,
    issues,
    sessions,
    size,
    clearing,
  }),
)
