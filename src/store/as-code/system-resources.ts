import { expression, object, type Hcl, type Line } from '@/lib/hcl'
import { formatBytes } from '@/lib/size'
import type { FoundSilo } from './found'
import type { Thing } from './things'
import { identity, referring, type Body, type Writing } from './writing'

const sshKeyOf = (writing: Writing, { key }: Thing): Body => {
  const sshKey = writing.index.ownKeys.find(({ id }) => id === key)!
  return {
    paragraphs: [
      [...identity(sshKey), { name: 'public_key', value: sshKey.publicKey }],
      ...writing.lifecycle(true),
    ],
    importId: key,
  }
}

/** What a certificate needs is no text of a file: people give it when they apply. */
const certificatesOf = (writing: Writing, thing: Thing, silo: FoundSilo): Hcl => {
  if (writing.isManaged) return []
  const certificates = silo.tlsCertificates ?? [{ name: 'default', description: '' }]
  return certificates.map(({ name, description }) => {
    const secret = (part: string, what: string) =>
      writing.variable(
        `${writing.labelOf(thing)}_${name}_${part}`.replace(/\W/g, '_'),
        `${what} of certificate "${name}" of silo "${silo.name}", in PEM format`,
        'ephemeral',
      )
    return object(
      {
        name,
        description,
        cert: secret('certificate', 'Chain'),
        key: secret('key', 'Private key'),
        service: 'external_api',
      },
      { isSpread: true },
    )
  })
}

const siloOf = (writing: Writing, thing: Thing): Body => {
  const { index, isManaged } = writing
  const silo = index.silos.find(({ id }) => id === thing.key)!
  const quotas = index.quotasOf.get(silo.id)
  const isScim = silo.identityMode === 'saml_scim'
  const roles = Object.entries(silo.mappedFleetRoles)
  const { adminGroupName } = silo
  return {
    paragraphs: [
      [
        ...identity(silo),
        { name: 'discoverable', value: silo.discoverable },
        ...(isScim
          ? [{ comment: 'The provider refuses the identity mode "saml_scim" of this silo.' }]
          : [{ name: 'identity_mode', value: silo.identityMode }]),
        ...(!isManaged && adminGroupName
          ? [{ name: 'admin_group_name', value: adminGroupName }]
          : []),
        ...(roles.length > 0
          ? [
              {
                name: 'mapped_fleet_roles',
                value: { entries: roles, isQuoted: true, isSpread: true },
              },
            ]
          : []),
      ],
      [
        {
          name: 'quotas',
          value: object({
            cpus: quotas?.cpus ?? 0,
            memory: quotas?.memory ?? 0,
            storage: quotas?.storage ?? 0,
          }),
          note: `memory ${formatBytes(quotas?.memory ?? 0)}, storage ${formatBytes(quotas?.storage ?? 0)}`,
        },
        { name: 'tls_certificates', value: certificatesOf(writing, thing, silo) },
      ],
      // A silo that is replaced is a silo that is deleted, with all in it.
      [
        {
          block: 'lifecycle',
          lines: [
            { name: 'prevent_destroy', value: true },
            ...(isScim
              ? [{ name: 'ignore_changes', value: [expression('identity_mode')] as readonly Hcl[] }]
              : []),
          ],
        },
      ],
    ],
    importId: thing.key,
  }
}

const samlProviderOf = (writing: Writing, thing: Thing): Body => {
  const provider = writing.index.samlProviders.find(({ id }) => id === thing.key)!
  const { publicCert, groupAttributeName, metadata } = provider
  const secret = (part: string, what: string) =>
    writing.variable(
      `${writing.labelOf(thing)}_${part}`,
      `${what} of identity provider "${provider.name}"`,
      'sensitive',
    )
  const url = metadata?.type === 'url' ? metadata.url : undefined
  const source =
    metadata?.type === 'base64_encoded_xml'
      ? object({ type: 'base64_encoded_xml', data: secret('metadata', 'Metadata in Base64') })
      : object({ type: 'url', url: url ?? secret('metadata_url', 'Metadata URL') })
  return {
    paragraphs: [
      [
        referring('silo', writing.id('silo', provider.siloId)),
        ...identity(provider),
        { name: 'acs_url', value: provider.acsUrl },
        { name: 'idp_entity_id', value: provider.idpEntityId },
        { name: 'slo_url', value: provider.sloUrl },
        { name: 'sp_client_id', value: provider.spClientId },
        { name: 'technical_contact_email', value: provider.technicalContactEmail },
        ...(groupAttributeName
          ? [{ name: 'group_attribute_name', value: groupAttributeName }]
          : []),
        { name: 'idp_metadata_source', value: source },
        ...(publicCert
          ? [
              {
                name: 'signing_keypair',
                value: object({
                  public_cert: writing.isManaged
                    ? publicCert
                    : secret('public_cert', 'Public certificate in Base64'),
                  private_key: secret('private_key', 'Private key in Base64'),
                }),
              },
            ]
          : []),
      ],
    ],
    importId: thing.key,
  }
}

