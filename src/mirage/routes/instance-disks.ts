import type { InstanceRecord } from '../models/records'
import type { Context, Role } from '../server/access'
import { lookup } from '../server/lookup'
import { attachDisk, detachDisk, diskFor } from '../rules/attachments'
import { pageByName } from '../server/page'
import type { Handlers } from '../server/route'
import { rebootTransition, startTransition, stopTransition } from '../rules/instance-states'
import { fail } from '../server/errors'
import { moveInstance, startInstance } from '../server/lifecycle'
import { faultNames } from '../server/fault-names'
import type { BackendState } from '../server/backend-state'

/** A call with an instance in its path. */
export interface InstanceCall extends Context {
  path: { instance: string }
  query: { project?: string | null | undefined }
}

export const instanceOf = (call: InstanceCall, need: Role): InstanceRecord =>
  lookup.inProject(call, 'instance', call.path.instance, call.query.project, need)

/** The disks of an instance, including its boot disk. */
export const instanceDiskRoutes = {
  instanceDiskList: call => {
    const instance = instanceOf(call, 'viewer')
    return pageByName(call, call.backendState.db.disks.by('instance', instance.id), disk => disk)
  },

  instanceDiskAttach: call => {
    const instance = instanceOf(call, 'limited_collaborator')
    return attachDisk(call.backendState, instance, diskFor(call, instance, call.body.disk))
  },

  instanceDiskDetach: call => {
    const instance = instanceOf(call, 'limited_collaborator')
    return detachDisk(call.backendState, instance, diskFor(call, instance, call.body.disk))
  },
} satisfies Handlers

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
