import { dialogs, routes } from '@/routes'
import type { DialogLoader, DialogLoaders, Route } from '@/store/routing/route'
import type { View } from '@/views/shell/route-tree'

/**
 * A route, and the id of the entry whose late table defines it; null if it is not in a late table.
 */
interface TableEntry {
  route: Route<View>
  area: string | null
}

const entriesOf = async (route: Route<View>): Promise<TableEntry[]> => {
  const table = await route.table?.()
  return table?.routes.map(each => ({ route: each, area: route.id })) ?? [{ route, area: null }]
}

export const tableEntries = (await Promise.all(routes.map(entriesOf))).flat()

/** The complete route table, with all late tables loaded. */
export const wholeTable = tableEntries.map(({ route }) => route)

/**
 * A form that can be requested over a screen, and the path pattern below which it can be; null for
 * any.
 */
interface DialogEntry {
  loader: DialogLoader<View>
  area: string | null
}

const dialogsOf = (loaders: DialogLoaders<View>, area: string | null): DialogEntry[] =>
  Object.values(loaders).map(loader => ({ loader, area }))

const lateNames = await Promise.all(
  routes.map(async ({ table }) => Object.keys((await table?.())?.dialogs ?? {})),
)

/** The names of all forms that can be requested over a screen; areas may share one. */
export const dialogNames = [...new Set([...Object.keys(dialogs), ...lateNames.flat()])]

const lateDialogs = await Promise.all(
  routes.map(async ({ table, path }) => dialogsOf((await table?.())?.dialogs ?? {}, path)),
)

/** All forms that can be requested over a screen. */
export const dialogEntries = [...dialogsOf(dialogs, null), ...lateDialogs.flat()]
