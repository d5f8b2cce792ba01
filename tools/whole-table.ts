import { routes } from '@/routes'

/** Every route, with the entry of the area whose late table it comes in, if it does. */
export const tableEntries = (
  await Promise.all(
    routes.map(
      async entry =>
        (await entry.table?.())?.map(route => ({ route, area: entry.id })) ?? [{ route: entry }],
    ),
  )
).flat()

/** The route table as it is once all of it is there. */
export const wholeTable = tableEntries.map(({ route }) => route)
