import type { Release } from '@/api/releases/ladder'

/**
 * The arguments of each resource, and of each object within it: `!` must be there, `^` is computed
 * only. Resources of an older dialect are those of the next newer one, but for what it changes.
 */
export type Schema = Readonly<Record<string, string>>

const NAMED = 'name! description!'

const F: Schema = {
  oxide_project: NAMED,
  oxide_disk: `project_id! ${NAMED} size! source_image_id source_snapshot_id block_size disk_type read_only device_path^`,
  oxide_snapshot: `project_id! disk_id! ${NAMED} size^`,
  oxide_anti_affinity_group: `project_id! ${NAMED} policy! failure_domain^`,
  oxide_instance: `project_id! ${NAMED} hostname memory! ncpus! auto_restart_policy cpu_platform enable_jumbo_frames boot_disk_id disk_attachments anti_affinity_groups ssh_public_keys user_data start_on_create network_interfaces external_ips attached_network_interfaces^`,
  'oxide_instance.network_interfaces': `${NAMED} vpc_id! subnet_id! ip_config!`,
  'oxide_instance.network_interfaces.ip_config': 'v4 v6',
  'oxide_instance.network_interfaces.ip_config.v4': 'ip!',
  'oxide_instance.network_interfaces.ip_config.v6': 'ip!',
  'oxide_instance.external_ips': 'ephemeral floating',
  'oxide_instance.external_ips.ephemeral': 'pool_id ip_version',
  'oxide_instance.external_ips.floating': 'id!',
  oxide_ssh_key: `${NAMED} public_key!`,
  oxide_vpc: `project_id! ${NAMED} dns_name! ipv6_prefix system_router_id^`,
  oxide_vpc_subnet: `vpc_id! ${NAMED} ipv4_block! ipv6_block`,
  oxide_vpc_router: `vpc_id! ${NAMED}`,
  oxide_vpc_router_route: `vpc_router_id! ${NAMED} destination! target!`,
  'oxide_vpc_router_route.destination': 'type! value!',
  'oxide_vpc_router_route.target': 'type! value',
  oxide_vpc_internet_gateway: `vpc_id! ${NAMED} cascade_delete`,
  oxide_vpc_firewall_rules: 'vpc_id! rules!',
  'oxide_vpc_firewall_rules.rules':
    'description! status! direction! action! priority! targets! filters!',
  'oxide_vpc_firewall_rules.rules.targets': 'type! value!',
  'oxide_vpc_firewall_rules.rules.filters': 'hosts ports protocols',
  'oxide_vpc_firewall_rules.rules.filters.hosts': 'type! value!',
  'oxide_vpc_firewall_rules.rules.filters.protocols': 'type! icmp_type icmp_code',
  oxide_floating_ip: `project_id! ${NAMED} ip ip_pool_id ip_version instance_id^`,
  oxide_external_subnet: `project_id! ${NAMED} subnet prefix_len subnet_pool_id ip_version`,
  oxide_external_subnet_attachment: 'external_subnet_id! instance_id!',
  oxide_image: `project_id! ${NAMED} os! version! source_snapshot_id!`,
  oxide_silo: `${NAMED} quotas! tls_certificates! discoverable! identity_mode admin_group_name mapped_fleet_roles`,
  'oxide_silo.quotas': 'cpus! memory! storage!',
  'oxide_silo.tls_certificates': `${NAMED} cert! key! service!`,
  oxide_silo_saml_identity_provider: `silo! ${NAMED} acs_url! idp_entity_id! slo_url! sp_client_id! technical_contact_email! idp_metadata_source! group_attribute_name signing_keypair`,
  'oxide_silo_saml_identity_provider.idp_metadata_source': 'type! url data',
  'oxide_silo_saml_identity_provider.signing_keypair': 'private_key! public_cert!',
  oxide_ip_pool: `${NAMED} ranges`,
  'oxide_ip_pool.ranges': 'first_address! last_address!',
  oxide_ip_pool_silo_link: 'ip_pool_id! silo_id! is_default!',
  oxide_subnet_pool: `ip_version! ${NAMED}`,
  oxide_subnet_pool_member: 'subnet_pool_id! subnet! min_prefix_length max_prefix_length',
  oxide_subnet_pool_silo_link: 'subnet_pool_id! silo_id! is_default!',
  oxide_address_lot: `${NAMED} kind! blocks!`,
  'oxide_address_lot.blocks': 'first_address! last_address!',
}

type Changes = Readonly<Record<string, string | null>>

/** `-name` leaves an argument out, `name` adds it; null leaves the resource out. */
const changed = (schema: Schema, changes: Changes): Schema => {
  const entries = { ...schema }
  for (const [resource, change] of Object.entries(changes)) {
    if (change === null) {
      for (const key of Object.keys(entries))
        if (key === resource || key.startsWith(`${resource}.`)) delete entries[key]
      continue
    }
    const words = change.split(' ')
    const gone = words.flatMap(word => (word.startsWith('-') ? word.slice(1) : []))
    const kept = (entries[resource] ?? '')
      .split(' ')
      .filter(word => word !== '' && !gone.includes(word.replace(/[!^]$/, '')))
    entries[resource] = [...kept, ...words.filter(word => !word.startsWith('-'))].join(' ')
  }
  return entries
}

