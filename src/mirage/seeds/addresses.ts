import type { ExternalIpRecord, FloatingIpRecord } from '../models/records'
import type { BackendState } from '../server/backend-state'
import { fixedId, named } from './fixed'
import { instanceIds } from './instances'
import { ipPoolIds } from './ip-pools'
import { projectIds } from './projects'

const { db1, db2, youFail, notThereYet, restartsSoon, neverCooling } = instanceIds
const { granite, steady } = instanceIds

const LAST_PORT = 65_535
const PORTS_PER_INSTANCE = 16_384

const ephemeral: [ip: string, pool: string, instance: string][] = [
  ['123.4.56.0', ipPoolIds.first, db1],
  ['123.4.56.1', ipPoolIds.first, notThereYet],
]

/** Up to four instances share a source NAT address. */
const sourceNat: [ip: string, pool: string, ...instances: string[]][] = [
  ['123.4.56.2', ipPoolIds.first, db1, db2, youFail, notThereYet],
  ['123.4.56.6', ipPoolIds.first, restartsSoon, neverCooling, granite, steady],
]

const floatingIps: FloatingIpRecord[] = [
  {
    ...named(fixedId('floatingIp', 1), 'rootbeer-float', 'A classic.', '2024-02-10'),
    ip: '123.4.56.4',
    ipPoolId: ipPoolIds.first,
    projectId: projectIds.mock,
    instanceId: null,
  },
  {
    ...named(fixedId('floatingIp', 2), 'cola-float', 'A favourite.', '2024-02-10T09:05'),
    ip: '123.4.56.5',
    ipPoolId: ipPoolIds.first,
    projectId: projectIds.mock,
    instanceId: db1,
  },
  {
    ...named(fixedId('floatingIp', 3), 'front-door', 'What the world knows us by', '2024-05-06'),
    ip: '198.51.100.0',
    ipPoolId: ipPoolIds.edge,
    projectId: projectIds.rockGarden,
    instanceId: granite,
  },
  {
    ...named(fixedId('floatingIp', 4), 'spare-key', '', '2024-05-06T09:10'),
    ip: '198.51.100.1',
    ipPoolId: ipPoolIds.edge,
    projectId: projectIds.rockGarden,
    instanceId: null,
  },
]

export const seedAddresses = ({ db }: BackendState): void => {
  const insert = (record: Omit<ExternalIpRecord, 'id'>) =>
    db.externalIps.insert({ id: fixedId('externalIp', db.externalIps.count + 1), ...record })
  for (const [ip, ipPoolId, instanceId] of ephemeral) {
    insert({ kind: 'ephemeral', ip, ipPoolId, instanceId, firstPort: 0, lastPort: LAST_PORT })
  }
  for (const [ip, ipPoolId, ...instances] of sourceNat) {
    for (const [index, instanceId] of instances.entries()) {
      const firstPort = index * PORTS_PER_INSTANCE
      const lastPort = firstPort + PORTS_PER_INSTANCE - 1
      insert({ kind: 'snat', ip, ipPoolId, instanceId, firstPort, lastPort })
    }
  }
  for (const address of floatingIps) db.floatingIps.insert(address)
}
