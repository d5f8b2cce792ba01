import type { RootState } from '@/store/setup/reducer'

export const selectIsRefreshing = (state: RootState) => state.queries.isRefreshing
