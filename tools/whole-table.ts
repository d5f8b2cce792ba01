import { addOperations } from '@/api/operations/table'
import { routes } from '@/routes'
import type { Route } from '@/store/routing/route'
import type { View } from '@/views/shell/view'

/** A route, and the entry of the area whose late table it comes in; null where it is there at once. */
interface TableEntry {
  route: Route<View>
  area: string | null
}

const entriesOf = async (route: Route<View>): Promise<TableEntry[]> => {
  const table = await route.table?.()
  addOperations(table?.operations ?? {})
  return table?.routes.map(each => ({ route: each, area: route.id })) ?? [{ route, area: null }]
}

export const tableEntries = (await Promise.all(routes.map(entriesOf))).flat()

/** The route table as it is once all of it is there. */
export const wholeTable = tableEntries.map(({ route }) => route)
