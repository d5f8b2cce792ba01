import { lruMemoize, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData, selectEntry } from '@/api/core/api'
import { cacheKey } from '@/api/core/cache-key'
import type { ExternalIp, FloatingIp, InstanceNetworkInterface } from '@/api/generated/types'
import type { OperationTable, Query } from '@/api/operations/table'
import { privateIps } from '@/lib/ip-stack'
import { formatNumber } from '@/lib/number'
import { pluralize } from '@/lib/text'
import { selectWholeItems, selectWholeQueries } from '@/store/lists/whole'
import { externalIpsQuery, vpcListQuery } from '@/store/project/queries'
import { subnetInterfacesQuery } from '@/store/project/vpcs/queries'
import { isAnswered } from '@/store/queries/stable-list'
import type { RootState } from '@/store/setup/state'
import { placeSteps } from './address-places'
import type { KnownObject } from './find'
import type { Names, ObjectKind } from './kind'
import { addressOf, KINDS, type KindId } from './kinds'
import {
  isMore,
  MOST_PLACES,
  selectKinds,
  selectPlaces,
  type Places,
  type Scope,
  type Step,
} from './places'

/** Number of lists read at once. */
export const AT_ONCE = 4

/** Number of instances whose external IPs are read, each with a call, unless the user wants all. */
const MOST_INSTANCES = 200

/** A query to answer; the key tells it from others. */
export interface Read {
  key: string
  query: Query
}

export const readOf = (query: Query): Read => ({ key: cacheKey(query), query })

export const areSameReads = (some: readonly Read[], others: readonly Read[]): boolean =>
  isSameList(
    some.map(({ key }) => key),
    others.map(({ key }) => key),
  )

/** What has been read of the objects that the user may see. */
export interface Known {
  objects: readonly KnownObject[]
  /** The addresses of instances, by their ids. */
  addresses: ReadonlyMap<string, readonly string[]>
  /** The next queries to answer. */
  reads: readonly Read[]
  /** What is being read, or what has been searched. */
  told: string
  /** Whether there is more, which is read only if the user wants that. */
  isPart: boolean
}

interface Named {
  id: string
  name: string
}

const NONE: readonly Address[] = []
const NO_ADDRESSES: readonly string[] = []
const NO_ITEMS: readonly unknown[] = []
const NO_PARENTS: Names = {}

/** Returns the same object for the same parents. */
const inProject = weakMapMemoize((project: string): Names => ({ project }))
const inVpc = weakMapMemoize((project: string, vpc: string): Names => ({ project, vpc }))
const inSilo = weakMapMemoize((silo: string): Names => ({ silo }))

const toObjects = weakMapMemoize(
  (items: readonly unknown[], kind: KindId, parents: Names): readonly KnownObject[] => {
    const definition: ObjectKind = KINDS[kind]
    const { param, nameOf, keyOf, idOf, addressesOf } = definition
    return items.map(item => {
      const { id, name } = item as Named
      const names = { ...parents, [param]: keyOf ? keyOf(item) : name }
      return {
        kind,
        name: nameOf ? nameOf(item) : name,
        names,
        to: addressOf(definition, names),
        id: idOf ? idOf(item) : id,
        addresses: addressesOf ? addressesOf(item) : NO_ADDRESSES,
        item,
      }
    })
  },
)

const isSameList = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((each, at) => each === other[at])

/** Remembers the last result only: with each list that is read, there is a new one. */
const forLists = <Item, Result>(make: (lists: readonly (readonly Item[])[]) => Result) =>
  lruMemoize(make, { equalityCheck: isSameList as (one: unknown, other: unknown) => boolean })

const joined = forLists((lists: readonly (readonly KnownObject[])[]) => lists.flat())

