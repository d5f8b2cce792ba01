import type { SiloIdentityMode } from '@/api/generated/types'
import type { Command } from '@/api/operations/table'
import { identity, NetworkStepper } from './network-steps'
import type { Thing } from './things'

/** Writes the requests that make objects of the system again. Secrets are filled in by people. */
export class SystemStepper extends NetworkStepper {
  sshKey({ key, path }: Thing) {
    const sshKey = this.index.ownKeys.find(({ id }) => id === key)!
    const body = { ...identity(sshKey), publicKey: sshKey.publicKey }
    this.add('SSH key', path, key, 'currentUserSshKeyCreate', { body })
  }

  silo({ key, path }: Thing) {
    const { index } = this
    const silo = index.silos.find(({ id }) => id === key)!
    const { cpus = 0, memory = 0, storage = 0 } = index.quotasOf.get(key) ?? {}
    const { discoverable, mappedFleetRoles, adminGroupName } = silo
    const identityMode: SiloIdentityMode = silo.identityMode
    const certificate = {
      name: 'default',
      description: '',
      cert: '<certificate>',
      key: '<private_key>',
      service: 'external_api',
    }
    const body = {
      ...identity(silo),
      discoverable,
      identityMode,
      mappedFleetRoles,
      ...(adminGroupName && { adminGroupName }),
      quotas: { cpus, memory, storage },
      tlsCertificates: [certificate],
    }
    const notes = ['fill in <certificate> and <private_key>, in PEM format']
    this.add('silo', path, key, 'siloCreate', { body }, { notes })
  }

  samlProvider({ key, path }: Thing) {
    const provider = this.index.samlProviders.find(({ id }) => id === key)!
    const { acsUrl, idpEntityId, sloUrl, spClientId, technicalContactEmail } = provider
    const { groupAttributeName, publicCert } = provider
    const body = {
      ...identity(provider),
      acsUrl,
      idpEntityId,
      sloUrl,
      spClientId,
      technicalContactEmail,
      ...(groupAttributeName && { groupAttributeName }),
      ...(publicCert && { signingKeypair: { publicCert, privateKey: '<private_key>' } }),
      idpMetadataSource: { type: 'url', url: '<metadata_url>' },
    }
    const notes = [`fill in <metadata_url>${publicCert ? ' and <private_key>' : ''}`]
    const query = { silo: path[0] }
    this.add(
      'identity provider',
      path,
      key,
      'samlIdentityProviderCreate',
      { query, body },
      { notes },
    )
  }

  systemPool({ key, path }: Thing) {
    const { index } = this
    const pool = index.systemPools.find(({ id }) => id === key)!
    const { ipVersion, poolType, assignment } = pool
    const body = { ...identity(pool), ipVersion, poolType, assignment }
    this.add('IP pool', path, key, 'systemIpPoolCreate', { body })
    for (const { id, range } of index.rangesOf(key))
      this.add('range of IP pool', [pool.name, range.first], id, 'systemIpPoolRangeAdd', {
        path: { pool: pool.name },
        body: range,
      })
  }

  systemSubnetPool({ key, path }: Thing) {
    const pool = this.index.systemSubnetPools.find(({ id }) => id === key)!
    const body = { ...identity(pool), ipVersion: pool.ipVersion }
    this.add('subnet pool', path, key, 'systemSubnetPoolCreate', { body })
  }

  subnetPoolMember({ key, path }: Thing) {
    const { index } = this
    const { subnet, minPrefixLength, maxPrefixLength } = index.system.members.find(
      ({ id }) => id === key,
    )!
    const body = { subnet, minPrefixLength, maxPrefixLength }
    const args = { path: { pool: path[0] }, body }
    this.add('member of subnet pool', path, key, 'systemSubnetPoolMemberAdd', args)
  }

  private link(thing: Thing, endpoint: Command['endpoint'], isDefault: boolean) {
    const [pool, silo] = thing.path
    const args = { path: { pool }, body: { silo, isDefault } }
    this.add('link of pool', thing.path, thing.key, endpoint, args, { to: this.last })
  }

  ipPoolLink(thing: Thing) {
    const { ipPoolLinks } = this.index.system
    const [, pool, silo] = thing.key.split('|')
    const isIt = (each: { ipPoolId: string; siloId: string }) =>
      each.ipPoolId === pool && each.siloId === silo
    this.link(thing, 'systemIpPoolSiloLink', ipPoolLinks.find(isIt)?.isDefault ?? false)
  }

  subnetPoolLink(thing: Thing) {
    const { subnetPoolLinks } = this.index.system
    const [, pool, silo] = thing.key.split('|')
    const isIt = (each: { subnetPoolId: string; siloId: string }) =>
      each.subnetPoolId === pool && each.siloId === silo
    this.link(thing, 'systemSubnetPoolSiloLink', subnetPoolLinks.find(isIt)?.isDefault ?? false)
  }

  addressLot({ key, path }: Thing) {
    const lot = this.index.addressLots.find(({ id }) => id === key)!
    const blocks = lot.blocks.map(({ firstAddress, lastAddress }) => ({
      firstAddress,
      lastAddress,
    }))
    const body = { ...identity(lot), kind: lot.kind, blocks }
    this.add('address lot', path, key, 'networkingAddressLotCreate', { body })
  }
}
