import { createSlice } from '@reduxjs/toolkit'
import { dialogOpened, formAwaited, formClosed } from './events'

interface Dialogs {
  /** The form that was asked for and takes its time to come. */
  awaited: string | null
  /** Names of the requested forms that are open, in the order they came. */
  open: string[]
}

const initialState: Dialogs = { awaited: null, open: [] }

/** The forms that stand over a screen because they were asked for there. */
export const dialogs = createSlice({
  name: 'dialogs',
  initialState,
  reducers: {},
  extraReducers: builder =>
    builder
      .addCase(formAwaited, (state, { payload }) => {
        state.awaited = payload.form
      })
      .addCase(dialogOpened, (state, { payload }) => {
        state.open.push(payload.form)
      })
      .addCase(formClosed, (state, { payload }) => {
        state.open = state.open.filter(form => form !== payload.form)
      }),
})
