import { selectData } from '@/api/core/api'
import type { RootState } from '@/store/setup/state'
import { networkingSettingsQuery } from './queries'

/** Whether the operator lets instances use jumbo frames; undefined while unknown. */
export const selectAreJumboFramesAllowed = (state: RootState): boolean | undefined =>
  selectData(state, networkingSettingsQuery)?.externalJumboFramesOptInEnabled
