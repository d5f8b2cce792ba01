import { createSlice } from '@reduxjs/toolkit'
import { loadStarted } from '@/store/navigation/events'
import { paletteClosed, paletteOpened, paletteToggled } from './events'

/** Whether the command palette is open. Navigating closes it. */
export const palette = createSlice({
  name: 'palette',
  initialState: { isOpen: false },
  reducers: {},
  extraReducers: builder =>
    builder
      .addCase(paletteToggled, state => {
        state.isOpen = !state.isOpen
      })
      .addCase(paletteOpened, state => {
        state.isOpen = true
      })
      .addCase(paletteClosed, state => {
        state.isOpen = false
      })
      .addCase(loadStarted, state => {
        state.isOpen = false
      }),
})
