import type { Backend } from '@/mirage/server/create'
import { createVpc } from '@/mirage/rules/new-vpc'

type BackendState = Backend['backendState']
type Policy = 'allow' | 'fail'

const missing = (what: string): never => {
  throw new Error(`there is no ${what}`)
}

/** The common fields of a new named record. */
export const identityIn = (backendState: BackendState, name: string) => ({
  id: backendState.ids.next(),
  name,
  description: '',
  timeCreated: backendState.now(),
  timeModified: backendState.now(),
})

/** Inserts the records that a test needs around its instances and disks. */
export const arrange = (backendState: BackendState, siloId: string) => {
  const { db, ids } = backendState
  const project = (name = 'web') => db.projects.named(siloId, name) ?? missing(`project ${name}`)

  const group = (name: string, policy: Policy) => ({
    ...identityIn(backendState, name),
    projectId: project().id,
    policy,
    failureDomain: 'sled' as const,
  })

  return {
    /** Links a new pool to the silo; returns its ID. */
    addPool: (name: string, [first, last]: readonly [string, string], isDefault: boolean) => {
      const identity = identityIn(backendState, name)
      const ipVersion = first.includes(':') ? 'v6' : 'v4'
      const kind = { assignment: 'silos', ipVersion, poolType: 'unicast' } as const
      const { id: ipPoolId } = db.ipPools.insert({ ...identity, ...kind })
      const range = { first, last }
      db.ipPoolRanges.insert({ id: ids.next(), ipPoolId, range, timeCreated: backendState.now() })
      db.ipPoolSilos.insert({ id: ids.next(), ipPoolId, siloId, isDefault })
      return ipPoolId
    },

    /** Adds a provisionable sled; returns its ID. */
    addSled: () => {
      const { id, timeCreated, timeModified } = identityIn(backendState, '')
      return db.sleds.insert({
        id,
        timeCreated,
        timeModified,
        baseboard: { part: 'sled', serial: ids.next(), revision: 1 },
        policy: { kind: 'in_service', provisionPolicy: 'provisionable' },
        rackId: ids.next(),
        slot: null,
        state: 'active',
        usableHardwareThreads: 128,
        usablePhysicalRam: 2 ** 40,
      }).id
    },

    addVpc: (name: string) =>
      createVpc(backendState, project(), { name, description: '', dnsName: name }),

    /** Adds a subnet to the default VPC of `web`. */
    addSubnet: (name: string, ipv4Block: string) => {
      const vpc = db.vpcs.named(project().id, 'default') ?? missing('default VPC')
      const ipv6Block = vpc.ipv6Prefix.replace('::/48', `:${db.subnets.count}::/64`)
      const identity = identityIn(backendState, name)
      const places = { vpcId: vpc.id, ipv4Block, ipv6Block, customRouterId: null }
      return db.subnets.insert({ ...identity, ...places })
    },

    addAffinityGroup: (name: string, policy: Policy) =>
      db.affinityGroups.insert(group(name, policy)),
    addAntiAffinityGroup: (name: string, policy: Policy) =>
      db.antiAffinityGroups.insert(group(name, policy)),
  }
}
