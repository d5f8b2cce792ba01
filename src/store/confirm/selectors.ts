import type { RootState } from '@/store/setup/state'

/** What the user is being asked to confirm. */
export const selectConfirmRequest = (state: RootState) =>
  state.actors.confirm?.context.request ?? null

/** True while it is found out whether there is anything to confirm. */
export const selectIsConfirmChecking = (state: RootState) =>
  state.actors.confirm?.value === 'checking'

/** Why what was asked for cannot be done, where that was found out before. */
export const selectConfirmObstacle = (state: RootState) =>
  state.actors.confirm?.context.obstacle ?? null

/** True while what was confirmed is under way. */
export const selectIsConfirmPending = (state: RootState) =>
  state.actors.confirm?.tags.includes('busy') ?? false
