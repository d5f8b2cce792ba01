import { type Cidr, containsCidr, firstAddress, formatCidr, parseCidr } from '@/lib/cidr'
import type { ProjectRecord, FirewallRuleRecord, VpcRecord } from '../models/records'
import { fail } from '../server/errors'
import type { BackendState } from '../server/backend-state'
import { canonicalNet } from './addresses'
import { newIdentity } from './identity'
import { defaultPoolsOf } from './pool-choice'
import { attachPool } from './pool-links'
import { createSubnetRoute } from './subnet-routes'

const DEFAULT_IPV4_BLOCK = '172.30.0.0/22'

/** One above the lowest priority, so that custom rules normally take precedence. */
const DEFAULT_PRIORITY = 65_534

interface NewVpc {
  name: string
  description: string
  dnsName: string
  /** A /48 of the unique local addresses; random if absent. */
  ipv6Prefix?: string | null | undefined
}

const cidrOf = (text: string): Cidr => parseCidr(text) ?? fail.internal()

const UNIQUE_LOCAL = cidrOf('fd00::/8')

/** RFC 4193: `fd` and 40 random bits. */
const randomPrefix = ({ random }: BackendState): string => {
  const [a, b, c] = [random.hex(2), random.hex(4), random.hex(4)]
  return formatCidr(cidrOf(`fd${a}:${b}:${c}::/48`))
}

/** The first /64 block of a VPC's prefix. */
const firstBlock = (prefix: string): string =>
  formatCidr({ ip: firstAddress(cidrOf(prefix)), width: 64 })

/** Rejects a prefix that is not a /48 of the unique local addresses. */
export const checkPrefix = (prefix: string): void => {
  const cidr = cidrOf(prefix)
  if (cidr.width !== 48 || !containsCidr(UNIQUE_LOCAL, cidr)) {
    fail.invalidRequest('the IPv6 prefix of a VPC must be a /48 in the unique local range fd00::/8')
  }
}

const createSystemRouter = (backendState: BackendState, vpc: VpcRecord) => {
  const { routers, routes } = backendState.db
  const description = 'Looked after by the VPC: one route for each subnet, and the ways out'
  const router = routers.insert({
    ...newIdentity(backendState, { name: 'system', description }),
    id: vpc.systemRouterId,
    kind: 'system',
    vpcId: vpc.id,
  })
  const ways = [
    { name: 'default-v4', value: '0.0.0.0/0' },
    { name: 'default-v6', value: '::/0' },
  ]
  for (const { name, value } of ways) {
    routes.insert({
      ...newIdentity(backendState, { name, description: 'The way out of the VPC' }),
      kind: 'default',
      vpcRouterId: router.id,
      subnetId: null,
      destination: { type: 'ip_net', value },
      target: { type: 'internet_gateway', value: 'default' },
    })
  }
}

const createGateway = (backendState: BackendState, vpc: VpcRecord, siloId: string) => {
  const { db } = backendState
  const gateway = db.gateways.insert({
    ...newIdentity(backendState, {
      name: 'default',
      description: 'The gateway the VPC was made with',
    }),
    vpcId: vpc.id,
  })
  for (const pool of defaultPoolsOf(db, siloId)) attachPool(backendState, gateway, pool)
}

const createSubnet = (backendState: BackendState, vpc: VpcRecord) => {
  const description = `The subnet ${vpc.name} was made with`
  const subnet = backendState.db.subnets.insert({
    ...newIdentity(backendState, { name: 'default', description }),
    vpcId: vpc.id,
    ipv4Block: DEFAULT_IPV4_BLOCK,
    ipv6Block: firstBlock(vpc.ipv6Prefix),
    customRouterId: null,
  })
  createSubnetRoute(backendState, vpc, subnet)
}

/** The firewall rules of a new VPC. A `vpc` target or host refers to the VPC itself. */
export const defaultFirewallRules = (vpcName: string) => {
  const vpc = { type: 'vpc' as const, value: vpcName }
  const filters = { hosts: null, protocols: null, ports: null }
  return [
    {
      name: 'allow-internal-inbound',
      description: 'Instances of the VPC may reach each other',
      targets: [vpc],
      filters: { ...filters, hosts: [vpc] },
    },
    {
      name: 'allow-ssh',
      description: 'SSH from anywhere',
      targets: [vpc],
      filters: { ...filters, protocols: [{ type: 'tcp' as const }], ports: ['22'] },
    },
    {
      name: 'allow-icmp',
      description: 'Pings from anywhere',
      targets: [vpc],
      filters: { ...filters, protocols: [{ type: 'icmp' as const, value: null }] },
    },
  ].map(rule => ({
    ...rule,
    direction: 'inbound' as const,
    action: 'allow' as const,
    priority: DEFAULT_PRIORITY,
    status: 'enabled' as const,
  }))
}

const createFirewall = (backendState: BackendState, vpc: VpcRecord) => {
  for (const rule of defaultFirewallRules(vpc.name)) {
    const record: FirewallRuleRecord = {
      ...rule,
      ...newIdentity(backendState, rule),
      vpcId: vpc.id,
    }
    backendState.db.firewallRules.insert(record)
  }
}

/** Creates a VPC with its router, routes, gateway, subnet and firewall rules. */
export const createVpc = (
  backendState: BackendState,
  project: ProjectRecord,
  given: NewVpc,
): VpcRecord => {
  const vpc = backendState.db.vpcs.insert({
    ...newIdentity(backendState, given),
    projectId: project.id,
    systemRouterId: backendState.ids.next(),
    dnsName: given.dnsName,
    ipv6Prefix: given.ipv6Prefix ? canonicalNet(given.ipv6Prefix) : randomPrefix(backendState),
  })
  createSystemRouter(backendState, vpc)
  createGateway(backendState, vpc, project.siloId)
  createSubnet(backendState, vpc)
  createFirewall(backendState, vpc)
  return vpc
}
