import { selectData, type ApiState } from '@/api/core/api'
import type { Instance, Vpc } from '@/api/generated/types'
import type { Query } from '@/api/operations/table'
import { supports } from '@/api/releases/ladder'
import { ALL_ITEMS_LIMIT } from '@/lib/limits'
import { allGroupsQuery, policyQuery, usersQuery } from '@/store/access/queries'
import type { Read } from '@/store/forms/definition'
import { pageQuery } from '@/store/paging/selectors'
import { groupListQuery, groupMembersQuery } from '@/store/project/affinity/queries'
import {
  allExternalSubnetsQuery,
  siloSubnetPoolsQuery,
} from '@/store/project/external-subnets/queries'
import { firewallRulesQuery } from '@/store/project/firewall-rules/queries'
import {
  allGatewaysQuery,
  gatewayIpAddressesQuery,
  gatewayIpPoolsQuery,
} from '@/store/project/gateways/queries'
import {
  allDisksQuery,
  allFloatingIpsQuery,
  allInstancesQuery,
  allProjectImagesQuery,
  allSnapshotsQuery,
  allVpcsQuery,
  externalIpsQuery,
  instanceSshKeysQuery,
} from '@/store/project/queries'
import { allRoutersQuery, allRoutesQuery } from '@/store/project/routers/queries'
import { allSubnetInterfacesQuery, allSubnetsQuery } from '@/store/project/vpcs/queries'
import { currentUserQuery } from '@/store/session/queries'
import { allSshKeysQuery } from '@/store/settings/ssh-keys/queries'
import { allSiloImagesQuery, projectViewQuery, siloIpPoolsQuery } from '@/store/silo/queries'
import { eachOnce, namedIn, type Named } from './items'
import { isOfSystem, type Scope } from './options'
import { source, type Source, type Wanted } from './source'
import { systemSources } from './sources-system'
import { rulesKey } from './things'

/** More instances have too many keys to read them unless they are asked for. */
export const MANY_INSTANCES = 200

/** Reads answers as they are known. */
export const readerOf = (state: ApiState): Read => {
  const read = (query: Query) => selectData(state, query)
  return read as Read
}

/** The pages of a list, up to the first that has not been read. */
export const pagesOf = (read: Read, list: Query): readonly Query[] => {
  const pages = [list]
  for (;;) {
    const data = read(pages.at(-1)!) as
      { items?: readonly unknown[] | null; nextPage?: string | null } | null | undefined
    if (!data?.nextPage || (data.items?.length ?? 0) < ALL_ITEMS_LIMIT) return pages
    pages.push(pageQuery(list, data.nextPage, ALL_ITEMS_LIMIT))
  }
}

/** The objects of a list, as far as they have been read. */
export const itemsOf = <Of extends Named>(read: Read, query: Query): readonly Of[] =>
  eachOnce(pagesOf(read, query).flatMap(page => namedIn<Of>(read(page))))

const ofProject = ({ project, release, scope, hasAccess }: Wanted): Source[] => {
  const place = { project }
  return [
    source('project', 'Project', projectViewQuery(place)),
    source('user', 'Project', currentUserQuery),
    source('roles', 'Access', policyQuery(place), { what: 'roles on the project' }),
    ...(hasAccess && scope.kind === 'project'
      ? [source('users', 'Users', usersQuery({})), source('groups', 'Groups', allGroupsQuery)]
      : []),
    source('ownKeys', 'SSH keys', allSshKeysQuery),
    source('pools', 'IP pools', siloIpPoolsQuery),
    source('images', 'Images', allSiloImagesQuery, { what: 'silo images' }),
    source('images', 'Images', allProjectImagesQuery(place)),
    source('instances', 'Instances', allInstancesQuery(place)),
    source('disks', 'Disks', allDisksQuery(place)),
    source('snapshots', 'Snapshots', allSnapshotsQuery(place)),
    source('floatingIps', 'Floating IPs', allFloatingIpsQuery(place)),
    ...(supports(release, 'externalSubnets')
      ? [source('externalSubnets', 'External subnets', allExternalSubnetsQuery(place))]
      : []),
    ...(supports(release, 'subnetPools')
      ? [source('subnetPools', 'Subnet pools', siloSubnetPoolsQuery)]
      : []),
    source(
      'antiAffinityGroups',
      'Anti-affinity groups',
      groupListQuery({ kind: 'antiAffinity', ...place }),
    ),
    source('affinityGroups', 'Affinity groups', groupListQuery({ kind: 'affinity', ...place })),
    source('vpcs', 'VPCs', allVpcsQuery(place)),
  ]
}