/** The steps that read what has a name. Those of parts follow from the parents that have been read. */
const namedSteps = (
  state: RootState,
  operations: OperationTable,
  places: Places,
  { isAll }: Scope,
): readonly Step[] => {
  const most = isAll ? Infinity : MOST_PLACES
  const kinds = selectKinds(state)
  const stepOf = (kind: KindId, parents: readonly Names[]): Step => {
    const { nouns, per, isUnpaged, list }: ObjectKind = KINDS[kind]
    const lists = parents.map(names => ({ list: list(names), kind, names }))
    // The operations of some areas are loaded with their pages.
    return { nouns, per, isUnpaged, lists: lists.filter(each => each.list.endpoint in operations) }
  }
  const stepsOf = (isIn: (kind: ObjectKind) => boolean, parents: readonly Names[]) =>
    kinds.filter(kind => isIn(KINDS[kind])).map(kind => stepOf(kind, parents))
  const { own } = places
  const others = places.others.slice(0, most)
  const all = [...own, ...others]
  const vpcs = all.flatMap(project =>
    selectWholeItems(state, vpcListQuery({ project })).map(({ name }) => inVpc(project, name)),
  )
  const silos = places.silos.slice(0, most).map(name => inSilo(name))
  const isFirst = ({ per, isFirst: comesFirst }: ObjectKind) =>
    per === 'project' && comesFirst === true
  return [
    stepOf('project', [NO_PARENTS]),
    ...stepsOf(
      isFirst,
      own.map(project => inProject(project)),
    ),
    ...stepsOf(kind => kind.per === undefined && kind !== KINDS.project, [NO_PARENTS]),
    ...stepsOf(
      isFirst,
      others.map(project => inProject(project)),
    ),
    ...stepsOf(({ per }) => per === 'VPC', vpcs),
    ...stepsOf(
      kind => kind.per === 'project' && !isFirst(kind),
      all.map(project => inProject(project)),
    ),
    ...stepsOf(({ per }) => per === 'silo', silos),
  ]
}

/** The steps that read addresses of instances. */
const addressSteps = (
  objects: readonly KnownObject[],
  { isIp, isMac, isAll }: Scope,
): readonly Step[] => {
  const subnets = objects.filter(({ kind }) => kind === 'subnet')
  const instances = objects.filter(({ kind }) => kind === 'instance')
  const most = isAll ? instances.length : MOST_INSTANCES
  return [
    ...(isIp || isMac
      ? [
          {
            nouns: 'network interfaces',
            per: 'subnet',
            lists: subnets.map(({ id, names }) => ({
              list: subnetInterfacesQuery({ subnet: id }),
              names,
            })),
          },
        ]
      : []),
    ...(isIp
      ? [
          {
            nouns: 'external IPs',
            per: 'instance',
            isUnpaged: true as const,
            lists: instances.slice(0, most).map(({ id, names }) => ({
              list: externalIpsQuery({
                project: names.project ?? '',
                instance: names.instance ?? '',
              }),
              names: { id },
            })),
          },
        ]
      : []),
  ]
}

interface Address {
  instance: string
  address: string
}

const ofInterface = ({ instanceId, ipStack, mac }: InstanceNetworkInterface): Address[] =>
  [mac, ...privateIps(ipStack).map(({ ip }) => ip)].map(address => ({
    instance: instanceId,
    address,
  }))

const toAddresses = forLists(
  (lists: readonly (readonly Address[])[]): ReadonlyMap<string, readonly string[]> => {
    const found = new Map<string, string[]>()
    for (const { instance, address } of lists.flat()) {
      const known = found.get(instance)
      if (known) known.push(address)
      else found.set(instance, [address])
    }
    return found
  },
)

const floatingAddresses = weakMapMemoize((items: readonly FloatingIp[]): readonly Address[] =>
  items.flatMap(({ instanceId, ip }) => (instanceId ? { instance: instanceId, address: ip } : [])),
)
const interfaceAddresses = weakMapMemoize((items: readonly InstanceNetworkInterface[]) =>
  items.flatMap(ofInterface),
)
const externalAddresses = weakMapMemoize((items: readonly ExternalIp[], instance: string) =>
  items.map(({ ip }): Address => ({ instance, address: ip })),
)

/** The items of a list that has no pages. */
const selectWhole = (state: RootState, list: Query): readonly unknown[] =>
  (selectData(state, list) as readonly unknown[] | undefined) ?? NO_ITEMS

const queriesOf = (state: RootState, { isUnpaged, lists }: Step): readonly Query[] =>
  isUnpaged
    ? lists.map(({ list }) => list)
    : lists.flatMap(({ list }) => selectWholeQueries(state, list, true))

const isUnread = (state: RootState, query: Query) => !isAnswered(selectEntry(state, query))

