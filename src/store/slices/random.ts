import { createAction, createSlice } from '@reduxjs/toolkit'
import { type RandomState, seedRandom } from '@/lib/random'

export const randomSeeded = createAction<{ state: RandomState }>('random/seeded')

/** The state of the one source of random choices, so that a replay makes the same ones. */
export const random = createSlice({
  name: 'random',
  initialState: { state: seedRandom(1) },
  reducers: {},
  extraReducers: builder =>
    builder.addCase(randomSeeded, (_state, { payload }) => ({ state: payload.state })),
})
