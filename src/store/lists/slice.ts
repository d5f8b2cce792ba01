import { createSlice } from '@reduxjs/toolkit'
import { pagesOpened } from '@/store/paging/events'
import { printed } from '@/store/tab/events'
import {
  printRequested,
  restRequested,
  rowsSelected,
  rowsShown,
  viewChanged,
  wholeWanted,
} from './events'
import { PLAIN_VIEW, type ListView } from './view'

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
