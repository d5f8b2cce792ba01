import type { ExternalIp } from '@/api/generated/types'
import {
  choosePool,
  ephemeralOf,
  giveEphemeral,
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

/** The addresses an instance is reached at from outside. Shares for source NAT are not among them. */
export const externalIpRoutes = {
  instanceExternalIpList: call => {
    const { db } = call.world
    const instance = instanceOf(call, 'viewer')
    const ephemeral = ephemeralOf(db, instance)
    const floating = db.floatingIps.by('instance', instance.id)
    return {
      items: [...(ephemeral ? [viewEphemeral(ephemeral)] : []), ...floating.map(viewFloating)],
      nextPage: null,
    }
  },

  instanceEphemeralIpAttach: call => {
    const { world, body } = call
    const instance = instanceOf(call, 'collaborator')
    const poolId = choosePool(call, body.pool)
    const present = ephemeralOf(world.db, instance)
    if (present) return viewEphemeral(present)
    requireAddressesChangeable(instance.runState, 'attach')
    requireRoomForAddress(world.db, instance)
    return viewEphemeral(giveEphemeral(world, instance, poolId))
  },

  instanceEphemeralIpDetach: call => {
    const { db } = call.world
    const instance = instanceOf(call, 'collaborator')
    const { id } =
      ephemeralOf(db, instance) ??
      fail.invalidRequest('instance does not have an ephemeral IP attached')
    requireAddressesChangeable(instance.runState, 'detach')
    db.externalIps.remove(id)
  },
} satisfies Handlers
