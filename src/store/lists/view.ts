/** The column that a list is sorted by. */
export interface ListSort {
  column: string
  isDescending: boolean
}

/** How the user looks at a list. */
export interface ListView {
  /** The text in the filter field. */
  filter: string
  /** Null for the order of the server. */
  sort: ListSort | null
  /** The ids of the columns to show, in order; null for the usual ones. */
  columns: readonly string[] | null
}

export const PLAIN_VIEW: ListView = { filter: '', sort: null, columns: null }

/** Whether all rows of the list are needed, rather than one page of it. */
export const needsWhole = ({ filter, sort }: ListView): boolean =>
  filter.trim() !== '' || sort !== null

const [FILTER, SORT, COLUMNS] = ['q', 'sort', 'columns']

const sortIn = (text: string | null): ListSort | null => {
  if (!text) return null
  const isDescending = text.startsWith('-')
  const column = isDescending ? text.slice(1) : text
  return column === '' ? null : { column, isDescending }
}

const columnsIn = (text: string): readonly string[] | null => {
  const ids = [...new Set(text.split(','))].filter(id => id !== '')
  return ids.length > 0 ? ids : null
}

/**
 * The views in a query string, by the suffix of their parameters: `q`, `sort` and `columns` of the
 * first list of a screen, `q-2` of the second, `q-members` of one without pages.
 */
export const viewsIn = (search: string): Readonly<Record<string, ListView>> => {
  const views: Record<string, ListView> = {}
  for (const [param, value] of new URLSearchParams(search)) {
    const [, name, suffix = ''] = /^(q|sort|columns)(-.+)?$/.exec(param) ?? []
    if (name === undefined) continue
    const view = views[suffix] ?? PLAIN_VIEW
    if (name === FILTER) views[suffix] = { ...view, filter: value }
    if (name === SORT) views[suffix] = { ...view, sort: sortIn(value) }
    if (name === COLUMNS) views[suffix] = { ...view, columns: columnsIn(value) }
  }
  return views
}

/** The query string with these views in place of its own. */
export const withViews = (search: string, views: Readonly<Record<string, ListView>>): string => {
  const params = new URLSearchParams(search)
  for (const suffix of Object.keys({ ...viewsIn(search), ...views })) {
    const { filter, sort, columns } = views[suffix] ?? PLAIN_VIEW
    const written = [
      [FILTER, filter.trim()],
      [SORT, sort && `${sort.isDescending ? '-' : ''}${sort.column}`],
      [COLUMNS, columns?.join(',')],
    ] as const
    for (const [name, value] of written) {
      // Those of a screen without lists, such as its queries.
      if (params.getAll(name + suffix).length > 1) continue
      if (value) params.set(name + suffix, value)
      else params.delete(name + suffix)
    }
  }
  const written = `${params}`
  return written === `${new URLSearchParams(search)}` ? search : written && `?${written}`
}
