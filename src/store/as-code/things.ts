import type { Vpc } from '@/api/generated/types'
import type { Dialect } from './dialects'

/** The types of resources, in the order in which they are written. */
export const TYPES = {
  project: 'oxide_project',
  vpc: 'oxide_vpc',
  subnet: 'oxide_vpc_subnet',
  router: 'oxide_vpc_router',
  route: 'oxide_vpc_router_route',
  gateway: 'oxide_vpc_internet_gateway',
  gatewayPool: 'oxide_vpc_internet_gateway_ip_pool_attachment',
  gatewayAddress: 'oxide_vpc_internet_gateway_ip_address_attachment',
  rules: 'oxide_vpc_firewall_rules',
  antiAffinityGroup: 'oxide_anti_affinity_group',
  disk: 'oxide_disk',
  snapshot: 'oxide_snapshot',
  image: 'oxide_image',
  floatingIp: 'oxide_floating_ip',
  externalSubnet: 'oxide_external_subnet',
  instance: 'oxide_instance',
  attachment: 'oxide_external_subnet_attachment',
  sshKey: 'oxide_ssh_key',
  silo: 'oxide_silo',
  samlProvider: 'oxide_silo_saml_identity_provider',
  systemPool: 'oxide_ip_pool',
  ipPoolLink: 'oxide_ip_pool_silo_link',
  systemSubnetPool: 'oxide_subnet_pool',
  subnetPoolMember: 'oxide_subnet_pool_member',
  subnetPoolLink: 'oxide_subnet_pool_silo_link',
  addressLot: 'oxide_address_lot',
} as const
export type Kind = keyof typeof TYPES

const RENAMED = /^oxide_(silo$|ip_pool|subnet_pool)/

/** The type of a resource, which dialect G may call otherwise. */
export const typeOf = (kind: Kind, dialect: Dialect): string =>
  dialect === 'G' ? TYPES[kind].replace(RENAMED, 'oxide_system_$1') : TYPES[kind]

/** An object that becomes a resource. */
export interface Thing {
  readonly kind: Kind
  /** Its id, before which rules have `rules/` and attachments `attachment/`. */
  readonly key: string
  /** Its name after those of its parents, for the label. */
  readonly path: readonly string[]
  readonly vpc?: Vpc
}

/** What is not written, and why. */
export interface LeftOut {
  readonly kind: string
  readonly name: string
  /** The keys of all objects that it stands for. */
  readonly keys: readonly string[]
  /** `Custom router of subnet "berths"`. */
  readonly text: string
  readonly reason: string
  /** Whether the API makes it by itself. */
  readonly isMade?: boolean
}

export interface Plan {
  readonly things: readonly Thing[]
  /** Made by the API in a copy, where a data source finds them. */
  readonly adopted: readonly Thing[]
  readonly leftOut: readonly LeftOut[]
}

export const rulesKey = (vpcId: string): string => `rules/${vpcId}`

export const NO_RESOURCE = 'no resource in the provider'

export const quoted = (noun: string, name: string): string => `${noun} "${name}"`
