import type { IpPool } from '@/api/generated/types'
import { SERVICES } from '@/lib/service-pool'
import { VpcPlanner } from './plan-vpcs'
import { NO_RESOURCE, quoted, type Plan } from './things'

interface Link {
  kind: 'ipPoolLink' | 'subnetPoolLink'
  poolId: string
  siloId: string
}

const compare = (a: readonly string[], b: readonly string[]) => (a.join('/') < b.join('/') ? -1 : 1)

/** Decides which objects of the system are written. */
export class SystemPlanner extends VpcPlanner {
  silos() {
    const { index } = this
    for (const { id, name } of index.silos) {
      if (!this.has(id)) continue
      this.write('silo', id, 'silo', [name])
      if (!this.selection.hasParts) continue
      for (const provider of index.samlProviders)
        if (provider.siloId === id)
          this.write('samlProvider', provider.id, 'identity provider', [name, provider.name])
      this.leave(
        'silo',
        name,
        [`in/${id}`],
        `Users, groups, certificates and access of silo "${name}"`,
        NO_RESOURCE,
      )
    }
  }

  /** Why the provider cannot make a pool; it can import it all the same. */
  private poolProblem({ ipVersion, poolType, assignment }: IpPool): string | undefined {
    if (!this.isCopy || this.dialect === null) return undefined
    if (ipVersion === 'v6' || poolType === 'multicast')
      return 'the provider makes only pools of unicast IPv4 addresses'
    return assignment === SERVICES ? 'the provider makes only pools that silos use' : undefined
  }

  pools() {
    const { index } = this
    for (const pool of index.systemPools) {
      const { id, name } = pool
      if (!this.has(id)) continue
      const problem = this.poolProblem(pool)
      if (problem === undefined) this.write('systemPool', id, 'IP pool', [name])
      else this.leave('IP pool', name, [id], quoted('IP pool', name), problem)
    }
    for (const { id, name } of index.systemSubnetPools)
      if (this.has(id)) this.write('systemSubnetPool', id, 'subnet pool', [name])
    if (!this.selection.hasParts) return
    const nameOf = (id: string) => index.names.get(id)?.name ?? id
    const { members, ipPoolLinks, subnetPoolLinks } = index.system
    const sorted = <Item, Path extends readonly string[]>(
      items: readonly Item[],
      pathOf: (item: Item) => Path,
    ) =>
      items.map(item => ({ item, path: pathOf(item) })).toSorted((a, b) => compare(a.path, b.path))
    for (const { item, path } of sorted(members, each => [nameOf(each.subnetPoolId), each.subnet]))
      if (this.has(item.subnetPoolId)) this.write('subnetPoolMember', item.id, 'member', path)
    const links = [
      ...ipPoolLinks.map(each => ({ ...each, kind: 'ipPoolLink' as const, poolId: each.ipPoolId })),
      ...subnetPoolLinks.map(each => ({
        ...each,
        kind: 'subnetPoolLink' as const,
        poolId: each.subnetPoolId,
      })),
    ]
    for (const { item, path } of sorted(
      links,
      each => [nameOf(each.poolId), nameOf(each.siloId)] as const,
    ))
      if (this.has(item.poolId) || this.has(item.siloId)) this.link(item, path)
  }

  /** A link to a silo: to make one that is there already would fail, so it needs to be imported. */
  private link({ kind, poolId, siloId }: Link, path: readonly [string, string]) {
    const key = `${kind}|${poolId}|${siloId}`
    const isImportable = kind !== 'ipPoolLink' || this.dialect === null || this.dialect > 'E'
    if (this.isCopy || isImportable) return this.write(kind, key, 'link of pool', path)
    const [pool, silo] = path
    const text = `Link of IP pool "${pool}" to silo "${silo}"`
    this.leave('link of pool', pool, [key], text, 'needs provider 0.21, which can import it')
  }

  system(): Plan {
    const { index } = this
    this.each('sshKey', 'SSH key', index.ownKeys)
    this.silos()
    this.pools()
    this.each('addressLot', 'address lot', index.addressLots)
    this.lists()
    return this
  }

  /** What could not be read. */
  lists() {
    for (const { key, what, message } of this.index.unread)
      this.leave('list', what, [key], `List of ${what}`, `could not be read: ${message}`)
  }
}
