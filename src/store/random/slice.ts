import { createSlice } from '@reduxjs/toolkit'
import { seedRandom, type RandomState } from '@/lib/random'
import { createEvent } from '@/store/setup/event'

export const randomSeeded = createEvent<{ state: RandomState }>('random/seeded', {
  isLoggable: true,
})

/** The state of the only random source, so that a replay makes the same choices. */
export const random = createSlice({
  name: 'random',
  initialState: { state: seedRandom(1) },
  reducers: {},
  extraReducers: builder =>
    builder.addCase(randomSeeded, (_state, { payload }) => ({ state: payload.state })),
})
