import type { InstanceRecord } from '../models/instances'
import { judgeReboot, judgeStart, judgeStop } from '../rules/instance-states'
import { fail } from '../server/errors'
import { moveInstance, startInstance } from '../server/lifecycle'
import type { Handlers } from '../server/route'
import { faultNames } from '../server/fault-names'
import type { BackendState } from '../server/backend-state'
import { instanceOf } from './instance-call'

/** An instance whose machine has died unnoticed: the call fails, and the instance with it. */
const noticeLostMachine = (backendState: BackendState, instance: InstanceRecord) => {
  if (instance.name !== faultNames.lostMachine || instance.runState !== 'running') return
  moveInstance(backendState, instance.id, 'vmLost')
  fail.unavailable('instance was running but is no longer reachable')
}

/** Starting, stopping and rebooting. Answers at once; the instance follows in its own time. */
export const instancePowerRoutes = {
  instanceStart: call => {
    const { backendState } = call
    const instance = instanceOf(call, 'collaborator')
    return judgeStart(instance.runState) ? startInstance(backendState, instance, 'start') : instance
  },

  instanceStop: call => {
    const { backendState } = call
    const instance = instanceOf(call, 'collaborator')
    noticeLostMachine(backendState, instance)
    const move = judgeStop(instance.runState)
    return move ? moveInstance(backendState, instance.id, move) : instance
  },

  instanceReboot: call => {
    const { backendState } = call
    const instance = instanceOf(call, 'collaborator')
    noticeLostMachine(backendState, instance)
    const move = judgeReboot(instance.runState)
    return move ? moveInstance(backendState, instance.id, move) : instance
  },
} satisfies Handlers