const systemPoolOf = (writing: Writing, { key }: Thing): Body => {
  const { index } = writing
  const pool = index.systemPools.find(({ id }) => id === key)!
  const ranges = index
    .rangesOf(key)
    .map(({ range: { first, last } }) => object({ first_address: first, last_address: last }))
  return {
    paragraphs: [
      [
        ...identity(pool),
        ...(ranges.length > 0 ? [{ name: 'ranges', value: ranges as readonly Hcl[] }] : []),
      ],
      ...writing.lifecycle(true),
    ],
    importId: key,
  }
}

const systemSubnetPoolOf = (writing: Writing, { key }: Thing): Body => {
  const pool = writing.index.systemSubnetPools.find(({ id }) => id === key)!
  return {
    paragraphs: [
      [...identity(pool), { name: 'ip_version', value: pool.ipVersion }],
      ...writing.lifecycle(true),
    ],
    importId: key,
  }
}

const memberOf = (writing: Writing, { key }: Thing): Body => {
  const member = writing.index.system.members.find(({ id }) => id === key)!
  const { subnetPoolId, minPrefixLength, maxPrefixLength } = member
  const length = (name: string, value: number | undefined): Line[] =>
    value === undefined ? [] : [{ name, value }]
  return {
    paragraphs: [
      [
        referring('subnet_pool_id', writing.id('systemSubnetPool', subnetPoolId)),
        { name: 'subnet', value: member.subnet },
        ...length('min_prefix_length', minPrefixLength),
        ...length('max_prefix_length', maxPrefixLength),
      ],
    ],
    importId: `${subnetPoolId}/${key}`,
  }
}

/** The key of a link has the ids of pool and silo after its kind. */
const linkOf = (writing: Writing, { kind, key }: Thing): Body => {
  const [, poolId = '', siloId = ''] = key.split('|')
  const { ipPoolLinks, subnetPoolLinks } = writing.index.system
  const isIp = kind === 'ipPoolLink'
  const isDefault = isIp
    ? ipPoolLinks.some(each => each.ipPoolId === poolId && each.siloId === siloId && each.isDefault)
    : subnetPoolLinks.some(
        each => each.subnetPoolId === poolId && each.siloId === siloId && each.isDefault,
      )
  return {
    paragraphs: [
      [
        isIp
          ? referring('ip_pool_id', writing.id('systemPool', poolId))
          : referring('subnet_pool_id', writing.id('systemSubnetPool', poolId)),
        referring('silo_id', writing.id('silo', siloId)),
        { name: 'is_default', value: isDefault },
      ],
    ],
    importId: `${poolId}/${siloId}`,
  }
}

const addressLotOf = (writing: Writing, { key }: Thing): Body => {
  const lot = writing.index.addressLots.find(({ id }) => id === key)!
  const blocks = lot.blocks.map(({ firstAddress, lastAddress }) =>
    object({ first_address: firstAddress, last_address: lastAddress }),
  )
  return {
    paragraphs: [
      [...identity(lot), { name: 'kind', value: lot.kind }, { name: 'blocks', value: blocks }],
      ...writing.lifecycle(true),
    ],
    importId: key,
  }
}

export const SYSTEM_WRITERS = {
  sshKey: sshKeyOf,
  silo: siloOf,
  samlProvider: samlProviderOf,
  systemPool: systemPoolOf,
  ipPoolLink: linkOf,
  systemSubnetPool: systemSubnetPoolOf,
  subnetPoolMember: memberOf,
  subnetPoolLink: linkOf,
  addressLot: addressLotOf,
} as const
