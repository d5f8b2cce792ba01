import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData, selectEntry } from '@/api/core/api'
import type {
  Disk,
  ExternalSubnet,
  FloatingIp,
  Image,
  Instance,
  ProbeInfoResultsPage,
  Project,
  Snapshot,
  VpcRouter,
} from '@/api/generated/types'
import type { Query } from '@/api/operations/table'
import { ALL_ITEMS_LIMIT } from '@/lib/limits'
import { commaSeries, pluralize } from '@/lib/text'
import { groupListQuery } from '@/store/project/affinity/queries'
import { allExternalSubnetsQuery } from '@/store/project/external-subnets/queries'
import { allGatewaysQuery } from '@/store/project/gateways/queries'
import {
  allDisksQuery,
  allFloatingIpsQuery,
  allInstancesQuery,
  allProjectImagesQuery,
  allSnapshotsQuery,
  allVpcsQuery,
} from '@/store/project/queries'
import { allRoutersQuery } from '@/store/project/routers/queries'
import { allSubnetsQuery } from '@/store/project/vpcs/queries'
import { projectViewQuery } from '@/store/silo/queries'
import { pageQuery, selectNextToken } from '@/store/paging/selectors'
import { defineQuery } from '@/store/queries/define'
import { nextReads, sameList } from '@/store/queries/stable-list'
import { selectSupports } from '@/store/release/release'
import type { RootState } from '@/store/setup/state'
import type { Contents, Thing, ThingKind, Unread } from './order'

interface Place {
  project: string
}

/** The lists of a project, in the order in which the server looks at them. */
const LISTS: Readonly<Partial<Record<ThingKind, (place: Place) => Query>>> = {
  instance: allInstancesQuery,
  disk: allDisksQuery,
  floatingIp: allFloatingIpsQuery,
  image: allProjectImagesQuery,
  snapshot: allSnapshotsQuery,
  vpc: allVpcsQuery,
  affinityGroup: ({ project }) => groupListQuery({ kind: 'affinity', project }),
  antiAffinityGroup: ({ project }) => groupListQuery({ kind: 'antiAffinity', project }),
  externalSubnet: allExternalSubnetsQuery,
}

const IN_VPC = {
  router: allRoutersQuery,
  gateway: allGatewaysQuery,
  subnet: allSubnetsQuery,
} as const

/** The most pages of 1,000 objects that are read of a list. */
const MOST_PAGES = 10

/** A list, with the VPC that it is about, if it is about one. */
interface Source {
  kind: ThingKind
  query: Query
  vpc?: { id: string; name: string }
}

const sourceOf = weakMapMemoize((kind: ThingKind, query: Query, vpc?: Source['vpc']): Source => ({
  kind,
  query,
  ...(vpc && { vpc }),
}))

/** The pages of a list that are known, up to the first one that has not been read. */
const pagesOf = (state: RootState, list: Query): readonly Query[] => {
  const pages = [list]
  let token = selectNextToken(state, list)
  while (token !== undefined && pages.length < MOST_PAGES) {
    const next = pageQuery(list, token, ALL_ITEMS_LIMIT)
    pages.push(next)
    token = selectNextToken(state, next)
  }
  return pages
}

const NOTHING: readonly object[] = []

const itemsIn = (state: RootState, query: Query): readonly object[] =>
  (selectData(state, query) as { items: readonly object[] } | undefined)?.items ?? NOTHING

/** The lists of a project, and of each of its VPCs, as far as these are known. */
const sourcesOf = (state: RootState, { project }: Place): readonly Source[] => {
  const hasExternal = selectSupports(state, 'externalSubnets')
  const ofProject = (Object.keys(LISTS) as ThingKind[]).flatMap(kind =>
    kind === 'externalSubnet' && !hasExternal ? [] : sourceOf(kind, LISTS[kind]!({ project })),
  )
  const vpcs = pagesOf(state, allVpcsQuery({ project })).flatMap(
    query => itemsIn(state, query) as NonNullable<Source['vpc']>[],
  )
  const ofVpcs = vpcs.flatMap(vpc =>
    (Object.keys(IN_VPC) as (keyof typeof IN_VPC)[]).map(kind =>
      sourceOf(kind, IN_VPC[kind]({ project, vpc: vpc.name }), vpc),
    ),
  )
  return [...ofProject, ...ofVpcs]
}

/** All queries of a project’s lists that are known so far, page by page. */
export const queriesOf = (state: RootState, place: Place): readonly Query[] =>
  sourcesOf(state, place).flatMap(({ query }) => pagesOf(state, query))

/** The queries to read: those that were answered, and the next ones. */
export const selectReads = (state: RootState, place: Place): readonly Query[] =>
  nextReads(state, queriesOf(state, place))

/** What the lists of the different kinds say of their objects. */
type Item = Pick<Instance, 'id' | 'name'> &
  Partial<Pick<Instance, 'runState' | 'ncpus' | 'memory'>> &
  Partial<Pick<FloatingIp, 'ip'> & Pick<ExternalSubnet, 'subnet' | 'instanceId'>> &
  Partial<Pick<Image, 'size'> & Pick<VpcRouter, 'kind'>> & {
    state?: Disk['state'] | Snapshot['state']
  }

