import * as database from 'fake-indexeddb'

/** Gives Node an empty database of a browser. */
export const resetIndexedDb = () => {
  Object.assign(globalThis, database, { indexedDB: new database.IDBFactory() })
}
