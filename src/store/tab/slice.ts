import { createSlice } from '@reduxjs/toolkit'
import { formAwaited } from '@/store/forms/events'
import { connectionChanged, visibilityChanged } from './events'
import { refreshFinished, refreshRequested } from '@/store/queries/events'

interface Page {
  isVisible: boolean
  isOnline: boolean
  isRefreshing: boolean
  /** The form that was asked for and takes its time. */
  awaitedForm: string | null
}

/** What the browser says of the page: seen or hidden, online or not; and what it is waiting for. */
export const page = createSlice({
  name: 'page',
  initialState: {
    isVisible: true,
    isOnline: true,
    isRefreshing: false,
    awaitedForm: null,
  } as Page,
  reducers: {},
  extraReducers: builder =>
    builder
      .addCase(visibilityChanged, (state, { payload }) => {
        state.isVisible = payload.visible
      })
      .addCase(connectionChanged, (state, { payload }) => {
        state.isOnline = payload.online
      })
      .addCase(refreshRequested, state => {
        state.isRefreshing = true
      })
      .addCase(refreshFinished, state => {
        state.isRefreshing = false
      })
      .addCase(formAwaited, (state, { payload }) => {
        state.awaitedForm = payload.form
      }),
})