const ofGroups = (read: Read, { project }: Wanted): Source[] =>
  (['antiAffinity', 'affinity'] as const).flatMap(kind =>
    itemsOf(read, groupListQuery({ kind, project })).map(({ id, name }) =>
      source('memberships', 'Group members', groupMembersQuery({ kind, project, group: name }), {
        of: id,
        what: `members of group ${name}`,
      }),
    ),
  )

/** What is read of a VPC; of instances alone only where their interfaces are. */
const ofVpc = (read: Read, { project, scope }: Wanted, { id, name: vpc }: Named): Source[] => {
  const place = { project, vpc }
  const what = (list: string) => ({ what: `${list} of VPC ${vpc}` })
  const subnets = allSubnetsQuery(place)
  const inSubnets = itemsOf(read, subnets).map(subnet =>
    source(
      'nics',
      'Network interfaces',
      allSubnetInterfacesQuery({ subnet: subnet.id }),
      what(`interfaces in subnet ${subnet.name}`),
    ),
  )
  const first = [source('subnets', 'Subnets', subnets, what('subnets')), ...inSubnets]
  if (scope.kind === 'instance') return first
  const rules = source('rules', 'Firewall rules', firewallRulesQuery(place), {
    ...what('firewall rules'),
    key: rulesKey(id),
  })
  if (scope.kind === 'firewallRules')
    return [source('subnets', 'Subnets', subnets, what('subnets')), rules]
  return [
    ...first,
    rules,
    source('routers', 'Routers', allRoutersQuery(place), what('routers')),
    ...itemsOf(read, allRoutersQuery(place)).map(({ name: router }) =>
      source(
        'routes',
        'Routes',
        allRoutesQuery({ ...place, router }),
        what(`routes of router ${router}`),
      ),
    ),
    source('gateways', 'Internet gateways', allGatewaysQuery(place), what('internet gateways')),
    ...itemsOf(read, allGatewaysQuery(place)).flatMap(({ name: gateway }) => [
      source(
        'gatewayPools',
        'Internet gateways',
        gatewayIpPoolsQuery({ ...place, gateway }),
        what(`IP pools of gateway ${gateway}`),
      ),
      source(
        'gatewayAddresses',
        'Internet gateways',
        gatewayIpAddressesQuery({ ...place, gateway }),
        what(`IP addresses of gateway ${gateway}`),
      ),
    ]),
  ]
}

const HAS_VPCS: ReadonlySet<Scope['kind']> = new Set([
  'project',
  'vpc',
  'firewallRules',
  'instance',
])
const HAS_INSTANCES: ReadonlySet<Scope['kind']> = new Set(['project', 'instance'])

/** Whether the SSH keys of instances are read. */
export const readsKeys = (count: number, { hasAllKeys }: Pick<Wanted, 'hasAllKeys'>): boolean =>
  hasAllKeys || count <= MANY_INSTANCES

const ofInstances = (read: Read, wanted: Wanted): Source[] => {
  const { project, scope } = wanted
  const instances = itemsOf<Instance>(read, allInstancesQuery({ project })).filter(
    ({ id }) => scope.kind === 'project' || scope.ids.includes(id),
  )
  const hasKeys = readsKeys(instances.length, wanted)
  return instances.flatMap(({ id, name: instance }) => [
    source('externalIps', 'External IPs', externalIpsQuery({ project, instance }), {
      of: id,
      what: `external IPs of ${instance}`,
    }),
    ...(hasKeys
      ? [
          source('sshKeys', 'SSH keys', instanceSshKeysQuery({ project, instance }), {
            of: id,
            what: `SSH keys of ${instance}`,
          }),
        ]
      : []),
  ])
}

/** Everything to read of a project, as far as it is known. */
export const sourcesOf = (state: ApiState, wanted: Wanted): readonly Source[] => {
  const { project, scope } = wanted
  if (isOfSystem(scope))
    return systemSources(state, wanted).map(each => ({
      ...each,
      isOfObject: each.of !== undefined,
    }))
  const read = readerOf(state)
  const vpcs = HAS_VPCS.has(scope.kind) ? itemsOf<Vpc>(read, allVpcsQuery({ project })) : []
  const meant = vpcs.filter(
    ({ id }) => !/^(vpc|firewallRules)$/.test(scope.kind) || scope.ids.includes(id),
  )
  const ofObjects = [
    ...ofGroups(read, wanted),
    ...meant.flatMap(vpc => ofVpc(read, wanted, vpc)),
    ...(HAS_INSTANCES.has(scope.kind) ? ofInstances(read, wanted) : []),
  ]
  return [...ofProject(wanted), ...ofObjects.map(each => ({ ...each, isOfObject: true }))]
}
