import type { RootState } from '@/store/setup/state'

/** True if the polled data are older than two of their intervals. */
export const selectIsPollBehind = (state: RootState) => state.polling.isBehind
