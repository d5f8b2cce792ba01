import { createSlice } from '@reduxjs/toolkit'
import type { Command } from '@/api/operations/table'
import { commandEnded } from './events'

/** A command that has ended, with placeholders for secrets. */
export interface RecentCommand {
  id: number
  command: Command
  /** Whether it succeeded. */
  isDone: boolean
}

/** Maximum number of recent commands. */
const LIMIT = 50

interface CommandsState {
  /** The number of commands so far, which is the id of the last one. */
  count: number
  /** Oldest first. */
  recent: RecentCommand[]
}

const initialState: CommandsState = { count: 0, recent: [] }

/** The user's most recent commands, as sent to the API. */
export const commands = createSlice({
  name: 'commands',
  initialState,
  reducers: {},
  extraReducers: builder =>
    builder.addCase(commandEnded, ({ count, recent }, { payload }) => ({
      count: count + 1,
      recent: [...recent, { id: count + 1, ...payload }].slice(-LIMIT) as RecentCommand[],
    })),
})
