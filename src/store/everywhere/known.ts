import { lruMemoize, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData, selectEntry } from '@/api/core/api'
import { cacheKey } from '@/api/core/cache-key'
import type {
  ExternalIp,
  ExternalSubnet,
  FloatingIp,
  InstanceNetworkInterface,
  Group,
  Sled,
  User,
  VpcSubnet,
} from '@/api/generated/types'
import type { OperationTable, Query } from '@/api/operations/table'
import { privateIps } from '@/lib/ip-stack'
import { pluralize } from '@/lib/text'
import { selectWholeItems, selectWholeQueries } from '@/store/lists/whole'
import { allGroupsQuery, usersQuery } from '@/store/access/queries'
import { groupAddress } from '@/store/project/affinity-kinds'
import { groupListQuery } from '@/store/project/affinity/queries'
import { diskListQuery } from '@/store/project/disks/queries'
import { externalSubnetListQuery } from '@/store/project/external-subnets/queries'
import { floatingIpListQuery } from '@/store/project/floating-ips/queries'
import { allGatewaysQuery } from '@/store/project/gateways/queries'
import { projectImageListQuery } from '@/store/project/images/queries'
import { externalIpsQuery } from '@/store/project/instance/queries'
import { instanceListQuery } from '@/store/project/instances/queries'
import { routerListQuery } from '@/store/project/routers/queries'
import { snapshotListQuery } from '@/store/project/snapshots/queries'
import { subnetInterfacesQuery, subnetListQuery } from '@/store/project/subnets/queries'
import { vpcListQuery } from '@/store/project/vpcs/queries'
import { isAnswered } from '@/store/queries/stable-list'
import { selectSupports } from '@/store/release/selectors'
import { selectIsFleetViewer } from '@/store/session/selectors'
import type { RootState } from '@/store/setup/state'
import { sshKeyListQuery } from '@/store/settings/ssh-keys/queries'
import { siloImageListQuery } from '@/store/silo/images/queries'
import { projectListQuery } from '@/store/silo/projects/queries'
import { addressLotListQuery } from '@/store/system/address-lots/queries'
import { alertReceiverListQuery } from '@/store/system/alerting/queries'
import { ipPoolListQuery } from '@/store/system/ip-pools/queries'
import { siloListQuery } from '@/store/system/silos/queries'
import { sledListQuery } from '@/store/system/sleds/queries'
import { subnetPoolListQuery } from '@/store/system/subnet-pools/queries'
import type { KnownObject } from './find'
import { addressOf, KINDS, type KindId, type Names } from './kinds'

/** Number of lists read at once. */
const AT_ONCE = 4

/** Number of instances whose external IPs are read, each with a call, unless the user wants all. */
const MOST_INSTANCES = 200

/** What a search covers. */
export interface Scope {
  isIp: boolean
  isMac: boolean
  /** The project of the page, whose lists are read first. */
  project: string | undefined
  /** Also reads the addresses of more than `MOST_INSTANCES` instances. */
  isAll: boolean
}

/** A query to answer; the key tells it from others. */
interface Read {
  key: string
  query: Query
}

/** What has been read of the objects that the user may see. */
export interface Known {
  objects: readonly KnownObject[]
  /** The addresses of instances, by their ids. */
  addresses: ReadonlyMap<string, readonly string[]>
  /** The next queries to answer. */
  reads: readonly Read[]
  /** What is being read, or what has been searched. */
  told: string
  /** Whether there are instances whose addresses are read only if the user wants that. */
  isPart: boolean
}

/** Lists of one kind that are read in the same step. */
interface Step {
  /** `instances`. */
  nouns: string
  /** What each list belongs to: `project`. */
  per?: string
  /** Whether the API returns the lists whole, without pages. */
  isUnpaged?: true
  lists: readonly { list: Query; kind?: KindId; names: Names }[]
}

interface Named {
  id: string
  name: string
}

const nameOf = (kind: KindId, item: unknown): string => {
  if (kind === 'sled') return (item as Sled).baseboard.serial
  if (kind === 'user' || kind === 'group') return (item as User | Group).displayName
  return (item as Named).name
}

