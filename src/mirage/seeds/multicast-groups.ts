import type { BackendState } from '../server/backend-state'
import { fixedId, named } from './fixed'
import { instanceIds } from './instances'
import { ipPoolIds } from './ip-pools'

const GROUP = fixedId('multicastGroup', 1)
const ADDRESS = '239.10.0.1'

const members: [instanceId: string, sourceIps: string[]][] = [
  [instanceIds.db1, []],
  [instanceIds.granite, ['10.0.0.9']],
]

/** A group with members of two projects. */
export const seedMulticastGroups = ({ db }: BackendState): void => {
  db.multicastGroups.insert({
    ...named(GROUP, 'heartbeat', 'Every node hears every other', '2026-03-04'),
    ipPoolId: ipPoolIds.multicast,
    multicastIp: ADDRESS,
    state: 'Active',
  })
  for (const [index, [instanceId, sourceIps]] of members.entries()) {
    const id = fixedId('multicastMember', index + 1)
    db.multicastMembers.insert({
      ...named(id, `member-${instanceId}`, '', '2026-03-04T09:05'),
      instanceId,
      multicastGroupId: GROUP,
      multicastIp: ADDRESS,
      sourceIps,
      state: 'Joined',
    })
  }
}
