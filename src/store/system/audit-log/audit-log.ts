import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectData, selectEntry } from '@/api/core/api'
import { cacheKey } from '@/api/core/cache-key'
import type { ApiError } from '@/api/core/api-error'
import type {
  AuditLogEntry,
  AuditLogEntryActor,
  Silo,
  User,
  UserBuiltin,
} from '@/api/generated/types'
import { without } from '@/lib/without'
import type { Query } from '@/api/operations/table'
import { withSearch } from '@/lib/search'
import { truncateMiddle } from '@/lib/text'
import { toMillis } from '@/lib/time'
import type { TimeWindow } from '@/lib/time-range'
import { usersQuery } from '@/store/access/queries'
import type { KnownObject } from '@/store/everywhere/find'
import { KIND_IDS, KINDS, type KindId } from '@/store/everywhere/kinds'
import { selectLocation } from '@/store/navigation/selectors'
import { pageQuery, selectNextToken } from '@/store/paging/selectors'
import type { Poll } from '@/store/polling/poll'
import { sameList } from '@/store/queries/stable-list'
import { selectCurrentUser } from '@/store/session/session'
import type { RootState } from '@/store/setup/state'
import { followTimeRange } from '@/store/time-range/following'
import { chartsSchedule, isChartsRescheduledBy, selectWindow } from '@/store/time-range/selectors'
import { systemPaths } from '../paths'
import { siloChoicesQuery } from '../silos/queries'
import { readFilters, resultKeyOf, testOf, type AuditRow } from './filters'
import { objectOf, objectText, type AuditObject } from './objects'
import { auditLogQuery, builtinUsersQuery, userOfSiloQuery } from './queries'
import { operationWords } from './operation-names'

/** Matching rows after which no further page is read, and pages after which none is either. */
const [ENOUGH, MOST_PAGES] = [200, 5]
/** Pages for an export, of 1,000 entries each, and for each press of a button. */
export const [EXPORT_PAGES, MORE_PAGES] = [100, 5]
/** Users of other silos that are read by their ids. */
const MOST_USERS = 100
/** Milliseconds. */
const [SECOND, MINUTE] = [1_000, 60_000]

/** The end of a window, with its last second: windows end with the second that has begun. */
export const endOf = ({ end }: TimeWindow): string => new Date(end + SECOND).toISOString()

/** The newest entries of a time window. */
const windowQuery = (window: TimeWindow) =>
  auditLogQuery({ startTime: new Date(window.start).toISOString(), endTime: endOf(window) })

type Objects = readonly KnownObject[]

/** The kinds that the log leads to, by their nouns. */
const PAGES: ReadonlyMap<string, KindId> = new Map(
  KIND_IDS.flatMap(id => (KINDS[id].isLinked ? [[KINDS[id].noun, id] as const] : [])),
)

const pageOf = ({ noun, name, parents }: AuditObject): string | undefined => {
  const kind = PAGES.get(noun)
  if (kind === undefined || name === '') return undefined
  const { page, param } = kind === 'image' && !parents.project ? KINDS.siloImage : KINDS[kind]
  try {
    return page({ ...parents, [param]: name })
  } catch {
    // Named by id, without its parents.
    return undefined
  }
}

/** The one object of that kind and place that was made while the entry's request ran. */
const madeBy = (
  { timeStarted, timeCompleted }: AuditLogEntry,
  { noun, parents }: AuditObject,
  objects: Objects,
): KnownObject | undefined => {
  const [start, end] = [toMillis(timeStarted), toMillis(timeCompleted)]
  const found = objects.filter(({ kind, names, item }) => {
    const made = toMillis((item as { timeCreated?: string }).timeCreated ?? '')
    const isThere = kind === PAGES.get(noun) && names.project === parents.project
    return isThere && made >= start && made <= end
  })
  return found.length === 1 ? found[0] : undefined
}

const describe = (entry: AuditLogEntry, objects: Objects) => {
  const about = objectOf(entry.requestUri, entry.operationId)
  if (!about) return { about, aboutText: '', aboutHref: undefined, isByTime: false }
  const known = about.isNew
    ? madeBy(entry, about, objects)
    : objects.find(({ id }) => id === about.name)
  const { name = about.name, names, to } = known ?? {}
  // The names of where an object is include its own.
  const own = known ? KINDS[known.kind].param : about.noun
  const parents = without({ ...names, ...about.parents }, own)
  const named = { ...about, name, parents }
  return {
    about,
    aboutText: objectText(known ? named : about) + (about.isCut ? ' (cut)' : ''),
    aboutHref: to ?? pageOf(about),
    isByTime: known !== undefined && about.isNew === true,
  }
}

/** What is known of those whom entries name by their ids. */
interface Names {
  users: readonly User[]
  silos: readonly Silo[]
  builtins: readonly UserBuiltin[]
  /** Ids of users of other silos, each before the name. */
  others: readonly string[]
}

const ID_LENGTH = 14

