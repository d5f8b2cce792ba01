import { createSlice } from '@reduxjs/toolkit'
import { localPath } from '@/lib/path'
import { keptList } from '@/store/setup/kept-list'
import { createEvent } from '@/store/setup/event'

/** A name for how the user looks at the lists of a screen. */
export interface SavedView {
  name: string
  /** The path of the screen. Its views have different names. */
  path: string
  /** The query string: filter, order, columns and page size of the lists. */
  search: string
  /** Whether the sidebar links to it. */
  isPinned: boolean
  /** What the screen shows and its address does not have, such as the panels of a dashboard. */
  content?: string
}

/** How many views a browser keeps for a user. */
export const MOST_VIEWS = 200
export const MAX_VIEW_NAME_LENGTH = 64

export const isSearch = (search: string): boolean => /^(\?.*)?$/.test(search)

const isView = (value: unknown): value is SavedView => {
  const {
    name,
    path,
    search,
    isPinned,
    content = '',
  } = (value ?? {}) as Record<keyof SavedView, unknown>
  return (
    [name, path, search, content].every(each => typeof each === 'string') &&
    name !== '' &&
    localPath(path as string) !== null &&
    isSearch(search as string) &&
    typeof isPinned === 'boolean'
  )
}

/** The views in local storage. */
/** Where the views are stored. */
const VIEWS_NAME = 'basalt-views'
export const VIEWS_SLOT = `local/${VIEWS_NAME}`

export const keptViews = keptList('local', VIEWS_NAME, MOST_VIEWS, isView)

export const isSameView = (a: SavedView, b: SavedView): boolean =>
  a.path === b.path && a.name === b.name

/** The view under a name that no other view of its screen has: `Failed (2)`. */
const underFreeName = (views: readonly SavedView[], view: SavedView): SavedView => {
  let free = view
  for (let count = 2; views.some(each => isSameView(each, free)); count += 1) {
    const suffix = ` (${count})`
    free = { ...view, name: view.name.slice(0, MAX_VIEW_NAME_LENGTH - suffix.length) + suffix }
  }
  return free
}

/** Views to remove, and views to add afterwards. */
export interface ViewsChange {
  removed?: readonly SavedView[]
  added?: readonly SavedView[]
}

/**
 * Makes a change. What is added takes the place of what is removed. A view whose name is taken is
 * added under another one.
 */
export const changeViews = (
  views: readonly SavedView[],
  { removed = [], added = [] }: ViewsChange,
): readonly SavedView[] => {
  const isKept = (view: SavedView) => !removed.some(each => isSameView(each, view))
  const kept = views.filter(isKept)
  const place = views.findIndex(view => !isKept(view))
  return added.reduce(
    (all, view, at) =>
      all.toSpliced(place < 0 ? all.length : place + at, 0, underFreeName(all, view)),
    kept,
  )
}

const isLoggable = true

/** The user saves, renames, pins, deletes or imports views. */
export const viewsChanged = createEvent<ViewsChange>('savedViews/changed', { isLoggable })

/** The user names how the lists of a screen look now. */
export const viewNamed = createEvent<Omit<SavedView, 'search'>>('savedViews/named', { isLoggable })

/** All views that this browser keeps for the user. */
export const viewsRestored = createEvent<{ views: readonly SavedView[] }>('savedViews/restored', {
  isLoggable,
})

/** The saved views of the user. Those that other tabs save later appear with the next change. */
export const savedViews = createSlice({
  name: 'savedViews',
  initialState: [] as readonly SavedView[],
  reducers: {},
  extraReducers: builder => builder.addCase(viewsRestored, (_state, { payload }) => payload.views),
})
