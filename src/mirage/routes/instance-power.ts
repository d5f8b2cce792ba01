import type { InstanceRecord } from '../models/records'
import { rebootTransition, startTransition, stopTransition } from '../rules/instance-states'
import { fail } from '../server/errors'
import { moveInstance, startInstance } from '../server/lifecycle'
import type { Handlers } from '../server/route'
import { faultNames } from '../server/fault-names'
import type { BackendState } from '../server/backend-state'
import { instanceOf } from './instance-call'

/** Fault injection: the virtual machine was lost, so the call and the instance fail. */
const failIfMachineLost = (backendState: BackendState, instance: InstanceRecord) => {
  if (instance.name !== faultNames.lostMachine || instance.runState !== 'running') return
  moveInstance(backendState, instance.id, 'vmLost')
  fail.unavailable('instance was running but is no longer reachable')
}

/** Start, stop and reboot. Responds at once; the instance changes state later. */
export const instancePowerRoutes = {
  instanceStart: call => {
    const { backendState } = call
    const instance = instanceOf(call, 'limited_collaborator')
    return startTransition(instance.runState)
      ? startInstance(backendState, instance, 'start')
      : instance
  },

  instanceStop: call => {
    const { backendState } = call
    const instance = instanceOf(call, 'limited_collaborator')
    failIfMachineLost(backendState, instance)
    const move = stopTransition(instance.runState)
    return move ? moveInstance(backendState, instance.id, move) : instance
  },

  instanceReboot: call => {
    const { backendState } = call
    const instance = instanceOf(call, 'limited_collaborator')
    failIfMachineLost(backendState, instance)
    const move = rebootTransition(instance.runState)
    return move ? moveInstance(backendState, instance.id, move) : instance
  },
} satisfies Handlers
