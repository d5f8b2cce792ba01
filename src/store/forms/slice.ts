import { createSlice } from '@reduxjs/toolkit'
import { loadStarted } from '@/store/navigation/events'
import { dialogOpened, formAwaited, formClosed, formRequested } from './events'

interface Dialogs {
  /** The requested form that is loading; `isSlow` once that takes long enough to show. */
  awaited: { form: string; isSlow: boolean } | null
  /** Names of the requested forms that are open, in the order they opened. */
  open: string[]
}

const initialState: Dialogs = { awaited: null, open: [] }

/** The forms requested over a screen. */
export const dialogs = createSlice({
  name: 'dialogs',
  initialState,
  reducers: {},
  extraReducers: builder =>
    builder
      .addCase(formRequested, (state, { payload: { form } }) => {
        state.awaited = { form, isSlow: false }
      })
      .addCase(formAwaited, (state, { payload: { form } }) => {
        state.awaited = form === null ? null : { form, isSlow: true }
      })
      .addCase(loadStarted, state => {
        state.awaited = null
      })
      .addCase(dialogOpened, (state, { payload }) => {
        state.open.push(payload.form)
      })
      .addCase(formClosed, (state, { payload }) => {
        state.open = state.open.filter(form => form !== payload.form)
      }),
})
