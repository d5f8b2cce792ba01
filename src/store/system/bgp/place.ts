import { createSelector } from '@reduxjs/toolkit'
import type { BgpPeerStatus } from '@/api/generated/types'
import { selectHasAuditLog, selectSupports } from '@/store/release/release'
import type { RootState } from '@/store/setup/state'
import { selectReasonNotAdmin } from '../fleet-role'

/** The API gives peers no id. */
export const peerKey = (peer: BgpPeerStatus): string =>
  `${peer.switch}/${peer.peerId}/${peer.localAsn}`

/** What the actions on configurations and announce sets depend on. */
export const selectBgpPlace = createSelector(
  [
    selectReasonNotAdmin,
    selectHasAuditLog,
    (state: RootState) => selectSupports(state, 'bgpConfigUpdate'),
  ],
  (reason, hasHistory, canEdit) => ({ reason, hasHistory, canEdit }),
)
