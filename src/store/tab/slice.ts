import { createSlice } from '@reduxjs/toolkit'
import {
  clockFollowed,
  connectionChanged,
  copyRefused,
  tabOpened,
  textCopied,
  unloadGuarded,
  unloadUnguarded,
  storageChanged,
  visibilityChanged,
} from './events'

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
