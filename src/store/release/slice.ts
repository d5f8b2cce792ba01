import { createSlice } from '@reduxjs/toolkit'
import { createEvent } from '@/store/setup/event'
import type { KnownRelease } from '@/api/core/rack'
import { releaseFound } from '@/api/core/release'
import type { Release } from '@/api/releases/ladder'
import { loadStarted } from '@/store/navigation/events'

const isLoggable = true

/** The user asks again which release the rack runs. */
export const releaseCheckRequested = createEvent('release/checkRequested', { isLoggable })
export const releaseCheckFinished = createEvent('release/checkFinished', { isLoggable })

/** The rack serves a newer API than this console knows. `isTold`: the user has read that. */
export const newerFound = createEvent<{ isTold: boolean }>('release/newerFound', { isLoggable })

/** The user dismisses the bar that says that the release has changed. */
export const changeDismissed = createEvent('release/changeDismissed', { isLoggable })
/** The user dismisses the bar that says that the rack is newer. */
export const newerDismissed = createEvent('release/newerDismissed', { isLoggable })
/** Code of the console did not load. */
export const codeFailed = createEvent<{ cause: string }>('release/codeFailed', { isLoggable })
/** The server has another build of the console: code of this one may no longer be there. */
export const consoleReplaced = createEvent('release/consoleReplaced', { isLoggable })
export const reloadRequested = createEvent('release/reloadRequested', { isLoggable })

/** The dialog about the console and the release of the rack. */
export const aboutOpened = createEvent('release/aboutOpened', { isLoggable })
export const aboutClosed = createEvent('release/aboutClosed', { isLoggable })

interface ReleaseState {
  /** Null until the console has found out. */
  known: KnownRelease | null
  /** The release before the rack was changed; null if the user knows of no change. */
  before: Release | null
  /** Whether the rack serves a newer API than this console knows. */
  isNewer: boolean
  /** Whether the bar says so. */
  isNewerShown: boolean
  /** Whether a newer version of the console itself has been deployed. */
  isReplaced: boolean
  isChecking: boolean
  isAboutOpen: boolean
}

const initialState: ReleaseState = {
  known: null,
  before: null,
  isNewer: false,
  isNewerShown: false,
  isReplaced: false,
  isChecking: false,
  isAboutOpen: false,
}

/** Which release the rack runs, and what the user is told about it. */
export const release = createSlice({
  name: 'release',
  initialState,
  reducers: {},
  extraReducers: builder =>
    builder
      .addCase(releaseFound, (state, { payload }) => {
        const { known } = state
        if (known && known.release !== payload.release) {
          state.before ??= known.release
          state.isNewer = state.isNewerShown = false
        }
        state.known = payload
      })
      .addCase(newerFound, (state, { payload }) => {
        state.isNewer = true
        state.isNewerShown = !payload.isTold
      })
      .addCase(changeDismissed, state => {
        state.before = null
      })
      .addCase(newerDismissed, state => {
        state.isNewerShown = false
      })
      .addCase(consoleReplaced, state => {
        state.isReplaced = true
      })
      .addCase(releaseCheckRequested, state => {
        state.isChecking = true
      })
      .addCase(releaseCheckFinished, state => {
        state.isChecking = false
      })
      .addCase(aboutOpened, state => {
        state.isAboutOpen = true
      })
      .addCase(aboutClosed, state => {
        state.isAboutOpen = false
      })
      // It links to the page of the update.
      .addCase(loadStarted, state => {
        state.isAboutOpen = false
      }),
})
