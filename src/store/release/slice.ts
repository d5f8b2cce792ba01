import { createSlice } from '@reduxjs/toolkit'
import { type KnownRelease } from '@/api/core/rack'
import { releaseFound } from '@/api/core/release'

/** Which release the rack runs; null until the console has found out. */
export const release = createSlice({
  name: 'release',
  initialState: { known: null as KnownRelease | null },
  reducers: {},
  extraReducers: builder =>
    builder.addCase(releaseFound, (state, { payload }) => {
      state.known = payload
    }),
})
