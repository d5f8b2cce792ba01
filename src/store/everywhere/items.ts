import { typedAddress } from '@/lib/typed-address'
import { capitalize } from '@/lib/text'
import type { PaletteItem } from '@/store/palette/items'
import type { OpenedPage } from '@/store/palette/events'
import { selectHasAuditLog } from '@/store/release/selectors'
import type { RootState } from '@/store/setup/state'
import { siloPaths } from '@/store/silo/paths'
import { auditLogOf } from '@/store/system/paths'
import { findObjects, termsOf, type FoundObject } from './find'
import { KINDS, objectAt, type OpenedObject } from './kinds'
import type { Known } from './known'

/** An item that has been found already, with where it is or what was found of it. */
export interface FoundItem extends PaletteItem {
  detail?: string
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

const placeOf = ({ project, vpc }: FoundObject['names'], kind: string) =>
  kind === 'project' || !project
    ? []
    : [vpc === undefined || kind === 'vpc' ? project : `${project}/${vpc}`]

const objectItem = ({ kind, name, names, to, id, because }: FoundObject): FoundItem => ({
  id: `found/${id}`,
  group: capitalize(KINDS[kind].nouns),
  label: name,
  detail: [...placeOf(names, kind), ...(because === undefined ? [] : [because])].join(' · '),
  to,
})

/** The actions on an object that begin with a word, or all. */
const actionItems = (state: RootState, object: FoundObject, verb = ''): readonly FoundItem[] => {
  const { kind, name, names, item, id } = object
  const group = [`${capitalize(KINDS[kind].noun)} ${name}`, ...placeOf(names, kind)].join(' · ')
  return KINDS[kind]
    .actions(state, item, names)
    .filter(({ label }) =>
      label
        .toLowerCase()
        .split(' ')
        .some(word => word.startsWith(verb)),
    )
    .map(action => ({
      id: `found/${id}/${action.id}`,
      group,
      label: action.label,
      reason: action.reason,
      ...(action.to !== undefined && { to: action.to }),
      ...(action.event && { event: action.event }),
    }))
}

/**
 * What a pasted id leads to if it is that of no object that has been read: an instance, or the entry
 * of a request in the audit log.
 */
const pastedItems = (state: RootState, query: string): readonly FoundItem[] => {
  const typed = typedAddress(query)
  return typed?.kind === 'id'
    ? [
        {
          id: 'found/lookup',
          group: 'By ID',
          label: `Look up instance ${typed.text}`,
          to: siloPaths.instanceLookup({ instance: typed.text }),
        },
        ...(selectHasAuditLog(state)
          ? [
              {
                id: 'found/request',
                group: 'By ID',
                label: `Find request ${typed.text} in the audit log`,
                to: auditLogOf({ request: typed.text, range: '30d' }),
              },
            ]
          : []),
      ]
    : []
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
 * The objects that match a search, and the actions on the first ones if there are few. One word may
 * be that of an action: `stop db1`.
 */
export const foundItems = (
  state: RootState,
  { objects, addresses }: Pick<Known, 'objects' | 'addresses'>,
  query: string,
): readonly FoundItem[] => {
  const terms = termsOf(query)
  const recent = openedObjects(state.palette.recent).map(({ to }) => to)
  const find = (words: typeof terms) => findObjects(objects, addresses, words, recent)
  const found = find(terms)
  if (found.length > 0) {
    const few = found.length <= MOST ? found : found.filter(({ rank }) => rank === 0).slice(0, MOST)
    return [
      ...found.slice(0, MOST_OBJECTS).map(objectItem),
      ...few.flatMap(object => actionItems(state, object)),
    ]
  }
  const asActions = terms.flatMap(verb =>
    find(terms.filter(term => term !== verb))
      .slice(0, MOST_OBJECTS)
      .flatMap(object => actionItems(state, object, verb.text)),
  )
  return asActions.length > 0 ? asActions : pastedItems(state, query)
}
