import type { Command } from '@/api/operations/table'
import { object, type Hcl } from '@/lib/hcl'
import type { Drafting } from './drafting'
import type { KnownObject } from './known'
import { list, ofInstance, part, routerOf } from './requested-changes'
import { nicObject } from './resources'
import { rulesKey } from './things'
import type { Writing } from './writing'

/** What makes objects of the arguments of an operation. */
type Makers = {
  readonly [Id in Command['endpoint']]?: (draft: Drafting, args: Command<Id>['args']) => void
}

const external = (writing: Writing, key: 'ephemeral' | 'floating', value: Hcl | undefined) => {
  const isNested = writing.knows('oxide_instance.external_ips', key)
  const entry = isNested
    ? object({ [key === 'floating' ? 'id' : 'pool_id']: value })
    : object({ type: key, id: value })
  return isNested
    ? [{ name: 'external_ips', value: object({ [key]: [entry] }) }]
    : list('external_ips', entry)
}

const attachFloatingIp = (draft: Drafting, floatingIp: string, instance: string) =>
  ofInstance(
    draft,
    instance,
    'Floating IPs are arguments of instances: add this one to those that it has.',
    writing =>
      external(
        writing,
        'floating',
        writing.id('floatingIp', draft.find('floatingIps', floatingIp).id).value,
      ),
  )

const lengths = (value: number | null | undefined) => value ?? undefined

const linkOf = (
  draft: Drafting,
  kind: 'ipPoolLink' | 'subnetPoolLink',
  pool: KnownObject,
  { silo: given, isDefault }: { silo: string; isDefault: boolean },
) => {
  const silo = draft.find('silos', given)
  if (kind === 'ipPoolLink')
    draft.add('ipPoolLinks', { ipPoolId: pool.id, siloId: silo.id, isDefault })
  else draft.add('subnetPoolLinks', { subnetPoolId: pool.id, siloId: silo.id, isDefault })
  draft.write(kind, `${kind}|${pool.id}|${silo.id}`, [pool.name, silo.name])
}

