import * as database from 'fake-indexeddb'

/** Gives Node an empty IndexedDB. */
export const resetIndexedDb = () => {
  Object.assign(globalThis, database, { indexedDB: new database.IDBFactory() })
}
