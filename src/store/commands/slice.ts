import { createSlice } from '@reduxjs/toolkit'
import { loadStarted } from '@/store/navigation/events'
import * as events from './events'

/** Maximum number of recent commands. */
export const LIMIT = 100

interface CommandsState {
  /** The number of commands so far, which is the id of the last one. */
  count: number
  /** Oldest first. */
  recent: events.RecentCommand[]
  /** Whether the panel that lists them is open. Navigating closes it. */
  isShown: boolean
}

const initialState: CommandsState = { count: 0, recent: [], isShown: false }

/** Drops the oldest one if there are too many: failures after all others, running ones never. */
const bounded = (recent: events.RecentCommand[]): events.RecentCommand[] => {
  if (recent.length <= LIMIT) return recent
  const first = (state: events.RecentCommand['state']) => recent.find(each => each.state === state)
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
      .addCase(events.commandStarted, ({ count, recent, ...state }, { payload }) => ({
        ...state,
        count: count + 1,
        recent: bounded([
          ...(recent as events.RecentCommand[]),
          { ...payload, id: count + 1, state: 'running' },
        ]),
      }))
      .addCase(events.commandEnded, (state, { payload: { id, at, error } }) => ({
        ...state,
        recent: (state.recent as events.RecentCommand[]).map(each =>
          each.id === id
            ? { ...each, at, ...(error ? { state: 'failed', error } : { state: 'done' }) }
            : each,
        ),
      }))
      .addCase(events.commandsRestored, (state, { payload: { recent } }) => ({
        ...state,
        count: state.count + recent.length,
        recent: recent.map((each, at) => ({ ...each, id: at + 1 })),
      }))
      .addCase(events.commandsDismissed, (state, { payload: { ids } }) =>
        without(state as CommandsState, ids),
      )
      .addCase(events.commandRetried, (state, { payload: { id } }) =>
        without(state as CommandsState, [id]),
      )
      .addCase(events.activityOpened, shown(true))
      .addCase(events.activityClosed, shown(false))
      .addCase(loadStarted, shown(false)),
})
