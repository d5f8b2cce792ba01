import { createSlice } from '@reduxjs/toolkit'
import type { Command } from '@/api/operations/table'
import { commandEnded } from './events'

/** A command that was carried out, with placeholders for what is secret. */
export interface RecentCommand {
  id: number
  command: Command
  /** Whether the API did it. */
  isDone: boolean
}

/** How many are remembered. */
const LIMIT = 50

interface CommandsState {
  /** How many there have been: the id of the last one. */
  count: number
  /** Oldest first. */
  recent: RecentCommand[]
}

const initialState: CommandsState = { count: 0, recent: [] }

/** What the person has changed last, as it was asked of the API. */
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
