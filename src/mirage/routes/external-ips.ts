import type { ExternalIp } from '@/api/generated/types'
import {
  assignEphemeral,
  ephemeralOf,
  ephemeralsOf,
  requireRoomForAddress,
  requireVersion,
  sourceNatOf,
} from '../rules/external-addresses'
import { requireAddressesChangeable } from '../rules/instance-states'
import { versionOf } from '../rules/ip-stacks'
import { choosePool } from '../rules/pool-choice'
import type { ExternalIpRecord, FloatingIpRecord } from '../models/records'
import { fail } from '../server/errors'
import type { Handlers } from '../server/route'
import { instanceOf } from './instance-disks'

const viewEphemeral = ({ ip, ipPoolId }: ExternalIpRecord): ExternalIp => ({
  kind: 'ephemeral',
  ip,
  ipPoolId,
})

const viewSourceNat = ({ ip, ipPoolId, firstPort, lastPort }: ExternalIpRecord): ExternalIp => ({
  kind: 'snat',
  ip,
  ipPoolId,
  firstPort,
  lastPort,
})

const viewFloating = (floatingIp: FloatingIpRecord): ExternalIp => ({
  kind: 'floating',
  ...floatingIp,
})

/** External IPs of instances, including shared source NAT addresses. */
export const externalIpRoutes = {
  instanceExternalIpList: call => {
    const { db } = call.backendState
    const instance = instanceOf(call, 'viewer')
    const ephemeral = ephemeralsOf(db, instance)
    const floating = db.floatingIps.by('instance', instance.id)
    const items = [
      ...ephemeral.map(viewEphemeral),
      ...floating.map(viewFloating),
      ...sourceNatOf(db, instance).map(viewSourceNat),
    ]
    return { items, nextPage: null }
  },

  instanceEphemeralIpAttach: call => {
    const { backendState, body } = call
    const instance = instanceOf(call, 'limited_collaborator')
    const { id: poolId, ipVersion } = choosePool(call, body.poolSelector)
    const present = ephemeralOf(backendState, instance, ipVersion)
    if (present) return viewEphemeral(present)
    requireAddressesChangeable(instance.runState, 'attach')
    requireVersion(backendState, instance, ipVersion)
    requireRoomForAddress(backendState, instance)
    return viewEphemeral(assignEphemeral(backendState, instance, poolId))
  },

  instanceEphemeralIpDetach: call => {
    const { db } = call.backendState
    const instance = instanceOf(call, 'limited_collaborator')
    const { ipVersion } = call.query
    const [address, ...others] = ephemeralsOf(db, instance).filter(
      ({ ip }) => !ipVersion || versionOf(ip) === ipVersion,
    )
    if (!address) return fail.invalidRequest('instance does not have an ephemeral IP attached')
    if (others.length > 0) {
      fail.invalidRequest('instance has several ephemeral IPs attached: specify the IP version')
    }
    requireAddressesChangeable(instance.runState, 'detach')
    db.externalIps.remove(address.id)
  },
} satisfies Handlers
