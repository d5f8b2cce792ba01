import { createSlice } from '@reduxjs/toolkit'
import { createEvent } from '@/store/setup/event'
import { pagesOpened } from '@/store/paging/slice'
import { printed } from '@/store/tab/slice'
import { type ListView, PLAIN_VIEW } from './view'

const isLoggable = true

/** The user filters or sorts a list, or chooses its columns. `list` is its suffix. */
export const viewChanged = createEvent<{ list: string; view: Partial<ListView> }>(
  'lists/viewChanged',
  { isLoggable },
)
/** The user wants a list of more than 1,000 objects to be searched to its end. */
export const restRequested = createEvent<{ list: string }>('lists/restRequested', { isLoggable })
/** All rows of a list are wanted, such as to export them, or no longer. */
export const wholeWanted = createEvent<{ list: string; isWanted: boolean }>('lists/wholeWanted', {
  isLoggable,
})
/** The user prints a list of which all rows have been read. */
export const printRequested = createEvent<{ list: string }>('lists/printRequested', { isLoggable })
/** The rows of a list in view, named by their keys, now that it does not scroll. */
export const rowsShown = createEvent<{ list: string; keys: readonly string[] }>('lists/rowsShown', {
  isLoggable,
})
/** The user selects rows, named by their keys, in place of those selected before. */
export const rowsSelected = createEvent<{ list: string; keys: readonly string[] }>(
  'lists/rowsSelected',
  { isLoggable },
)

interface ListsState {
  views: Readonly<Record<string, ListView>>
  /** The lists to be searched to their ends, even if they have more than 1,000 rows. */
  searched: readonly string[]
  /** The lists of which all rows are wanted, although they are neither filtered nor sorted. */
  wanted: readonly string[]
  /** The list that shows all of its rows because it is being printed. */
  printed?: string | undefined
  /** The keys of the selected rows. */
  selected: Readonly<Record<string, readonly string[]>>
  /** The keys of the rows in view, of lists that read more about those. */
  shown: Readonly<Record<string, readonly string[]>>
}

const initialState: ListsState = { views: {}, searched: [], wanted: [], selected: {}, shown: {} }

/** How the user looks at the lists of the screen, by their suffixes (see `PagedList`). */
export const lists = createSlice({
  name: 'lists',
  initialState,
  reducers: {},
  extraReducers: builder =>
    builder
      .addCase(viewChanged, (state, { payload: { list, view } }) => ({
        ...state,
        views: { ...state.views, [list]: { ...(state.views[list] ?? PLAIN_VIEW), ...view } },
      }))
      .addCase(restRequested, (state, { payload: { list } }) => ({
        ...state,
        searched: [...state.searched, list],
      }))
      .addCase(wholeWanted, (state, { payload: { list, isWanted } }) => {
        const others = state.wanted.filter(each => each !== list)
        return { ...state, wanted: isWanted ? [...others, list] : others }
      })
      .addCase(printRequested, (state, { payload: { list } }) => ({ ...state, printed: list }))
      .addCase(printed, ({ printed: list, ...state }) => ({
        ...state,
        wanted: state.wanted.filter(each => each !== list),
      }))
      .addCase(rowsSelected, (state, { payload: { list, keys } }) => ({
        ...state,
        selected: { ...state.selected, [list]: keys },
      }))
      .addCase(rowsShown, (state, { payload: { list, keys } }) => ({
        ...state,
        shown: { ...state.shown, [list]: keys },
      }))
      .addCase(pagesOpened, (state, { payload: { views, isSameList } }) =>
        isSameList ? { ...state, views } : { ...initialState, views },
      ),
})
