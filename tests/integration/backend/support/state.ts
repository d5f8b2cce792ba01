import type { Db } from '@/mirage/server/db'

/** All tables as text. */
export const stateOf = (db: Db): string =>
  JSON.stringify(Object.entries(db).map(([name, table]) => [name, [...table.all()]]))
