import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { Piece, SessionRecord, SessionStore, TextPiece } from './store'

interface Schema extends DBSchema {
  sessions: { key: string; value: SessionRecord }
  pieces: { key: [string, number]; value: Piece }
}

const NAME = 'basalt-recordings'

/** Per session, in bytes. Writes reject if the browser has less room. */
const LIMIT = 64_000_000

const after = (session: string, number: number, to = Infinity) =>
  IDBKeyRange.bound([session, number], [session, to], true, false)

const allOf = (session: string) => after(session, -1)

/** Removes pieces without a session: left by crashed pages, or by sessions that a tab removed. */
const removeOrphans = async (db: IDBPDatabase<Schema>) => {
  const tx = db.transaction(['sessions', 'pieces'], 'readwrite')
  const known = new Set(await tx.objectStore('sessions').getAllKeys())
  const keys = await tx.objectStore('pieces').getAllKeys()
  const orphans = new Set(keys.flatMap(([session]) => (known.has(session) ? [] : [session])))
  await Promise.all([
    ...[...orphans].map(session => tx.objectStore('pieces').delete(allOf(session))),
    tx.done,
  ])
}

/** Sessions in the browser's own database. Rejects if there is none. */
export const openIdbStore = async (): Promise<SessionStore> => {
  const db = await openDB<Schema>(NAME, 1, {
    upgrade(created) {
      created.createObjectStore('sessions', { keyPath: 'id' })
      created.createObjectStore('pieces', { keyPath: ['session', 'number'] })
    },
  })
  await removeOrphans(db)
  return {
    limit: LIMIT,
    outlivesPage: true,
    begin: async record => void (await db.put('sessions', record)),
    async own(session, owner) {
      const tx = db.transaction('sessions', 'readwrite')
      const record = await tx.store.get(session)
      await Promise.all([record && tx.store.put({ ...record, owner }), tx.done])
    },
    async append(piece) {
      const tx = db.transaction('pieces', 'readwrite')
      const put = tx.store.put(piece)
      // Commits without another round trip: the page may be gone by then.
      tx.commit()
      await Promise.all([put, tx.done])
    },
    async compact(record, piece) {
      const tx = db.transaction(['sessions', 'pieces'], 'readwrite')
      const sessions = tx.objectStore('sessions')
      const isThere = (await sessions.getKey(record.id)) !== undefined
      const pieces = tx.objectStore('pieces')
      const writes = isThere
        ? [
            sessions.put(record),
            pieces.delete(after(record.id, piece.number, record.upTo)),
            pieces.put(piece),
          ]
        : []
      await Promise.all([...writes, tx.done])
      return isThere
    },
    async sessions() {
      const tx = db.transaction(['sessions', 'pieces'])
      const records = await tx.objectStore('sessions').getAll()
      return Promise.all(
        records.map(async record => {
          const latest = await tx.objectStore('pieces').getAll(after(record.id, record.upTo))
          return { record, latest: latest.filter((piece): piece is TextPiece => 'text' in piece) }
        }),
      )
    },
    pieces: session => db.getAll('pieces', allOf(session)),
    async remove(sessions) {
      const tx = db.transaction(['sessions', 'pieces'], 'readwrite')
      const removals = sessions.flatMap(session => [
        tx.objectStore('sessions').delete(session),
        tx.objectStore('pieces').delete(allOf(session)),
      ])
      await Promise.all([...removals, tx.done])
    },
  }
}
