import type { RootState } from '@/store/setup/state'

const countOf = (state: RootState, of: 'running' | 'failed') =>
  state.commands.recent.filter(each => each.state === of).length

export const selectRunningCount = (state: RootState) => countOf(state, 'running')

/** How many failed commands the user has not dismissed. */
export const selectFailedCount = (state: RootState) => countOf(state, 'failed')