const NAMED_BY_ID: readonly KindId[] = ['sled', 'user', 'group']

/** What addresses call an object: its name or id. */
const paramOf = (kind: KindId, item: unknown): string => {
  const named = item as Named
  if (kind === 'antiAffinityGroup') return groupAddress('antiAffinity', '', named).group
  return NAMED_BY_ID.includes(kind) ? named.id : named.name
}

const addressesOf = (kind: KindId, item: unknown): readonly string[] => {
  if (kind === 'floatingIp') return [(item as FloatingIp).ip]
  if (kind === 'externalSubnet') return [(item as ExternalSubnet).subnet]
  if (kind !== 'subnet') return []
  const { ipv4Block, ipv6Block } = item as VpcSubnet
  return [ipv4Block, ipv6Block].filter(Boolean)
}

const NONE: readonly Address[] = []

const toObjects = weakMapMemoize(
  (items: readonly unknown[], kind: KindId, project = '', vpc = ''): readonly KnownObject[] =>
    items.map(item => {
      const { param } = KINDS[kind]
      const { id } = item as Named
      const name = nameOf(kind, item)
      const parents = { ...(project && { project }), ...(vpc && { vpc }) }
      const names = { ...parents, [param]: paramOf(kind, item) }
      const to = addressOf(KINDS[kind], names)
      return { kind, name, names, to, id, addresses: addressesOf(kind, item), item }
    }),
)

const isSameList = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((each, at) => each === other[at])

/** Remembers the last result only: with each list that is read, there is a new one. */
const forLists = <Item, Result>(make: (lists: readonly (readonly Item[])[]) => Result) =>
  lruMemoize(make, { equalityCheck: isSameList as (one: unknown, other: unknown) => boolean })

const joined = forLists((lists: readonly (readonly KnownObject[])[]) => lists.flat())

const inProjects = (
  kind: KindId,
  list: (params: { project: string }) => Query,
  projects: readonly string[],
): Step => ({
  nouns: KINDS[kind].nouns,
  per: 'project',
  lists: projects.map(project => ({ list: list({ project }), kind, names: { project } })),
})

const inVpcs = (
  kind: KindId,
  list: (params: { project: string; vpc: string }) => Query,
  vpcs: readonly { project: string; vpc: string }[],
): Step => ({
  nouns: KINDS[kind].nouns,
  per: 'VPC',
  lists: vpcs.map(names => ({ list: list(names), kind, names })),
})

const ofAll = (kind: KindId, list: Query): Step => ({
  nouns: KINDS[kind].nouns,
  lists: [{ list, kind, names: {} }],
})

