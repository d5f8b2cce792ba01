import { selectData, selectEntry } from '@/api/core/api'
import type { OperationTable, Query } from '@/api/operations/table'
import { rich } from '@/lib/rich-text'
import { capitalize } from '@/lib/text'
import { typedAddress } from '@/lib/typed-address'
import type { PaletteItem } from '@/store/palette/items'
import type { OpenedPage } from '@/store/palette/slice'
import { isAnswered } from '@/store/queries/stable-list'
import { selectHasAuditLog } from '@/store/release/release'
import { roleQueries } from '@/store/session/rights'
import type { RootState } from '@/store/setup/state'
import { siloPaths } from '@/store/silo/paths'
import { auditLogOf } from '@/store/layouts'
import { fleetRoleQueries } from '@/store/system/queries'
import { addressItems, unknownAddress } from './address-places'
import { findObjects, isForAddress, termsOf, type FoundObject } from './find'
import type { ObjectKind } from './kind'
import { KINDS, objectAt, type KindId, type OpenedObject } from './kinds'
import { readOf, type Known, type Read } from './known'

/** An item that has been found already, with where it is or what was found of it. */
export interface FoundItem extends PaletteItem {
  detail?: string
  /** The names of the object that it acts on and of its parents. */
  place?: FoundObject['names']
  /** The page to open instead as long as the code of the screen that carries it out is missing. */
  unless?: { screen: string; to: string }
}

/** Number of objects whose actions are listed, and of recent objects. */
const MOST = 5

/** Number of objects listed. */
const MOST_OBJECTS = 100

/** The objects opened recently, the latest first. */
const openedObjects = (recent: readonly OpenedPage[]): readonly OpenedObject[] =>
  [
    ...new Map(
      recent
        .flatMap(({ path, params }) => objectAt(path, params) ?? [])
        .toReversed()
        .map(object => [object.to, object] as const),
    ).values(),
  ].toReversed()

/** The parents of an object. */
const placeOf = ({ silo, project, vpc }: FoundObject['names'], kind: KindId) => {
  const { per }: ObjectKind = KINDS[kind]
  if (per === 'silo') return [silo ?? '']
  if (per === undefined) return []
  return [per === 'VPC' ? `${project}/${vpc}` : (project ?? '')]
}

const objectItem = ({ kind, name, names, to, id, because }: FoundObject): FoundItem => ({
  id: `found/${id}`,
  group: capitalize(KINDS[kind].nouns),
  label: name,
  detail: [...placeOf(names, kind), ...(because === undefined ? [] : [because])].join(' · '),
  to,
})

/** An object whose actions are listed: those that begin with a word, or all. */
interface Acted {
  object: FoundObject
  verb: string
}

/** What a search has found. */
export interface Search {
  query: string
  objects: readonly FoundObject[]
  acted: readonly Acted[]
}

/**
 * Finds the objects that match a search, and those of them whose actions are listed: the first ones
 * if there are few. One word may be that of an action: `stop db1`.
 */
export const searchObjects = (
  { objects, addresses }: Pick<Known, 'objects' | 'addresses'>,
  query: string,
  recentPages: readonly OpenedPage[],
): Search => {
  const terms = termsOf(query)
  const recent = openedObjects(recentPages).map(({ to }) => to)
  const find = (words: typeof terms) => findObjects(objects, addresses, words, recent)
  const found = find(terms)
  const few = found.length <= MOST ? found : found.filter(({ rank }) => rank === 0).slice(0, MOST)
  return {
    query,
    objects: found.slice(0, MOST_OBJECTS),
    acted:
      found.length > 0
        ? few.map(object => ({ object, verb: '' }))
        : terms.flatMap(verb =>
            find(terms.filter(term => term !== verb))
              .slice(0, MOST_OBJECTS)
              .map(object => ({ object, verb: verb.text })),
          ),
  }
}

/** The queries that the actions on an object depend on and that are not answered yet. */
const contextOf = (
  state: RootState,
  operations: OperationTable,
  { kind, names }: FoundObject,
): readonly Query[] => {
  const { isFor, context }: ObjectKind = KINDS[kind]
  return [
    ...(isFor === 'operators' ? fleetRoleQueries({}, query => selectData(state, query)) : []),
    ...(context ? context(state, names) : []),
    ...roleQueries(state, names.project),
  ].filter(query => query.endpoint in operations && !isAnswered(selectEntry(state, query)))
}

