import type { Piece, SessionRecord, SessionStore, TextPiece } from './store'

/** In bytes: including what is not compressed yet, a session stays below 8 MB. */
const LIMIT = 6_000_000

const isText = (piece: Piece): piece is TextPiece => 'text' in piece

/** For browsers that store nothing: holds the session of this page load while the page is open. */
export const memoryStore = (): SessionStore => {
  const records = new Map<string, SessionRecord>()
  let all: Piece[] = []
  const piecesOf = (id: string) =>
    all.filter(({ session }) => session === id).toSorted((a, b) => a.number - b.number)
  return {
    limit: LIMIT,
    outlivesPage: false,
    begin: async record => void records.set(record.id, record),
    async own(session, owner) {
      const record = records.get(session)
      if (record) records.set(session, { ...record, owner })
    },
    append: async piece => void all.push(piece),
    async compact(record, piece) {
      if (!records.has(record.id)) return false
      records.set(record.id, record)
      const isReplaced = ({ session, number }: Piece) =>
        session === piece.session && number >= piece.number && number <= record.upTo
      all = [...all.filter(each => !isReplaced(each)), piece]
      return true
    },
    sessions: async () =>
      [...records.values()].map(record => ({
        record,
        latest: piecesOf(record.id)
          .filter(isText)
          .filter(({ number }) => number > record.upTo),
      })),
    pieces: async session => piecesOf(session),
    async remove(sessions) {
      for (const id of sessions) records.delete(id)
      all = all.filter(({ session }) => !sessions.includes(session))
    },
  }
}