/** The steps that read what has a name. Those of subnets follow from the VPCs that have been read. */
const namedSteps = (
  state: RootState,
  operations: OperationTable,
  { project: first }: Scope,
): readonly Step[] => {
  const names = selectWholeItems(state, projectListQuery).map(({ name }) => name)
  const own = names.filter(name => name === first)
  const others = names.filter(name => name !== first)
  const ofProjects = (projects: readonly string[]) => [
    inProjects('instance', instanceListQuery, projects),
    inProjects('floatingIp', floatingIpListQuery, projects),
    inProjects('disk', diskListQuery, projects),
    inProjects('vpc', vpcListQuery, projects),
    inProjects('snapshot', snapshotListQuery, projects),
    inProjects('image', projectImageListQuery, projects),
  ]
  // The operations of the system are loaded with its pages.
  const isOperator = selectIsFleetViewer(state) && operations.siloList && operations.sledList
  const all = [...own, ...others]
  const vpcs = all.flatMap(project =>
    selectWholeItems(state, vpcListQuery({ project })).map(({ name: vpc }) => ({ project, vpc })),
  )
  return [
    { nouns: 'projects', lists: [{ list: projectListQuery, kind: 'project', names: {} }] },
    ...ofProjects(own),
    ...ofProjects(others),
    ofAll('siloImage', siloImageListQuery),
    ...(isOperator
      ? [
          ofAll('silo', siloListQuery),
          ofAll('pool', ipPoolListQuery({})),
          ofAll('sled', sledListQuery),
          ofAll('addressLot', addressLotListQuery),
          ...(selectSupports(state, 'alerts') ? [ofAll('receiver', alertReceiverListQuery)] : []),
          ...(selectSupports(state, 'subnetPools')
            ? [ofAll('subnetPool', subnetPoolListQuery)]
            : []),
        ]
      : []),
    inVpcs('subnet', subnetListQuery, vpcs),
    ...(operations.vpcRouterList ? [inVpcs('router', routerListQuery, vpcs)] : []),
    ...(operations.internetGatewayList ? [inVpcs('gateway', allGatewaysQuery, vpcs)] : []),
    inProjects(
      'affinityGroup',
      ({ project }) => groupListQuery({ kind: 'affinity', project }),
      all,
    ),
    inProjects(
      'antiAffinityGroup',
      ({ project }) => groupListQuery({ kind: 'antiAffinity', project }),
      all,
    ),
    ...(operations.externalSubnetList && selectSupports(state, 'externalSubnets')
      ? [inProjects('externalSubnet', externalSubnetListQuery, all)]
      : []),
    ofAll('sshKey', sshKeyListQuery),
    ofAll('user', usersQuery({})),
    ofAll('group', allGroupsQuery),
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

const queriesOf = (state: RootState, { isUnpaged, lists }: Step): readonly Query[] =>
  isUnpaged
    ? lists.map(({ list }) => list)
    : lists.flatMap(({ list }) => selectWholeQueries(state, list, true))

const isUnread = (state: RootState, query: Query) => !isAnswered(selectEntry(state, query))

const tell = (state: RootState, steps: readonly Step[], objects: readonly KnownObject[]) => {
  const counted = steps.map(step => {
    const queries = queriesOf(state, step)
    return { ...step, queries, unread: queries.filter(query => isUnread(state, query)).length }
  })
  const next = counted.find(({ unread }) => unread > 0)
  if (next) {
    const { nouns, per } = next
    const alike = counted.filter(step => step.nouns === nouns)
    const unread = alike.reduce((sum, step) => sum + step.unread, 0)
    return `Reading ${nouns}${per === undefined ? '' : ` of ${pluralize(`more ${per}`, unread)}`}…`
  }
  const failed = counted
    .flatMap(({ queries }) => queries)
    .filter(query => selectEntry(state, query)?.error !== undefined).length
  const projects = objects.filter(({ kind }) => kind === 'project').length
  const problem = failed > 0 ? ` ${pluralize('list', failed)} could not be read.` : ''
  return `Searched ${pluralize('object', objects.length)} in ${pluralize('project', projects)}.${problem}`
}

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
  const named = namedSteps(state, operations, scope)
  const objects = joined(
    named.flatMap(({ lists }) =>
      lists.map(({ list, kind, names }) =>
        toObjects(selectWholeItems(state, list), kind!, names.project, names.vpc),
      ),
    ),
  )
  const more = addressSteps(objects, scope)
  const holders = [...named.filter(({ lists }) => lists[0]?.kind === 'floatingIp'), ...more]
  const steps = [...named, ...more]
  const reads = steps
    .flatMap(step => queriesOf(state, step))
    .filter(query => isUnread(state, query))
    .slice(0, AT_ONCE)
    .map(query => ({ key: cacheKey(query), query }))
  const instances = objects.filter(({ kind }) => kind === 'instance').length
  return {
    objects,
    addresses: toAddresses(holders.flatMap(step => addressesIn(state, step))),
    reads,
    told: tell(state, steps, objects),
    isPart: scope.isIp && !scope.isAll && instances > MOST_INSTANCES,
  }
}

/** Whether a search finds the same as before, and reads the same. */
export const areSameKnown = (one: Known | null, other: Known | null): boolean => {
  if (!one || !other) return one === other
  const keysOf = ({ reads }: Known) => reads.map(({ key }) => key)
  return (
    one.objects === other.objects &&
    one.addresses === other.addresses &&
    one.told === other.told &&
    one.isPart === other.isPart &&
    isSameList(keysOf(one), keysOf(other))
  )
}
