import type { ExternalIp } from '@/api/generated/types'
import {
  choosePool,
  ephemeralOf,
  assignEphemeral,
  requireRoomForAddress,
} from '../rules/external-addresses'
import { requireAddressesChangeable } from '../rules/instance-states'
import type { ExternalIpRecord, FloatingIpRecord } from '../models/external-ips'
import { fail } from '../server/errors'
import type { Handlers } from '../server/route'
import { instanceOf } from './instance-call'

const viewEphemeral = ({ ip }: ExternalIpRecord): ExternalIp => ({ kind: 'ephemeral', ip })

const viewFloating = (floatingIp: FloatingIpRecord): ExternalIp => ({
  kind: 'floating',
  ...floatingIp,
})

/** External IPs of instances, not including shared source NAT addresses. */
export const externalIpRoutes = {
  instanceExternalIpList: call => {
    const { db } = call.backendState
    const instance = instanceOf(call, 'viewer')
    const ephemeral = ephemeralOf(db, instance)
    const floating = db.floatingIps.by('instance', instance.id)
    return {
      items: [...(ephemeral ? [viewEphemeral(ephemeral)] : []), ...floating.map(viewFloating)],
      nextPage: null,
    }
  },

  instanceEphemeralIpAttach: call => {
    const { backendState, body } = call
    const instance = instanceOf(call, 'collaborator')
    const poolId = choosePool(call, body.pool)
    const present = ephemeralOf(backendState.db, instance)
    if (present) return viewEphemeral(present)
    requireAddressesChangeable(instance.runState, 'attach')
    requireRoomForAddress(backendState.db, instance)
    return viewEphemeral(assignEphemeral(backendState, instance, poolId))
  },

  instanceEphemeralIpDetach: call => {
    const { db } = call.backendState
    const instance = instanceOf(call, 'collaborator')
    const { id } =
      ephemeralOf(db, instance) ??
      fail.invalidRequest('instance does not have an ephemeral IP attached')
    requireAddressesChangeable(instance.runState, 'detach')
    db.externalIps.remove(id)
  },
} satisfies Handlers
