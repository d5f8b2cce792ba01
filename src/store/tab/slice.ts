import { createSlice } from '@reduxjs/toolkit'
import type { SavedFile } from '@/ports/ports'
import { createEvent } from '@/store/setup/event'

/** The console starts at an address of this origin. */
export const tabOpened = createEvent<{ origin: string }>('tab/opened', { isLoggable: true })

/** Reported by the browser about the console's tab. */
export const visibilityChanged = createEvent<{ visible: boolean }>('tab/visibilityChanged', {
  isLoggable: true,
})
export const connectionChanged = createEvent<{ online: boolean }>('tab/connectionChanged', {
  isLoggable: true,
})

export const storageChanged = createEvent<{ key: string; isStored: boolean }>(
  'tab/storageChanged',
  { isLoggable: true },
)

/** The server's clock is this many milliseconds ahead of the computer's. */
export const clockFollowed = createEvent<{ offset: number }>('tab/clockFollowed', {
  isLoggable: true,
})
/** The page has been printed, or the user has given that up. */
export const printed = createEvent('tab/printed', { isLoggable: true })

/** Text to save as a download. Not loggable: a log holds the data it was made from. */
export const saveRequested = createEvent<SavedFile>('tab/saveRequested', { isLoggable: false })

/** Something under way would be lost with the tab, so the browser asks before closing it. */
export const unloadGuarded = createEvent<{ by: string }>('tab/unloadGuarded', { isLoggable: true })
export const unloadUnguarded = createEvent<{ by: string }>('tab/unloadUnguarded', {
  isLoggable: true,
})

/** Text to copy to the clipboard: it may be a password that is shown only once. */
export const copyRequested = createEvent<{ text: string }>('tab/copyRequested', {
  isLoggable: false,
})

/**
 * The browser does not allow copying: the page shows the text, which it remembers itself, to be
 * copied by hand. Or the user closes it.
 */
export const copyRefused = createEvent<{ isShown: boolean }>('tab/copyRefused', {
  isLoggable: true,
})

/** The text is on the clipboard. */
export const textCopied = createEvent('tab/textCopied', { isLoggable: true })

interface TabState {
  /** The origin of the console's address. */
  origin: string
  isVisible: boolean
  isOnline: boolean
  /** How many texts have been copied to the clipboard. */
  copies: number
  /** Whether the text to copy is shown because the browser does not allow copying. */
  isCopyRefused?: boolean
  /** Names of what would be lost with the tab. */
  unloadGuards: string[]
  /** What storage has refused, so that it is lost with the page: `local/basalt-drafts`. */
  unstored?: string[]
  /** How far the server's clock is ahead of the computer's, in milliseconds. */
  clockOffset?: number
}

const initialState: TabState = {
  origin: '',
  isVisible: true,
  isOnline: true,
  copies: 0,
  unloadGuards: [],
}

/** The state of the browser's tab: visibility, network, and what would be lost with it. */
export const tab = createSlice({
  name: 'tab',
  initialState,
  reducers: {},
  extraReducers: builder =>
    builder
      .addCase(tabOpened, (state, { payload }) => {
        state.origin = payload.origin
      })
      .addCase(textCopied, state => {
        state.copies += 1
      })
      .addCase(copyRefused, (state, { payload }) => {
        state.isCopyRefused = payload.isShown
      })
      .addCase(visibilityChanged, (state, { payload }) => {
        state.isVisible = payload.visible
      })
      .addCase(connectionChanged, (state, { payload }) => {
        state.isOnline = payload.online
      })
      .addCase(clockFollowed, (state, { payload }) => {
        state.clockOffset = payload.offset
      })
      .addCase(storageChanged, (state, { payload: { key, isStored } }) => {
        const others = state.unstored?.filter(each => each !== key) ?? []
        state.unstored = isStored ? others : [...others, key]
      })
      .addCase(unloadGuarded, (state, { payload }) => {
        if (!state.unloadGuards.includes(payload.by)) state.unloadGuards.push(payload.by)
      })
      .addCase(unloadUnguarded, (state, { payload }) => {
        state.unloadGuards = state.unloadGuards.filter(by => by !== payload.by)
      }),
})

interface State {
  tab: TabState
}

/** Whether the browser has a network: false only if it is certain that there is none. */
export const selectIsOnline = (state: State) => state.tab.isOnline

/** The origin of the console's address. */
export const selectOrigin = (state: State) => state.tab.origin

/** How many texts have been copied so far. */
export const selectCopies = (state: State) => state.tab.copies

/** Whether storage has refused what it should keep under a key: `local/basalt-drafts`. */
export const selectIsUnstored = (state: State, key: string) =>
  state.tab.unstored?.includes(key) ?? false

/** True while something is under way that would be lost with the tab. */
export const selectIsUnloadGuarded = (state: State) => state.tab.unloadGuards.length > 0
