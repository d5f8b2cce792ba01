import type { ExternalIpRecord } from '../models/records'
import type { BackendState } from '../server/backend-state'
import { fixedId, named, utc } from './fixed'
import { instanceIds } from './instances'
import { projectIds } from './projects'
import { MAZE_WAR, POCKET_LAB } from './silos'

/** Leaves lower numbers to the seeds of other scenarios. */
const FIRST = 801
const DAY = '2026-03-06'

const FULL = fixedId('ipPool', FIRST)
const NEARLY = fixedId('ipPool', FIRST + 1)

const pools: [id: string, name: string, description: string, first: string, last: string][] = [
  [FULL, 'full-pool', 'No address left', '203.0.113.0', '203.0.113.7'],
  [NEARLY, 'nearly-full-pool', 'One address left', '203.0.113.16', '203.0.113.23'],
]

const { db1, db2, granite, steady } = instanceIds
const { mock, rockGarden, workbench } = projectIds

type FloatingIp = [pool: string, name: string, ip: string, project: string, instance?: string]

/** `workbench` is in another silo than the rest. */
const floatingIps: FloatingIp[] = [
  [FULL, 'gate-a', '203.0.113.0', mock, db1],
  [FULL, 'gate-b', '203.0.113.1', mock],
  [FULL, 'gate-c', '203.0.113.5', rockGarden, granite],
  [FULL, 'bench-a', '203.0.113.6', workbench],
  [FULL, 'bench-b', '203.0.113.7', workbench],
  [NEARLY, 'dock-a', '203.0.113.16', mock, db2],
  [NEARLY, 'dock-b', '203.0.113.17', rockGarden],
  [NEARLY, 'bench-c', '203.0.113.20', workbench],
  [NEARLY, 'bench-d', '203.0.113.21', workbench],
  [NEARLY, 'bench-e', '203.0.113.22', workbench],
]

const WHOLE = { firstPort: 0, lastPort: 65_535 }
const QUARTERS = [
  { firstPort: 0, lastPort: 16_383 },
  { firstPort: 16_384, lastPort: 32_767 },
] as const

const addresses: Omit<ExternalIpRecord, 'id'>[] = [
  { kind: 'ephemeral', ipPoolId: FULL, instanceId: steady, ip: '203.0.113.2', ...WHOLE },
  { kind: 'ephemeral', ipPoolId: FULL, instanceId: db2, ip: '203.0.113.3', ...WHOLE },
  { kind: 'snat', ipPoolId: FULL, instanceId: granite, ip: '203.0.113.4', ...QUARTERS[0] },
  { kind: 'snat', ipPoolId: FULL, instanceId: steady, ip: '203.0.113.4', ...QUARTERS[1] },
  { kind: 'snat', ipPoolId: NEARLY, instanceId: db1, ip: '203.0.113.18', ...QUARTERS[0] },
  { kind: 'snat', ipPoolId: NEARLY, instanceId: db2, ip: '203.0.113.18', ...QUARTERS[1] },
  { kind: 'ephemeral', ipPoolId: NEARLY, instanceId: granite, ip: '203.0.113.19', ...WHOLE },
]

/** A pool without a free address and one with a single one, used by two silos. */
export const seedFullPool = ({ db }: BackendState): void => {
  for (const [index, [id, name, description, first, last]] of pools.entries()) {
    db.ipPools.insert({
      ...named(id, name, description, DAY),
      assignment: 'silos',
      ipVersion: 'v4',
      poolType: 'unicast',
    })
    db.ipPoolRanges.insert({
      id: fixedId('ipPoolRange', FIRST + index),
      ipPoolId: id,
      range: { first, last },
      timeCreated: utc(`${DAY}T09:05`),
    })
    for (const [place, siloId] of [MAZE_WAR, POCKET_LAB].entries()) {
      const link = fixedId('ipPoolSilo', FIRST + 2 * index + place)
      db.ipPoolSilos.insert({ id: link, ipPoolId: id, siloId, isDefault: false })
    }
  }
  for (const [index, [ipPoolId, name, ip, projectId, instanceId = null]] of floatingIps.entries()) {
    const identity = named(fixedId('floatingIp', FIRST + index), name, '', DAY)
    db.floatingIps.insert({ ...identity, ip, ipPoolId, projectId, instanceId })
  }
  // Up to release 17, an instance has a single ephemeral IP and a single address for SNAT.
  for (const kind of ['ephemeral', 'snat']) {
    for (const { id } of [db1, db2, granite, steady].flatMap(each => db.externalIps.in(each))) {
      if (db.externalIps.get(id)?.kind === kind) db.externalIps.remove(id)
    }
  }
  for (const [index, address] of addresses.entries()) {
    db.externalIps.insert({ id: fixedId('externalIp', FIRST + index), ...address })
  }
}