const tell = (
  state: RootState,
  steps: readonly Step[],
  objects: readonly KnownObject[],
  unsearched: number,
) => {
  const counted = steps.map(step => {
    const queries = queriesOf(state, step)
    return { ...step, queries, unread: queries.filter(query => isUnread(state, query)).length }
  })
  const next = counted.find(({ unread }) => unread > 0)
  if (next) {
    const { nouns, per } = next
    const alike = counted.filter(step => step.nouns === nouns)
    const more = alike.reduce((sum, step) => sum + step.unread, 0)
    return `Reading ${nouns}${per === undefined ? '' : ` of ${pluralize(`more ${per}`, more)}`}…`
  }
  const failed = counted
    .flatMap(({ queries }) => queries)
    .filter(query => selectEntry(state, query)?.error !== undefined).length
  const listed = objects.filter(({ kind }) => kind === 'project').length
  // If they could not be listed, those that objects were found in.
  const projects = listed || new Set(objects.flatMap(({ names }) => names.project ?? [])).size
  const searched = unsearched > 0 ? `${formatNumber(projects - unsearched)} of ` : ''
  const problem = failed > 0 ? ` ${pluralize('list', failed)} could not be read.` : ''
  return `Searched ${pluralize('object', objects.length)} in ${searched}${pluralize('project', projects)}.${problem}`
}

/** The kinds that lead to instances by their addresses. */
const LEADING: ReadonlySet<KindId> = new Set(['project', 'instance', 'floatingIp', 'vpc', 'subnet'])

const isLeading = ({ lists: [first] }: Step) => !first?.kind || LEADING.has(first.kind)

/** The steps in the order of reading: for an address, first what may have it. */
const inOrder = (steps: readonly Step[], { isIp, isMac }: Scope): readonly Step[] =>
  isIp || isMac ? [...steps.filter(isLeading), ...steps.filter(step => !isLeading(step))] : steps

/** The addresses in the lists of a step. */
const addressesIn = (state: RootState, { isUnpaged, lists }: Step) =>
  lists.map(({ list, kind, names }) => {
    if (isUnpaged) {
      const { items } = (selectData(state, list) ?? {}) as { items?: readonly ExternalIp[] }
      return items ? externalAddresses(items, names.id ?? '') : NONE
    }
    const items = selectWholeItems(state, list)
    return kind === 'floatingIp'
      ? floatingAddresses(items as readonly FloatingIp[])
      : interfaceAddresses(items as readonly InstanceNetworkInterface[])
  })

/** What is known of all objects, and what to read next. */
export const selectKnown = (state: RootState, operations: OperationTable, scope: Scope): Known => {
  const parents = selectPlaces(state, scope.project)
  const named = namedSteps(state, operations, parents, scope)
  const objects = joined(
    named.flatMap(({ lists, isUnpaged }) =>
      lists.map(({ list, kind, names }) =>
        toObjects(
          isUnpaged ? selectWhole(state, list) : selectWholeItems(state, list),
          kind!,
          names,
        ),
      ),
    ),
  )
  const more = addressSteps(objects, scope)
  const holders = [...named.filter(({ lists }) => lists[0]?.kind === 'floatingIp'), ...more]
  // The operations of some areas are loaded with their pages.
  const places = placeSteps(objects, scope).map(step => ({
    ...step,
    lists: step.lists.filter(({ list }) => list.endpoint in operations),
  }))
  const steps = inOrder([...named, ...more, ...places], scope)
  const reads = steps
    .flatMap(step => queriesOf(state, step))
    .filter(query => isUnread(state, query))
    .slice(0, AT_ONCE)
    .map(readOf)
  const instances = objects.filter(({ kind }) => kind === 'instance').length
  return {
    objects,
    addresses: toAddresses(holders.flatMap(step => addressesIn(state, step))),
    reads,
    told: tell(
      state,
      steps,
      objects,
      scope.isAll ? 0 : Math.max(0, parents.others.length - MOST_PLACES),
    ),
    isPart: !scope.isAll && (isMore(parents) || (scope.isIp && instances > MOST_INSTANCES)),
  }
}

/** Whether a search finds the same as before, and reads the same. */
export const areSameKnown = (one: Known | null, other: Known | null): boolean => {
  if (!one || !other) return one === other
  return (
    one.objects === other.objects &&
    one.addresses === other.addresses &&
    one.told === other.told &&
    one.isPart === other.isPart &&
    areSameReads(one.reads, other.reads)
  )
}
