import { selectData, selectEntry } from '@/api/core/api'
import type { RootState } from '../setup/reducer'

export const selectCurrentUser = (state: RootState) =>
  selectData(state, { endpoint: 'currentUserView', args: {} })

/** A fleet viewer is who may read the system policy. */
export const selectIsFleetViewer = (state: RootState) =>
  selectEntry(state, { endpoint: 'systemPolicyView', args: {} })?.data !== undefined

export const selectIsSigningOut = (state: RootState) => state.actors.session?.value === 'signingOut'