/** What becomes a resource, or part of one. */
export const MAKERS: Makers = {
  projectCreate: (draft, { body }) => {
    const project = draft.put('projects', body)
    draft.write('project', project.id, [project.name])
  },
  vpcCreate: (draft, { body }) => {
    const { ipv6Prefix, ...fields } = body
    const vpc = draft.put('vpcs', { ...fields, ...(ipv6Prefix && { ipv6Prefix }) })
    draft.write('vpc', vpc.id, [vpc.name], vpc)
  },
  vpcSubnetCreate: (draft, { query, body: { customRouter, ipv6Block, ...body } }) => {
    const vpc = draft.vpc(query.vpc)
    const customRouterId = customRouter ? routerOf(draft, vpc, customRouter).id : null
    draft.make(
      'subnet',
      'subnets',
      { ...body, customRouterId, ...(ipv6Block && { ipv6Block }) },
      vpc,
    )
  },
  vpcRouterCreate: (draft, { query, body }) => {
    draft.make('router', 'routers', { ...body, kind: 'custom' }, draft.vpc(query.vpc))
  },
  vpcRouterRouteCreate: (draft, { query, body }) => {
    const vpc = draft.vpc(query.vpc)
    const router = routerOf(draft, vpc, query.router)
    const within = { vpcRouterId: router.id }
    const route = draft.put('routes', { ...body, kind: 'custom' }, within)
    draft.write('route', route.id, [vpc.name, router.name, route.name], vpc)
  },
  internetGatewayCreate: (draft, { query, body }) => {
    draft.make('gateway', 'gateways', body, draft.vpc(query.vpc))
  },
  internetGatewayIpPoolCreate: (draft, { query, body }) => {
    const vpc = draft.vpc(query.vpc)
    const gateway = draft.find('gateways', query.gateway, { vpcId: vpc.id })
    const id = `gatewayPools/${body.name}`
    const ipPoolId = draft.find('pools', body.ipPool).id
    draft.add('gatewayPools', { ...body, id, internetGatewayId: gateway.id, ipPoolId })
    draft.write('gatewayPool', id, [vpc.name, gateway.name, body.name], vpc)
  },
  internetGatewayIpAddressCreate: (draft, { query, body }) => {
    const vpc = draft.vpc(query.vpc)
    const gateway = draft.find('gateways', query.gateway, { vpcId: vpc.id })
    const id = `gatewayAddresses/${body.name}`
    draft.add('gatewayAddresses', { ...body, id, internetGatewayId: gateway.id })
    draft.write('gatewayAddress', id, [vpc.name, gateway.name, body.name], vpc)
  },
  vpcFirewallRulesUpdate: (draft, { query, body }) => {
    const vpc = draft.vpc(query.vpc)
    for (const rule of body.rules ?? []) {
      const id = `rules/${vpc.id}/${rule.name}`
      draft.add('rules', { ...rule, id, vpcId: vpc.id })
    }
    draft.write('rules', rulesKey(vpc.id), [vpc.name], vpc)
  },
  diskCreate: (draft, { body }) => void draft.disk(body),
  snapshotCreate: (draft, { body: { disk, ...body } }) => {
    draft.make('snapshot', 'snapshots', { ...body, diskId: draft.find('disks', disk).id })
  },
  imageCreate: (draft, { body: { source, ...body } }) => {
    draft.make('image', 'images', { ...body, snapshotId: source.id })
  },
  instanceCreate: (draft, { body }) => draft.instance(body),
  floatingIpCreate: (draft, { body }) => void draft.floatingIp(body),
  externalSubnetCreate: (draft, { body: { allocator, ...body } }) => {
    const isBlock = allocator.type === 'explicit'
    const selector = isBlock ? undefined : allocator.poolSelector
    const pool = selector?.type === 'explicit' ? draft.find('subnetPools', selector.pool).id : ''
    const subnet = isBlock ? allocator.subnet : `/${allocator.prefixLength}`
    draft.make('externalSubnet', 'externalSubnets', { ...body, subnet, subnetPoolId: pool })
  },
  externalSubnetAttach: (draft, { path, body }) => {
    const instanceId = draft.find('instances', body.instance).id
    const { name } = draft.find('externalSubnets', path.externalSubnet)
    const { id } = draft.put('externalSubnets', { name, instanceId })
    draft.write('attachment', `attachment/${id}`, [name])
  },
  antiAffinityGroupCreate: (draft, { body }) => {
    draft.make('antiAffinityGroup', 'antiAffinityGroups', body)
  },
  currentUserSshKeyCreate: (draft, { body }) => {
    draft.make('sshKey', 'ownKeys', body)
  },
  instanceNetworkInterfaceCreate: (draft, { query, body }) => {
    const { id } = draft.find('instances', query.instance)
    draft.nic(id, body, false)
    ofInstance(
      draft,
      query.instance,
      'Network interfaces are arguments of instances: add this one to those that it has.',
      writing => {
        const nic = writing.index.nicsOf(id).find(({ name }) => name === body.name)!
        return list('network_interfaces', nicObject(writing, nic))
      },
    )
  },
  instanceDiskAttach: (draft, { path, body }) =>
    ofInstance(
      draft,
      path.instance,
      'Disks are arguments of instances: add this one to those that it has.',
      writing =>
        list('disk_attachments', writing.id('disk', draft.find('disks', body.disk).id).value),
    ),
  floatingIpAttach: (draft, { path, body }) =>
    attachFloatingIp(draft, path.floatingIp, body.parent),
  instanceEphemeralIpAttach: (draft, { path, body }) => {
    const pool = draft.poolOf(body.poolSelector)
    ofInstance(
      draft,
      path.instance,
      'Ephemeral IPs are arguments of instances: add it to what it has.',
      writing =>
        external(writing, 'ephemeral', pool ? writing.id('ipPool', pool).value : undefined),
    )
  },
  antiAffinityGroupMemberInstanceAdd: (draft, { path }) =>
    ofInstance(
      draft,
      path.instance,
      'Anti-affinity groups are arguments of instances: add this one to those that it has.',
      writing =>
        list(
          'anti_affinity_groups',
          writing.id(
            'antiAffinityGroup',
            draft.find('antiAffinityGroups', path.antiAffinityGroup).id,
          ).value,
        ),
    ),
  siloCreate: (draft, { body: { quotas, ...body } }) => {
    const mappedFleetRoles = body.mappedFleetRoles ?? {}
    const silo = draft.put('silos', { ...body, mappedFleetRoles })
    draft.add('quotas', { ...quotas, siloId: silo.id })
    draft.write('silo', silo.id, [silo.name])
  },
  samlIdentityProviderCreate: (draft, { query, body }) => {
    const silo = draft.find('silos', query.silo)
    const id = `samlProviders/${body.name}`
    const metadata = body.idpMetadataSource
    const publicCert = body.signingKeypair?.publicCert ?? null
    draft.add('samlProviders', { ...body, id, siloId: silo.id, metadata, publicCert })
    draft.write('samlProvider', id, [silo.name, body.name])
  },
  systemIpPoolCreate: (draft, { body }) => {
    if (body.ipVersion === 'v6' || body.poolType === 'multicast')
      draft.say(`IP pool "${body.name}": the provider makes only pools of unicast IPv4 addresses.`)
    else if (body.assignment && body.assignment !== 'silos')
      draft.say(`IP pool "${body.name}": the provider makes only pools that silos use.`)
    else {
      const pool = draft.put('systemPools', body)
      draft.write('systemPool', pool.id, [pool.name])
    }
  },
  systemIpPoolRangeAdd: (draft, { path, body: { first, last } }) =>
    part(draft, {
      kind: 'systemPool',
      name: draft.find('systemPools', path.pool).name,
      says: 'Ranges are arguments of IP pools: add this one to those that it has, in order.',
      lines: () => list('ranges', object({ first_address: first, last_address: last })),
    }),
  systemIpPoolSiloLink: (draft, { path, body }) =>
    linkOf(draft, 'ipPoolLink', draft.find('systemPools', path.pool), body),
  systemIpPoolSiloUpdate: (draft, { path: { pool, silo }, body }) =>
    linkOf(draft, 'ipPoolLink', draft.find('systemPools', pool), { silo, ...body }),
  systemSubnetPoolCreate: (draft, { body }) => {
    const pool = draft.put('systemSubnetPools', body)
    draft.write('systemSubnetPool', pool.id, [pool.name])
  },
  systemSubnetPoolMemberAdd: (draft, { path, body }) => {
    const pool = draft.find('systemSubnetPools', path.pool)
    const id = `members/${body.subnet}`
    draft.add('members', {
      id,
      subnetPoolId: pool.id,
      subnet: body.subnet,
      minPrefixLength: lengths(body.minPrefixLength),
      maxPrefixLength: lengths(body.maxPrefixLength),
    })
    draft.write('subnetPoolMember', id, [pool.name, body.subnet])
  },
  systemSubnetPoolSiloLink: (draft, { path, body }) =>
    linkOf(draft, 'subnetPoolLink', draft.find('systemSubnetPools', path.pool), body),
  systemSubnetPoolSiloUpdate: (draft, { path: { pool, silo }, body }) =>
    linkOf(draft, 'subnetPoolLink', draft.find('systemSubnetPools', pool), { silo, ...body }),
  siloQuotasUpdate: (draft, { path, body }) =>
    part(draft, {
      kind: 'silo',
      name: draft.find('silos', path.silo).name,
      says: 'Only what changes. It is applied in place.',
      lines: () => {
        const { cpus, memory, storage } = body
        const given = {
          cpus: cpus ?? undefined,
          memory: memory ?? undefined,
          storage: storage ?? undefined,
        }
        return [{ name: 'quotas', value: object(given) }]
      },
    }),
  networkingAddressLotCreate: (draft, { body }) => {
    const lot = draft.put('addressLots', body)
    draft.write('addressLot', lot.id, [lot.name])
  },
}