const stateIn = ({ runState, state }: Item): Pick<Thing, 'state' | 'instanceId'> => {
  if (runState !== undefined) return { state: runState }
  if (typeof state === 'object')
    return { state: state.state, ...('instance' in state && { instanceId: state.instance }) }
  return state === undefined ? {} : { state }
}

const thingOf = (kind: ThingKind, item: Item, vpc: Source['vpc']): Thing => {
  const { id, name, instanceId, size, ncpus, memory } = item
  // The subnet of a VPC is not a block that is freed.
  const address = kind === 'externalSubnet' ? item.subnet : item.ip
  return {
    kind,
    id,
    name,
    ...(vpc && { vpc }),
    ...(instanceId && { instanceId }),
    ...stateIn(item),
    ...(size !== undefined && { bytes: size }),
    ...(ncpus !== undefined && memory !== undefined && { ncpus, memory }),
    ...(typeof address === 'string' && { address }),
  }
}

const SYSTEM = 'system'

/** The objects of a page: the same while the page is. The API deletes system routers by itself. */
const thingsOf = weakMapMemoize(
  (kind: ThingKind, items: readonly object[], vpc: Source['vpc']): readonly Thing[] =>
    (items as readonly Item[]).flatMap(item =>
      kind === 'router' && item.kind === SYSTEM ? [] : thingOf(kind, item, vpc),
    ),
)

const unreadOf = weakMapMemoize(
  (
    kind: ThingKind,
    why: Unread['why'],
    query: Query,
    vpc: Source['vpc'],
    problem: string | undefined,
  ): Unread => ({
    kind,
    why,
    query,
    ...(vpc && { vpc }),
    ...(problem !== undefined && { problem }),
  }),
)

const REFUSED = 403

/** What is not known of a list; undefined if it has been read to its end. */
const selectUnread = (state: RootState, { kind, query: list, vpc }: Source): Unread | undefined => {
  const last = pagesOf(state, list).at(-1)!
  const { status, data, error } = selectEntry(state, last) ?? {}
  if (error?.isAbsent) return undefined
  if (error && status === 'rejected') {
    const why = error.statusCode === REFUSED ? 'refused' : 'failed'
    return unreadOf(kind, why, last, vpc, error.cause ?? error.message)
  }
  if (!data) return unreadOf(kind, 'pending', last, vpc, undefined)
  return selectNextToken(state, last) === undefined
    ? undefined
    : unreadOf(kind, 'more', last, vpc, undefined)
}

const join = weakMapMemoize(
  (parts: readonly (readonly Thing[])[], unread: readonly Unread[]): Contents => ({
    things: parts.flat(),
    unread,
  }),
)

/** What has been read of a project’s contents: the same object until some of it changes. */
export const selectContents = (state: RootState, place: Place): Contents => {
  const sources = sourcesOf(state, place)
  const parts = sources.flatMap(({ kind, query, vpc }) =>
    pagesOf(state, query).map(page => thingsOf(kind, itemsIn(state, page), vpc)),
  )
  return join(
    sameList(...parts),
    sameList(...sources.flatMap(source => selectUnread(state, source) ?? [])),
  )
}

/** As many probes are named. */
const NAMED = 5

/** Test endpoints on the network, which only fleet viewers are told of. */
export const probesQuery = defineQuery(({ project }: Place) => ({
  endpoint: 'probeList',
  args: { query: { project, limit: ALL_ITEMS_LIMIT } },
}))

/** What the probes in a project mean for its subnets; null if there are none. */
export const selectProbesText = (state: RootState, project: string): string | null => {
  const { data, error, status } = selectEntry(state, probesQuery({ project })) ?? {}
  if (error && status === 'rejected')
    return error.isAbsent
      ? null
      : `It is not known whether the project has probes: ${error.cause ?? error.message}. Subnets with the interface of a probe cannot be deleted.`
  const { items = [], nextPage } = (data ?? {}) as Partial<ProbeInfoResultsPage>
  if (items.length === 0) return null
  const names = commaSeries(
    items
      .slice(0, NAMED)
      .map(({ name }) => name)
      .concat(items.length > NAMED ? ['others'] : []),
    'and',
  )
  const probes = `${nextPage ? 'at least ' : ''}${pluralize('probe', items.length)}`
  return `The project has ${probes} of the operators: ${names}. Subnets with the interface of a probe cannot be deleted.`
}

export const selectProject = (state: RootState, params: Place): Project | undefined =>
  selectData(state, projectViewQuery(params))

/** How many of the lists known so far have been read, or have failed. */
export const selectProgress = createSelector(
  [
    (state: RootState, place: Place) => sourcesOf(state, place).length,
    (state: RootState, place: Place) =>
      selectContents(state, place).unread.filter(({ why }) => why === 'pending').length,
  ],
  (total, pending) => ({ total, read: total - pending }),
)
