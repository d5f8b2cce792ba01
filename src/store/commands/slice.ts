import { createSlice } from '@reduxjs/toolkit'
import { loadStarted } from '@/store/navigation/events'
import {
  activityClosed,
  activityOpened,
  commandEnded,
  commandRetried,
  commandsDismissed,
  commandsRestored,
  commandStarted,
  type RecentCommand,
} from './events'

/** Maximum number of recent commands. */
export const LIMIT = 100

interface CommandsState {
  /** The number of commands so far, which is the id of the last one. */
  count: number
  /** Oldest first. */
  recent: RecentCommand[]
  /** Whether the panel that lists them is open. Navigating closes it. */
  isShown: boolean
}

const initialState: CommandsState = { count: 0, recent: [], isShown: false }

/** Drops the oldest one if there are too many: failures after all others, running ones never. */
const bounded = (recent: RecentCommand[]): RecentCommand[] => {
  if (recent.length <= LIMIT) return recent
  const first = (state: RecentCommand['state']) => recent.find(each => each.state === state)
  const dropped = first('done') ?? first('failed')
  return recent.filter(each => each !== dropped)
}

const without = (state: CommandsState, ids: readonly number[]) => ({
  ...state,
  recent: state.recent.filter(({ id }) => !ids.includes(id)),
})

const shown = (isShown: boolean) => (state: CommandsState) => ({ ...state, isShown })

/** The user's most recent commands, as sent to the API. */
export const commands = createSlice({
  name: 'commands',
  initialState,
  reducers: {},
  extraReducers: builder =>
    builder
      .addCase(commandStarted, ({ count, recent, ...state }, { payload }) => ({
        ...state,
        count: count + 1,
        recent: bounded([
          ...(recent as RecentCommand[]),
          { ...payload, id: count + 1, state: 'running' },
        ]),
      }))
      .addCase(commandEnded, (state, { payload: { id, at, error } }) => ({
        ...state,
        recent: (state.recent as RecentCommand[]).map(each =>
          each.id === id
            ? { ...each, at, ...(error ? { state: 'failed', error } : { state: 'done' }) }
            : each,
        ),
      }))
      .addCase(commandsRestored, (state, { payload: { recent } }) => ({
        ...state,
        count: state.count + recent.length,
        recent: recent.map((each, at) => ({ ...each, id: at + 1 })),
      }))
      .addCase(commandsDismissed, (state, { payload: { ids } }) =>
        without(state as CommandsState, ids),
      )
      .addCase(commandRetried, (state, { payload: { id } }) =>
        without(state as CommandsState, [id]),
      )
      .addCase(activityOpened, shown(true))
      .addCase(activityClosed, shown(false))
      .addCase(loadStarted, shown(false)),
})