const E = changed(F, { oxide_instance: '-cpu_platform -enable_jumbo_frames' })
const D = changed(E, { oxide_disk: '-read_only' })
const C = changed(
  changed(D, {
    'oxide_instance.network_interfaces.ip_config': null,
    'oxide_instance.external_ips.ephemeral': null,
    'oxide_instance.external_ips.floating': null,
    oxide_external_subnet_attachment: null,
    oxide_external_subnet: null,
    oxide_subnet_pool: null,
    oxide_subnet_pool_member: null,
    oxide_subnet_pool_silo_link: null,
    oxide_address_lot: null,
  }),
  {
    oxide_disk: '-disk_type',
    oxide_instance: '-hostname host_name!',
    'oxide_instance.network_interfaces': '-ip_config ip_address',
    'oxide_instance.external_ips': '-ephemeral -floating type! id',
    oxide_floating_ip: '-ip_version',
  },
)
const B = changed(C, {
  oxide_instance: '-auto_restart_policy',
  'oxide_vpc_firewall_rules.rules': 'name!',
})
const A = changed(B, { oxide_silo_saml_identity_provider: null })

/** Resources of the system under the names that they have since 0.22. */
const ofSystem = (schema: Schema): Schema =>
  Object.fromEntries(
    Object.entries(schema).map(([resource, names]) => [
      resource.replace(/^oxide_(?=(silo|ip_pool\w*|subnet_pool\w*)(\.|$))/, 'oxide_system_'),
      names,
    ]),
  )

const G = changed(ofSystem(F), {
  oxide_vpc_internet_gateway_ip_pool_attachment: `gateway_id! ip_pool_id! ${NAMED}`,
  oxide_vpc_internet_gateway_ip_address_attachment: `gateway_id! address! ${NAMED}`,
})

/** `A9` is A without what came with 0.10. */
export const DIALECTS = {
  A9: changed(A, { oxide_vpc_router_route: null, oxide_silo: null }),
  A,
  B,
  C,
  D,
  E,
  F,
  G,
} as const satisfies Record<string, Schema>

export type Dialect = keyof typeof DIALECTS

/** The data sources that a configuration looks objects up with, and their arguments. */
export const LOOKUPS: Schema = {
  oxide_project: 'name!',
  oxide_image: 'name! project_name',
  oxide_ip_pool: 'name!',
  oxide_subnet_pool: 'name!',
  oxide_ssh_key: 'name!',
  oxide_silo: 'name!',
  oxide_vpc: 'project_name! name!',
  oxide_disk: 'project_name! name!',
  oxide_floating_ip: 'project_name! name!',
  oxide_anti_affinity_group: 'project_name! name!',
  oxide_vpc_subnet: 'project_name! vpc_name! name!',
  oxide_vpc_router: 'project_name! vpc_name! name!',
  oxide_vpc_internet_gateway: 'project_name! vpc_name! name!',
}

/** A version of the provider, and what speaks to the same racks. */
export interface Provider {
  /** `~> 0.21.0` */
  readonly pin: string
  readonly dialect: Dialect
  /** The versions of Terraform and OpenTofu. */
  readonly required: string
  readonly cli: string
  readonly isTried: boolean
}

const provider = (
  pin: string,
  dialect: Dialect,
  cli: string,
  { required = '>= 1.11', isTried = true } = {},
): Provider => ({ pin: `~> ${pin}`, dialect, cli, required, isTried })

const untried = { isTried: false }
const newest = provider('0.21.0', 'F', '0.17.0+2026060800.0.0')

const OF_RELEASE: Readonly<Record<Release, readonly Provider[]>> = {
  14: [provider('0.9.0', 'A9', '0.11.1+20250409.0.0', { ...untried, required: '>= 1.5' })],
  15: [provider('0.12.0', 'A', '0.12.0+20250604.0.0', untried)],
  16: [provider('0.14.0', 'B', '0.13.0+20250730.0.0', untried)],
  17: [provider('0.17.0', 'C', '0.14.0+20251008.0.0', untried)],
  18: [provider('0.18.1', 'D', '0.15.0+2026021301.0.0')],
  19: [provider('0.19.0', 'E', '0.16.0+2026032500.0.0')],
  20: [newest],
  21: [newest],
  22: [newest, provider('0.22.0', 'G', newest.cli, untried)],
  23: [newest, provider('0.22.0', 'G', newest.cli, untried)],
}

/** The versions of the provider that speak to a rack; the first is written unless another is chosen. */
export const providersOf = (release: Release): readonly Provider[] => OF_RELEASE[release]

const argumentsOf = (dialect: Dialect, resource: string): readonly string[] =>
  ((DIALECTS[dialect] as Schema)[resource] ?? '').replace(/[!^]/g, '').split(' ')

/** Whether a version of the provider knows a resource, or an argument of one. */
export const knows = (dialect: Dialect, resource: string, argument?: string): boolean =>
  argument === undefined
    ? resource in DIALECTS[dialect]
    : argumentsOf(dialect, resource).includes(argument)

/** Whether protocols of firewall rules are written as words alone: `TCP`. */
export const hasProtocolWords = (dialect: Dialect): boolean => dialect === 'A' || dialect === 'A9'

/** Whether protocols can be ICMPv6. */
export const hasIcmp6 = (dialect: Dialect): boolean => dialect > 'D'
