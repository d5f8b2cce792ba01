import type { RootState } from '@/store/setup/state'

export const selectIsRefreshing = (state: RootState) => state.queries.isRefreshing
