import { createAction, createSlice } from '@reduxjs/toolkit'
import type { ConfirmContext } from '@/machines/confirm/confirm.machine'
import type { FormContext } from '@/machines/form/form.machine'
import type { NavigationContext } from '@/machines/navigation/navigation.machine'

/** What the store knows of a running machine. */
export interface Mirror<Context = unknown> {
  id: string
  value: unknown
  context: Context
  tags: readonly string[]
  status: string
}

export interface ActorsState {
  session?: Mirror<object>
  navigation?: Mirror<NavigationContext>
  confirm?: Mirror<ConfirmContext>
  [form: `form/${string}`]: Mirror<FormContext>
}

export const actorChanged = createAction<Mirror>('actors/changed')
export const actorStopped = createAction<{ id: string }>('actors/stopped')

/** Every actor's last snapshot, as plain data. Written by the bridge only. */
export const actors = createSlice({
  name: 'actors',
  initialState: {} as ActorsState,
  reducers: {},
  extraReducers: builder =>
    builder
      .addCase(actorChanged, (state, { payload }): ActorsState => ({ ...state, [payload.id]: payload }))
      .addCase(
        actorStopped,
        (state, { payload }): ActorsState =>
          Object.fromEntries(Object.entries(state).filter(([id]) => id !== payload.id)),
      ),
})
