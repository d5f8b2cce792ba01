import type { RootState } from '@/store/setup/reducer'

/** What the user is being asked to confirm. */
export const selectConfirmRequest = (state: RootState) =>
  state.actors.confirm?.context.request ?? null

/** True while what was confirmed is under way. */
export const selectIsConfirmPending = (state: RootState) =>
  state.actors.confirm?.tags.includes('busy') ?? false