/** The next queries to answer for the listed actions. */
export const selectContext = (
  state: RootState,
  operations: OperationTable,
  { acted }: Search,
): readonly Read[] => [
  ...new Map(
    acted
      .flatMap(({ object }) => contextOf(state, operations, object))
      .map(readOf)
      .map(read => [read.key, read] as const),
  ).values(),
]

const READING = rich`Reading what this depends on…`

const actionItems = (
  state: RootState,
  operations: OperationTable,
  { object, verb }: Acted,
): readonly FoundItem[] => {
  const { kind, name, names, item, id, to: page } = object
  const { noun, actions, screen }: ObjectKind = KINDS[kind]
  const group = [`${capitalize(noun)} ${name}`, ...placeOf(names, kind)].join(' · ')
  const isReading = contextOf(state, operations, object).length > 0
  return actions(state, item, names)
    .filter(({ label }) =>
      label
        .toLowerCase()
        .split(' ')
        .some(word => word.startsWith(verb)),
    )
    .map(({ id: action, label, reason, to, event }) => ({
      id: `found/${id}/${action}`,
      place: names,
      group,
      label,
      reason: reason ?? (isReading && event ? READING : undefined),
      ...(to !== undefined && { to }),
      ...(event && { event }),
      ...(event && screen && { unless: { screen: screen.id, to: page } }),
    }))
}

/**
 * What a pasted id leads to if it is that of no object that has been read: an instance, or the entry
 * of a request in the audit log.
 */
const pastedItems = (state: RootState, query: string): readonly FoundItem[] => {
  // Messages show the id of a request after these words.
  const [, isRequest, rest = ''] = /^(request(?: id)?:?\s)?(.*)$/i.exec(query) ?? []
  const [term, ...others] = termsOf(rest)
  const typed = term && typedAddress(term.text)
  if (typed?.kind !== 'id' || others.length > 0) return []
  const lookup: FoundItem = {
    id: 'found/lookup',
    group: 'By ID',
    label: `Look up instance ${typed.text}`,
    to: siloPaths.instanceLookup({ instance: typed.text }),
  }
  const request: FoundItem = {
    id: 'found/request',
    group: 'By ID',
    label: `Find request ${typed.text} in the audit log`,
    to: auditLogOf({ request: typed.text, range: '30d' }),
  }
  return [...(isRequest ? [] : [lookup]), ...(selectHasAuditLog(state) ? [request] : [])]
}

/** The objects opened recently, except that of the page: offered before anything is typed. */
export const recentItems = (recent: readonly OpenedPage[], path: string): readonly FoundItem[] => {
  const here = objectAt(path, recent[0]?.path === path ? recent[0].params : {})
  return (
    openedObjects(recent)
      // Those that addresses name by their ids have names that are not known here.
      .filter(({ to, name }) => to !== here?.to && to !== path && typedAddress(name)?.kind !== 'id')
      .slice(0, MOST)
      .map(({ kind, name, to }) => ({
        id: `recent/${to}`,
        group: 'Recent',
        label: name,
        detail: capitalize(KINDS[kind].noun),
        to,
      }))
  )
}

/**
 * What a typed address is in, the found objects and the actions on them; without any, what a pasted
 * id leads to.
 */
export const foundItems = (
  state: RootState,
  operations: OperationTable,
  { query, objects, acted }: Search,
  known: Known,
): readonly FoundItem[] => {
  const { ip } = isForAddress(termsOf(query))
  const items = [
    ...(ip ? addressItems(state, known.objects, ip) : []),
    ...objects.map(objectItem),
    ...acted.flatMap(each => actionItems(state, operations, each)),
  ]
  if (items.length > 0) return items
  // What has not been read may have it.
  return ip && known.reads.length === 0 && !known.isPart
    ? [unknownAddress(ip)]
    : pastedItems(state, query)
}

/** The screens whose workflows carry out the listed actions. */
export const screensOf = ({ acted }: Search): readonly string[] => [
  ...new Set(
    acted.flatMap(({ object }) => {
      const { screen }: ObjectKind = KINDS[object.kind]
      return screen ? [screen.to] : []
    }),
  ),
]
