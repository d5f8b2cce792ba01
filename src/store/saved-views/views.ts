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

/** Where local storage has the views. */
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

/** Views to remove, to change and to add, in this order. */
export interface ViewsChange {
  removed?: readonly SavedView[]
  /** What another tab has changed of the view since stays as it is there. */
  changed?: { view: SavedView; to: Partial<SavedView> }
  added?: readonly SavedView[]
}

/** Makes a change. A view whose name is taken gets another one. */
export const changeViews = (
  views: readonly SavedView[],
  { removed = [], changed, added = [] }: ViewsChange,
): readonly SavedView[] => {
  const kept = views.filter(view => !removed.some(each => isSameView(each, view)))
  const at = changed ? kept.findIndex(each => isSameView(each, changed.view)) : -1
  const own = kept[at]
  const after = own
    ? kept.with(at, underFreeName(kept.toSpliced(at, 1), { ...own, ...changed?.to }))
    : kept
  return added.reduce((all, view) => [...all, underFreeName(all, view)], after)
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