const nameOfUser = (id: string, { users, others }: Names): string =>
  users.find(user => user.id === id)?.displayName ||
  others[others.indexOf(id) + 1] ||
  truncateMiddle(id, ID_LENGTH)

const nameOfSilo = (id: string, { silos }: Names): string =>
  silos.find(silo => silo.id === id)?.name ?? truncateMiddle(id, ID_LENGTH)

const actorOf = (actor: AuditLogEntryActor, names: Names) => {
  switch (actor.kind) {
    case 'silo_user':
      return {
        actorKey: actor.siloUserId,
        actorText: nameOfUser(actor.siloUserId, names),
        siloName: nameOfSilo(actor.siloId, names),
      }
    case 'user_builtin': {
      const { userBuiltinId: id } = actor
      const name = names.builtins.find(user => user.id === id)?.name
      return {
        actorKey: id,
        actorText: `${name ?? truncateMiddle(id, ID_LENGTH)} (built-in)`,
        siloName: '',
      }
    }
    case 'scim': {
      const siloName = nameOfSilo(actor.siloId, names)
      return { actorKey: `scim/${actor.siloId}`, actorText: `SCIM of ${siloName}`, siloName }
    }
    case 'unauthenticated':
      return { actorKey: actor.kind, actorText: 'Not signed in', siloName: '' }
    default: {
      // Of a newer rack.
      const { kind } = actor as { kind: string }
      return { actorKey: kind, actorText: kind, siloName: '' }
    }
  }
}

const rowOf = (entry: AuditLogEntry, names: Names, objects: Objects, search: string): AuditRow => {
  const { id, actor, operationId, timeStarted, timeCompleted, result } = entry
  const described = describe(entry, objects)
  const { about } = described
  const who = actorOf(actor, names)
  const operationText = operationWords(operationId)
  return {
    ...entry,
    ...described,
    ...who,
    ...(about?.noun === 'sign-in at silo' && { siloName: about.name }),
    name: `${operationText} at ${timeCompleted}`,
    href: withSearch(systemPaths.auditEntry({ entryId: id }), search, {
      at: timeCompleted,
      export: null,
    }),
    operationText,
    resultKey: resultKeyOf(result),
    durationMs: toMillis(timeCompleted) - toMillis(timeStarted),
  }
}

/** The rows of one page of the log. */
const rowsOf = weakMapMemoize(
  (
    entries: readonly AuditLogEntry[],
    names: Names,
    objects: Objects,
    search: string,
  ): readonly AuditRow[] => entries.map(entry => rowOf(entry, names, objects, search)),
)

const NONE: readonly never[] = []

/** The users of other silos among the actors, as far as they are read. */
const othersOf = weakMapMemoize((own: string, ...pages: readonly (readonly AuditLogEntry[])[]) => {
  const found = new Map<string, { silo: string; user: string }>()
  for (const { actor } of pages.flat())
    if (actor.kind === 'silo_user' && actor.siloId !== own)
      found.set(actor.siloUserId, { silo: actor.siloId, user: actor.siloUserId })
  return [...found.values()].slice(0, MOST_USERS)
})

const namesOf = weakMapMemoize(
  (
    users: readonly User[] = NONE,
    silos: readonly Silo[] = NONE,
    builtins: readonly UserBuiltin[] = NONE,
    others: readonly string[] = NONE,
  ): Names => ({ users, silos, builtins, others }),
)

const itemsOf = (state: RootState, query: Query): readonly AuditLogEntry[] | undefined =>
  (selectData(state, query) as { items: readonly AuditLogEntry[] } | undefined)?.items

const namesFor = (state: RootState, pages: readonly (readonly AuditLogEntry[])[]) => {
  const others = othersOf(selectCurrentUser(state)?.siloId ?? '', ...pages)
  const named = others.flatMap(each => [
    each.user,
    selectData(state, userOfSiloQuery(each))?.displayName ?? '',
  ])
  const names = namesOf(
    selectData(state, usersQuery({}))?.items,
    selectData(state, siloChoicesQuery)?.items,
    selectData(state, builtinUsersQuery)?.items,
    sameList(...named),
  )
  return { names, queries: others.map(userOfSiloQuery) }
}

/** A page of the log, with a key that tells it from others. */
interface Page {
  key: string
  query: Query
}

const toPage = weakMapMemoize((query: Query): Page => ({ key: cacheKey(query), query }))

/** The log as far as it has been read. */
export interface AuditLog {
  /** The pages read, and being read. */
  pages: readonly Page[]
  /** The queries for the names of actors. */
  names: readonly Query[]
  rows: readonly AuditRow[]
  /** The rows that pass the filters. */
  matching: readonly AuditRow[]
  /** `part`: there are older entries. */
  extent: 'reading' | 'part' | 'whole' | 'failed'
  problem?: ApiError | undefined
}

const filtered = weakMapMemoize(
  (search: string, ...pages: readonly (readonly AuditRow[])[]): readonly AuditRow[] => {
    const rows = pages.flat()
    return rows.filter(testOf(rows, readFilters(search)))
  },
)
const joined = weakMapMemoize((...pages: readonly (readonly AuditRow[])[]) => pages.flat())

