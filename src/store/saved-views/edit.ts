import { localPath } from '@/lib/path'
import type { SavedFile } from '@/ports/ports'
import { JsonSyntaxError, JsonText, locationAt } from '@/lib/json-text'
import { byNature, naturalKey } from '@/lib/sort-rows'
import {
  changeViews,
  isSameView,
  isSearch,
  MAX_VIEW_NAME_LENGTH,
  MOST_VIEWS,
  type SavedView,
} from './views'

/** The parameters of the pages that lists show, which no view has: objects come and go. */
const PAGE = /^page(-|$)/
const COLUMNS = /^columns(-|$)/

const paramsOf = (search: string, isKept: (name: string) => boolean): string =>
  `${new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => isKept(name)))}`

/** The query string of a screen, as a view keeps it. */
export const searchOf = (search: string): string => {
  const params = paramsOf(search, name => !PAGE.test(name))
  return params && `?${params}`
}

export const addressOf = ({ path, search }: SavedView): string => path + search

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Where a view is, in words: `mock-project / instances`. */
export const placeOf = ({ path }: Pick<SavedView, 'path'>): string => {
  const parts = path.slice(1).split('/')
  const isInProject = parts[0] === 'projects' && parts.length > 1
  return (isInProject ? parts.slice(1) : parts).map(decoded).join(' / ')
}

/**
 * Whether an address shows a view, on whichever page. The columns that the user chose last may come
 * to a view without any.
 */
export const isShown = (view: SavedView, address: { path: string; search: string }): boolean => {
  if (address.path !== view.path) return false
  const wanted = new URLSearchParams(view.search)
  const shown = new URLSearchParams(
    paramsOf(address.search, name => !PAGE.test(name) && (wanted.has(name) || !COLUMNS.test(name))),
  )
  wanted.sort()
  shown.sort()
  return `${wanted}` === `${shown}`
}

/** The views by place and name. */
export const inOrder = (views: readonly SavedView[]): readonly SavedView[] =>
  views
    .map(view => ({ view, key: naturalKey(`${placeOf(view)}\n${view.name}`) }))
    .toSorted((a, b) => byNature(a.key, b.key))
    .map(({ view }) => view)

const wordProblem = (name: string): string | undefined => {
  if (name.trim() === '') return 'Enter a name.'
  if (name.trim().length > MAX_VIEW_NAME_LENGTH)
    return `Must be at most ${MAX_VIEW_NAME_LENGTH} characters.`
  return undefined
}

/** Why a view of a screen cannot have a name, or undefined. */
export const nameProblem = (
  name: string,
  path: string,
  others: readonly Pick<SavedView, 'name' | 'path'>[],
): string | undefined =>
  wordProblem(name) ??
  (others.some(view => view.path === path && view.name === name.trim())
    ? 'This list has a view with this name.'
    : undefined)

/** Why no more views can be saved, or undefined. */
export const fullProblem = (count: number): string | undefined =>
  count > MOST_VIEWS
    ? `A browser keeps at most ${MOST_VIEWS} views. Delete some that you no longer need.`
    : undefined

/** The views as a file that can be imported. */
export const exportedViews = (views: readonly SavedView[]): SavedFile => ({
  name: 'views.json',
  type: 'application/json',
  text: `${JSON.stringify({ views }, null, 2)}\n`,
})

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is wrong with a view of a file: the field, and why. */
const viewProblem = (view: unknown): [field: string | null, problem: string] | null => {
  if (!isObject(view)) return [null, 'must be an object']
  const { name, path, search = '', isPinned = false, content } = view
  if (typeof name !== 'string' || wordProblem(name))
    return ['name', `must be a text of 1 to ${MAX_VIEW_NAME_LENGTH} characters`]
  if (typeof path !== 'string' || localPath(path) === null)
    return ['path', 'must be a path of the console that begins with /']
  if (typeof search !== 'string' || !isSearch(search))
    return ['search', 'must be empty or begin with ?']
  if (content !== undefined && typeof content !== 'string') return ['content', 'must be a text']
  return typeof isPinned === 'boolean' ? null : ['isPinned', 'must be true or false']
}

export type Import = { views: readonly SavedView[] } | { problem: string }

const firstProblem = (text: string, views: readonly unknown[]): string | null => {
  for (const [at, view] of views.entries()) {
    const found = viewProblem(view)
    if (!found) continue
    const [field, problem] = found
    const path = ['views', at, ...(field === null ? [] : [field])]
    const place = locationAt(text, new JsonText(text, [path]).endOf(path))
    return `views[${at}]${field === null ? '' : `.${field}`} ${problem} (${place}).`
  }
  return null
}

/** The views in an exported file, or why it has none. */
export const importedViews = (text: string): Import => {
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch {
    try {
      new JsonText(text)
      return { problem: 'This is not valid JSON.' }
    } catch (cause) {
      if (!(cause instanceof JsonSyntaxError)) throw cause
      return { problem: `This is not valid JSON: see ${locationAt(text, cause.end)}.` }
    }
  }
  const views = isObject(found) ? found.views : null
  if (!Array.isArray(views)) return { problem: 'Must be an object with a list of "views".' }
  const problem = firstProblem(text, views)
  if (problem !== null) return { problem }
  return {
    views: (views as SavedView[]).map(({ name, path, search = '', isPinned = false, content }) => ({
      name: name.trim(),
      path,
      search,
      isPinned,
      ...(content !== undefined && { content }),
    })),
  }
}

/** Importing views: which to add, and what to tell about it. */
export interface ImportPlan {
  added: readonly SavedView[]
  /** The names that are taken, each with the one that its view gets. */
  renamed: readonly (readonly [from: string, to: string])[]
  /** The number of views that are there already. */
  known: number
}

/** The path of a page that is the same in every project. */
const anywhere = (path: string): string => path.replace(/^\/projects\/[^/]+/, '/projects')

const folderOf = (path: string): string => anywhere(path).replace(/[^/]*$/, '')

/**
 * A view with a content, such as a dashboard, as it can be added: it has a page for itself, and a
 * name that no such page beside it has.
 */
const asOwnPage = (views: readonly SavedView[], view: SavedView): SavedView => {
  if (view.content === undefined) return view
  const pages = views.filter(({ content }) => content !== undefined)
  const beside = pages.filter(({ path }) => folderOf(path) === folderOf(view.path))
  let { path, name } = view
  for (let count = 2; pages.some(each => anywhere(each.path) === anywhere(path)); count += 1)
    path = `${view.path}-${count}`
  for (let count = 2; beside.some(each => each.name === name); count += 1) {
    const suffix = ` (${count})`
    name = view.name.slice(0, MAX_VIEW_NAME_LENGTH - suffix.length) + suffix
  }
  return { ...view, path, name }
}

/** What importing views adds to those that are there. */
export const planImport = (
  views: readonly SavedView[],
  imported: readonly SavedView[],
): ImportPlan => {
  const unknown = imported.filter(
    view =>
      !views.some(
        each =>
          isSameView(each, view) && each.search === view.search && each.content === view.content,
      ),
  )
  const added = unknown.reduce<readonly SavedView[]>(
    (all, view) => [...all, asOwnPage([...views, ...all], view)],
    [],
  )
  const after = changeViews(views, { added }).slice(views.length)
  return {
    added,
    renamed: after.flatMap(({ name }, at) => {
      const from = unknown[at]!.name
      return name === from ? [] : [[from, name] as const]
    }),
    known: imported.length - added.length,
  }
}
