import type { ExternalSubnetRecord } from '../models/system-records'
import type { BackendState } from '../server/backend-state'
import { fixedId, named, utc } from './fixed'
import { instanceIds } from './instances'
import { projectIds } from './projects'
import { MAZE_WAR, MYRIAD } from './silos'

export const subnetPoolIds = {
  routed: fixedId('subnetPool', 1),
  routed6: fixedId('subnetPool', 2),
  spare: fixedId('subnetPool', 3),
}

export const subnetMemberIds = {
  large: fixedId('subnetPoolMember', 1),
  small: fixedId('subnetPoolMember', 2),
  v6: fixedId('subnetPoolMember', 3),
}

const members: [id: string, pool: string, subnet: string, min: number, max: number][] = [
  [subnetMemberIds.large, subnetPoolIds.routed, '100.64.0.0/16', 20, 28],
  [subnetMemberIds.small, subnetPoolIds.routed, '203.0.113.0/24', 26, 32],
  [subnetMemberIds.v6, subnetPoolIds.routed6, 'fd10:aa::/48', 56, 64],
]

const links: [pool: string, silo: string, isDefault: boolean][] = [
  [subnetPoolIds.routed, MAZE_WAR, true],
  [subnetPoolIds.routed6, MAZE_WAR, true],
  [subnetPoolIds.spare, MAZE_WAR, false],
  [subnetPoolIds.routed, MYRIAD, false],
]

type Place = Pick<ExternalSubnetRecord, 'subnet' | 'subnetPoolId' | 'subnetPoolMemberId'>

const inLarge = { subnetPoolId: subnetPoolIds.routed, subnetPoolMemberId: subnetMemberIds.large }
const inSmall = { subnetPoolId: subnetPoolIds.routed, subnetPoolMemberId: subnetMemberIds.small }

const subnets: [name: string, project: string, place: Place, instance: string | null][] = [
  ['cluster-net', projectIds.mock, { ...inLarge, subnet: '100.64.0.0/24' }, instanceIds.db1],
  ['idle-net', projectIds.mock, { ...inLarge, subnet: '100.64.1.0/24' }, null],
  ['lone-address', projectIds.rockGarden, { ...inSmall, subnet: '203.0.113.7/32' }, null],
]

/** Pools with members and links, and external subnets, free and attached. */
export const seedSubnetPools = ({ db }: BackendState): void => {
  db.subnetPools.insert({
    ...named(subnetPoolIds.routed, 'routed-subnets', 'Whole networks for instances', '2026-02-16'),
    ipVersion: 'v4',
  })
  db.subnetPools.insert({
    ...named(subnetPoolIds.routed6, 'routed-subnets-6', '', '2026-02-16T09:10'),
    ipVersion: 'v6',
  })
  db.subnetPools.insert({
    ...named(subnetPoolIds.spare, 'spare-subnets', 'Without members', '2026-02-17'),
    ipVersion: 'v4',
  })
  for (const [id, subnetPoolId, subnet, minPrefixLength, maxPrefixLength] of members) {
    db.subnetPoolMembers.insert({
      id,
      subnetPoolId,
      subnet,
      minPrefixLength,
      maxPrefixLength,
      timeCreated: utc('2026-02-16T09:20'),
    })
  }
  for (const [index, [subnetPoolId, siloId, isDefault]] of links.entries()) {
    db.subnetPoolSilos.insert({
      id: fixedId('subnetPoolSilo', index + 1),
      subnetPoolId,
      siloId,
      isDefault,
    })
  }
  for (const [index, [name, projectId, place, instanceId]] of subnets.entries()) {
    const identity = named(fixedId('externalSubnet', index + 1), name, '', `2026-02-2${index}`)
    db.externalSubnets.insert({ ...identity, ...place, projectId, instanceId })
  }
}
