import type { RootState } from '@/store/setup/state'

/** True when what the screen reads again and again is older than two of its intervals. */
export const selectIsPollBehind = (state: RootState) => state.polling.isBehind
