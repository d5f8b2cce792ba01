import type { InstanceRecord } from '../models/instances'
import { judgeReboot, judgeStart, judgeStop } from '../rules/instance-states'
import { fail } from '../server/errors'
import { moveInstance, startInstance } from '../server/lifecycle'
import type { Handlers } from '../server/route'
import { sentinels } from '../server/sentinels'
import type { World } from '../server/world'
import { instanceOf } from './instance-call'

/** An instance whose machine has died unnoticed: the call fails, and the instance with it. */
const noticeLostMachine = (world: World, instance: InstanceRecord) => {
  if (instance.name !== sentinels.lostMachine || instance.runState !== 'running') return
  moveInstance(world, instance.id, 'vmLost')
  fail.unavailable('instance was running but is no longer reachable')
}

/** Starting, stopping and rebooting. Answers at once; the instance follows in its own time. */
export const instancePowerRoutes = {
  instanceStart: call => {
    const { world } = call
    const instance = instanceOf(call, 'collaborator')
    return judgeStart(instance.runState) ? startInstance(world, instance, 'start') : instance
  },

  instanceStop: call => {
    const { world } = call
    const instance = instanceOf(call, 'collaborator')
    noticeLostMachine(world, instance)
    const move = judgeStop(instance.runState)
    return move ? moveInstance(world, instance.id, move) : instance
  },

  instanceReboot: call => {
    const { world } = call
    const instance = instanceOf(call, 'collaborator')
    noticeLostMachine(world, instance)
    const move = judgeReboot(instance.runState)
    return move ? moveInstance(world, instance.id, move) : instance
  },
} satisfies Handlers
