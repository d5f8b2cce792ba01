import type { ApiState } from '@/api/core/api'
import type { ActorsState } from '@/store/bridge/slice'
import type { commands } from '@/store/commands/slice'
import type { drafts } from '@/store/drafts/drafts'
import type { dialogs } from '@/store/forms/slice'
import type { lists } from '@/store/lists/slice'
import type { paging } from '@/store/paging/slice'
import type { palette } from '@/store/palette/slice'
import type { shortcuts } from '@/store/shortcuts/slice'
import type { polling } from '@/store/polling/slice'
import type { preferences } from '@/store/preferences/slice'
import type { queries } from '@/store/queries/slice'
import type { random } from '@/store/random/slice'
import type { release } from '@/store/release/slice'
import type { savedViews } from '@/store/saved-views/views'
import type { tab } from '@/store/tab/slice'
import type { timeRange } from '@/store/time-range/slice'
import type { toasts } from '@/store/toasts/slice'

type StateOf<Slice extends { getInitialState(): unknown }> = ReturnType<Slice['getInitialState']>

/** The state of the console. Server data are in `api` only. */
export interface RootState extends ApiState {
  actors: ActorsState
  commands: StateOf<typeof commands>
  dialogs: StateOf<typeof dialogs>
  drafts: StateOf<typeof drafts>
  lists: StateOf<typeof lists>
  paging: StateOf<typeof paging>
  palette: StateOf<typeof palette>
  shortcuts: StateOf<typeof shortcuts>
  polling: StateOf<typeof polling>
  preferences: StateOf<typeof preferences>
  queries: StateOf<typeof queries>
  random: StateOf<typeof random>
  release: StateOf<typeof release>
  savedViews: StateOf<typeof savedViews>
  tab: StateOf<typeof tab>
  timeRange: StateOf<typeof timeRange>
  toasts: StateOf<typeof toasts>
}