const EMPTY: AuditLog = {
  pages: NONE,
  names: NONE,
  rows: NONE,
  matching: NONE,
  extent: 'reading',
}

/** How many pages the address asks for in any case. */
const leastPages = (search: string): number => {
  const params = new URLSearchParams(search)
  if (params.has('export')) return EXPORT_PAGES
  return Math.min(Number(params.get('pages')) || 1, EXPORT_PAGES)
}

const logOf = weakMapMemoize(
  (
    extent: AuditLog['extent'],
    problem: ApiError | undefined,
    pages: readonly Page[],
    names: readonly Query[],
    rows: readonly AuditRow[],
    matching: readonly AuditRow[],
  ): AuditLog => ({ pages, names, rows, matching, extent, problem }),
)

/** The entries in the range of the address. The same object until one of them changes. */
export const selectAuditLog = (state: RootState, search: string, objects: Objects): AuditLog => {
  const window = selectWindow(state)
  if (!window) return EMPTY
  const first: Query = windowQuery(window)
  const read: (readonly AuditLogEntry[])[] = []
  const pages: Query[] = []
  const least = leastPages(search)
  // A request has one entry.
  const enough = readFilters(search).request === '' ? ENOUGH : 1
  let extent: AuditLog['extent'] = 'reading'
  let rows: (readonly AuditRow[])[] = []
  let queries: readonly Query[] = NONE
  for (let token: string | undefined; extent === 'reading';) {
    const query = pages.length === 0 ? first : pageQuery(first, token, 1000)
    pages.push(query)
    const items = itemsOf(state, query)
    if (!items) break
    read.push(items)
    const known = namesFor(state, read)
    queries = known.queries
    rows = read.map(page => rowsOf(page, known.names, objects, search))
    token = selectNextToken(state, query)
    const isEnough = pages.length >= MOST_PAGES || filtered(search, ...rows).length >= enough
    if (token === undefined) extent = 'whole'
    else if (pages.length >= least && isEnough) extent = 'part'
  }
  const problem = extent === 'reading' ? selectEntry(state, pages.at(-1)!)?.error : undefined
  return logOf(
    problem ? 'failed' : extent,
    problem,
    sameList(...pages.map(query => toPage(query))),
    sameList(...queries),
    joined(...rows),
    filtered(search, ...rows),
  )
}

/** The minute before and after the time in the link of an entry. */
const windowAround = weakMapMemoize((at: string): TimeWindow => ({
  start: toMillis(at) - MINUTE,
  end: toMillis(at) + MINUTE,
}))

/** The query that finds an entry outside the range, by the time in its link. */
const entryQueries = (search: string, window: TimeWindow): readonly Query[] => {
  const at = new URLSearchParams(search).get('at') ?? ''
  const time = toMillis(at)
  const isOutside = time < window.start || time >= window.end
  return isOutside ? [windowQuery(windowAround(at))] : NONE
}

/** Reads the newest entries of the range in the address, and the entry of a link outside it. */
export const watchAuditLog = followTimeRange({
  routes: 'system/audit-log/',
  queries: (_state, { search }, window) => [windowQuery(window), ...entryQueries(search, window)],
})

/** An entry in a panel, and its neighbours in the list. */
export interface AuditEntryView {
  entry: AuditRow | undefined
  isReading: boolean
  newer: AuditRow | undefined
  older: AuditRow | undefined
}

export const selectEntryView = (
  state: RootState,
  search: string,
  id: string,
  log: AuditLog,
): AuditEntryView => {
  const at = log.matching.findIndex(row => row.id === id)
  const window = selectWindow(state)
  const [query] = window ? entryQueries(search, window) : NONE
  const items = query && itemsOf(state, query)
  const entry =
    log.rows.find(row => row.id === id) ??
    (items &&
      rowsOf(items, namesFor(state, [items]).names, NONE, search).find(row => row.id === id))
  return {
    entry,
    isReading: log.extent === 'reading' || (query !== undefined && !items),
    newer: at > 0 ? log.matching[at - 1] : undefined,
    older: at >= 0 ? log.matching[at + 1] : undefined,
  }
}

const firstPage = (state: RootState): readonly Query[] => {
  const window = selectWindow(state)
  return window ? [windowQuery(window)] : NONE
}

/** Reads the log again as often as the user has chosen. */
export const auditLogPoll: Poll = () => ({
  queries: firstPage,
  schedule: state => chartsSchedule(state, firstPage(state), 0),
  isRescheduledBy: isChartsRescheduledBy,
})

/** The palette actions of the log. */
export const selectAuditLogActions = (state: RootState) =>
  toActions(selectLocation(state)?.search ?? '')

const toActions = weakMapMemoize((search: string) => ({
  group: 'Audit log',
  actions: [
    {
      id: 'export',
      label: 'Export',
      to: withSearch(systemPaths.auditLog(), search, { export: 'csv', at: null }),
    },
  ],
}))
