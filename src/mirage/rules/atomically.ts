import type { Db } from '../server/db'
import type { Row, Table } from '../server/table'

type Journaled = Pick<Table<Row>, 'insert' | 'update' | 'remove' | 'watch'>

/** The undo steps of the current transaction; null if there is none. */
interface Journal {
  undo: (() => void)[] | null
}

const journals = new WeakMap<Db, Journal>()

const takeBack = (table: Journaled, before: Row | undefined, after: Row | undefined) => {
  if (!before) return after && table.remove(after.id)
  if (!after) return table.insert(before)
  return table.update(after.id, before)
}

const journalOf = (db: Db): Journal => {
  const known = journals.get(db)
  if (known) return known
  const journal: Journal = { undo: null }
  for (const table of Object.values<Journaled>(db)) {
    table.watch((before, after) => journal.undo?.push(() => takeBack(table, before, after)))
  }
  journals.set(db, journal)
  return journal
}

/**
 * Runs a transaction: if `change` throws, all its writes are rolled back. `change` must not
 * schedule anything before it can no longer throw, because timers are not rolled back.
 */
export const atomically = <Result>(db: Db, change: () => Result): Result => {
  const journal = journalOf(db)
  if (journal.undo) return change()
  const undo: (() => void)[] = []
  journal.undo = undo
  try {
    return change()
  } catch (error) {
    journal.undo = null
    for (const step of undo.toReversed()) step()
    throw error
  } finally {
    journal.undo = null
  }
}
