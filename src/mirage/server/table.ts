/** Records have an id, and most have a name. They are immutable. */
export interface Row {
  readonly id: string
  readonly name?: string
}

interface TableOptions<T, Index extends string> {
  /** The scope in which names are unique, such as a disk's project. Default: the whole table. */
  scope?: (record: T) => string
  /** Secondary indexes, by keys that may be absent. */
  by?: Record<Index, (record: T) => string | null | undefined>
}

type Listener<T> = (before: T | undefined, after: T | undefined) => void

const keyOf = (row: Row) => row.name ?? row.id

/** Bytewise by name, then by id; names and ids are ASCII. */
const compare = (a: Row, b: Row) => {
  const [left, right] = [keyOf(a), keyOf(b)]
  if (left !== right) return left < right ? -1 : 1
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0
}

const position = <T extends Row>(rows: readonly T[], row: T): number => {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(rows[middle]!, row) < 0) low = middle + 1
    else high = middle
  }
  return low
}

interface Group<T> {
  rows: T[]
  /** Whether the list has been returned to a caller. */
  shown: boolean
}

/**
 * Records by group, each kept sorted. Lists are copy-on-write: once returned, a list is copied
 * before the next write, which takes microseconds for thousands of rows. Until then, as while
 * seeding, rows are inserted in place.
 */
class Groups<T extends Row> {
  readonly #groups = new Map<string, Group<T>>()

  get(key: string): readonly T[] {
    const group = this.#groups.get(key)
    if (!group) return []
    group.shown = true
    return group.rows
  }

  add(key: string, record: T) {
    const rows = this.#writable(key)
    rows.splice(position(rows, record), 0, record)
  }

  remove(key: string, record: T) {
    const rows = this.#writable(key)
    rows.splice(position(rows, record), 1)
    if (rows.length === 0) this.#groups.delete(key)
  }

  #writable(key: string): T[] {
    const group = this.#groups.get(key) ?? { rows: [], shown: false }
    if (group.shown) {
      group.rows = [...group.rows]
      group.shown = false
    }
    this.#groups.set(key, group)
    return group.rows
  }
}

/**
 * An in-memory table of one type of record. Lists are sorted by name, or by id if there is no name.
 * Maintains order and indexes only: rules, timestamps and cascades are up to the routes.
 */
export class Table<T extends Row, Index extends string = never> {
  readonly #byId = new Map<string, T>()
  readonly #byName = new Map<string, T>()
  readonly #scopes = new Groups<T>()
  readonly #indexes = new Map<string, Groups<T>>()
  readonly #listeners: Listener<T>[] = []
  readonly #scopeOf: (record: T) => string
  readonly #keys: readonly (readonly [string, (record: T) => string | null | undefined])[]

  constructor({ scope = () => '', by }: TableOptions<T, Index> = {}) {
    this.#scopeOf = scope
    this.#keys = Object.entries<(record: T) => string | null | undefined>(by ?? {})
    for (const [index] of this.#keys) this.#indexes.set(index, new Groups())
  }

  get count(): number {
    return this.#byId.size
  }

  get(id: string): T | undefined {
    return this.#byId.get(id)
  }

  /** The record with this name in its scope. */
  named(scope: string, name: string): T | undefined {
    return this.#byName.get(`${scope}/${name}`)
  }

  /** All records of one scope, sorted. */
  in(scope: string): readonly T[] {
    return this.#scopes.get(scope)
  }

  /** All records with this key in a secondary index, sorted. */
  by(index: Index, key: string): readonly T[] {
    return this.#indexes.get(index)!.get(key)
  }

  /** All records, in insertion order. */
  all(): IterableIterator<T> {
    return this.#byId.values()
  }

  insert(record: T): T {
    if (this.#byId.has(record.id)) throw new Error(`the table already holds ${record.id}`)
    this.#link(record)
    this.#tell(undefined, record)
    return record
  }

  update(id: string, patch: Partial<T>): T {
    const before = this.#byId.get(id)
    if (!before) throw new Error(`the table does not hold ${id}`)
    const after = { ...before, ...patch }
    this.#unlink(before)
    try {
      this.#link(after)
    } catch (error) {
      this.#link(before)
      throw error
    }
    this.#tell(before, after)
    return after
  }

  /** Removing a missing record is no error: cascades may reach a record twice. */
  remove(id: string): void {
    const record = this.#byId.get(id)
    if (!record) return
    this.#byId.delete(id)
    this.#unlink(record)
    this.#tell(record, undefined)
  }

  /** Calls back after every insert, update and removal. */
  watch(listener: Listener<T>): void {
    this.#listeners.push(listener)
  }

  #link(record: T) {
    const scope = this.#scopeOf(record)
    if (record.name !== undefined) {
      const key = `${scope}/${record.name}`
      if (this.#byName.has(key)) throw new Error(`the name ${record.name} is taken in its scope`)
      this.#byName.set(key, record)
    }
    this.#byId.set(record.id, record)
    this.#scopes.add(scope, record)
    for (const [index, keyOfRecord] of this.#keys) {
      const key = keyOfRecord(record)
      if (key) this.#indexes.get(index)!.add(key, record)
    }
  }

  #unlink(record: T) {
    const scope = this.#scopeOf(record)
    if (record.name !== undefined) this.#byName.delete(`${scope}/${record.name}`)
    this.#scopes.remove(scope, record)
    for (const [index, keyOfRecord] of this.#keys) {
      const key = keyOfRecord(record)
      if (key) this.#indexes.get(index)!.remove(key, record)
    }
  }

  #tell(before: T | undefined, after: T | undefined) {
    for (const listener of this.#listeners) listener(before, after)
  }
}
