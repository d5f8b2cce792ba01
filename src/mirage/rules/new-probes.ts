import { hashText } from '@/lib/hash'
import type { ProbeRecord, ProjectRecord, SubnetRecord, VpcRecord } from '../models/records'
import type { Db } from '../server/db'
import { fail } from '../server/errors'
import type { BackendState } from '../server/backend-state'
import { nextAddress } from './external-addresses'
import { newIdentity } from './identity'
import { guestMac, nextAddressIn } from './interfaces'

const LAST_PORT = 65_535

/** The first virtual network number for guests; lower ones belong to the control plane. */
const FIRST_GUEST_NETWORK = 1024
const NETWORKS = 2 ** 24

/** A VPC's virtual network number. Derived from its ID, because only probes show it. */
const networkNumber = ({ id }: VpcRecord): number =>
  FIRST_GUEST_NETWORK + (Number.parseInt(hashText(id), 16) % (NETWORKS - FIRST_GUEST_NETWORK))

/** Probes use the default network, like instances that request no other. */
const placeIn = (db: Db, project: ProjectRecord): { vpc: VpcRecord; subnet: SubnetRecord } => {
  const name = 'default'
  const vpc = db.vpcs.named(project.id, name) ?? fail.notFound('vpc', name)
  const subnet = db.subnets.named(vpc.id, name) ?? fail.notFound('vpc-subnet', name)
  return { vpc, subnet }
}

interface ProbeSpec {
  readonly name: string
  readonly description: string
  /** The sled it runs on. */
  readonly sled: string
  readonly ipPoolId: string
}

/**
 * Creates a probe with an interface in the project's default network and an address of the pool.
 */
export const createProbe = (
  backendState: BackendState,
  project: ProjectRecord,
  { sled, ipPoolId, ...spec }: ProbeSpec,
): ProbeRecord => {
  const { db, ids } = backendState
  const { vpc, subnet } = placeIn(db, project)
  const identity = newIdentity(backendState, spec)
  return db.probes.insert({
    ...identity,
    sled,
    projectId: project.id,
    subnetId: subnet.id,
    ipPoolId,
    interface: {
      id: ids.next(),
      ipConfig: {
        type: 'v4',
        value: {
          ip: nextAddressIn(db, subnet, 'v4'),
          subnet: subnet.ipv4Block,
          transitIps: [],
        },
      },
      kind: { type: 'probe', id: identity.id },
      mac: guestMac(backendState, vpc.id),
      name: spec.name,
      primary: true,
      slot: 0,
      vni: networkNumber(vpc),
    },
    externalIps: [
      { kind: 'ephemeral', ip: nextAddress(db, ipPoolId), firstPort: 0, lastPort: LAST_PORT },
    ],
  })
}
