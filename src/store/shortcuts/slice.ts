import { createSlice } from '@reduxjs/toolkit'
import { loadStarted } from '@/store/navigation/events'
import { createEvent } from '@/store/setup/event'

/** Opens the sheet of the keyboard shortcuts, or closes it. */
export const shortcutsToggled = createEvent('shortcuts/toggled', { isLoggable: true })

/** Whether the sheet of the keyboard shortcuts is open. Navigating closes it. */
export const shortcuts = createSlice({
  name: 'shortcuts',
  initialState: { isOpen: false },
  reducers: {},
  extraReducers: builder =>
    builder
      .addCase(shortcutsToggled, state => {
        state.isOpen = !state.isOpen
      })
      .addCase(loadStarted, state => {
        state.isOpen = false
      }),
})
