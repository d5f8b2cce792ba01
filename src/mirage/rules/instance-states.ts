import {
  type InstanceMove,
  type InstanceRunState,
  type InstanceVerb,
  can,
} from '@/machines/instance/instance.machine'
import { hasConsole } from '../serial/consoles'
import { fail } from '../server/errors'

/*
 * What the server does on an operation in each run state. Legal operations and resulting states are
 * defined by the lifecycle machine; here are the operations without effect and the error messages.
 */

/** The transition an operation results in; null if it has no effect. */
type Transition = InstanceVerb | InstanceMove | null

export const startTransition = (state: InstanceRunState): Transition => {
  if (can(state, 'start')) return 'start'
  switch (state) {
    case 'starting':
    case 'running':
    case 'rebooting':
    case 'migrating':
      return null
    case 'stopping':
      return fail.conflict('instance must finish stopping before it can be started')
    default:
      return fail.conflict(`instance is in state ${state} but it must be stopped to be started`)
  }
}

const stillBeingCreated = (operation: string): never =>
  fail.invalidRequest(`cannot ${operation} instance: it is still being created`)

const cannotChangeFrom = (state: InstanceRunState): never =>
  fail.invalidRequest(`instance state cannot be changed from state "${state}"`)

export const stopTransition = (state: InstanceRunState): Transition => {
  if (can(state, 'stop')) return 'stop'
  switch (state) {
    case 'migrating':
      return 'stopAccepted'
    case 'stopping':
    case 'stopped':
      return null
    case 'creating':
      return stillBeingCreated('stop')
    default:
      return cannotChangeFrom(state)
  }
}

export const rebootTransition = (state: InstanceRunState): Transition => {
  if (can(state, 'reboot')) return 'reboot'
  switch (state) {
    case 'migrating':
      return 'rebootAccepted'
    case 'rebooting':
      return null
    case 'stopped':
    case 'failed':
      return fail.invalidRequest(`cannot reboot an instance in state ${state} with no VMM`)
    case 'creating':
      return stillBeingCreated('reboot')
    default:
      return cannotChangeFrom(state)
  }
}

export const requireDeletable = (state: InstanceRunState): void => {
  if (can(state, 'delete')) return
  if (state === 'creating' || state === 'destroyed') {
    fail.invalidRequest(`instance cannot be deleted in state "${state}"`)
  }
  fail.invalidRequest('cannot delete instance: instance is running or has not yet fully stopped')
}

export const requireResizable = (state: InstanceRunState): void => {
  if (!can(state, 'resize')) fail.conflict('instance must be stopped to be resized')
}

export const requirePlatformChangeable = (state: InstanceRunState): void => {
  if (!can(state, 'resize')) fail.conflict('instance must be stopped to change its CPU platform')
}

export const requireBootDiskChangeable = (state: InstanceRunState): void => {
  if (!can(state, 'updateBootDisk')) fail.conflict('instance must be stopped to set boot disk')
}

/**
 * Disks can be changed only while the instance is not running; from a failed one they can only be
 * detached.
 */
export const requireDisksChangeable = (
  state: InstanceRunState,
  verb: 'attach' | 'detach',
): void => {
  if (can(state, verb === 'attach' ? 'attachDisk' : 'detachDisk')) return
  if (state === 'failed' || state === 'destroyed') {
    fail.invalidRequest(
      `cannot ${verb} disk ${verb === 'attach' ? 'to' : 'from'} instance in ${state} state`,
    )
  }
  fail.invalidRequest(`cannot ${verb} disk: instance is not fully stopped`)
}

export const requireInterfacesChangeable = (
  state: InstanceRunState,
  verb: 'create' | 'update' | 'delete',
): void => {
  if (can(state, 'updateNetworkInterface')) return
  switch (verb) {
    case 'create':
      return fail.invalidRequest('instance must be stopped to attach a new network interface')
    case 'update':
      return fail.invalidRequest('instance must be stopped to update its network interfaces')
    case 'delete':
      // Nothing uses the interfaces of a failed instance.
      if (state === 'failed') return
      return fail.invalidRequest('instance must be stopped or failed to detach a network interface')
  }
}

/** External IPs can be changed while the instance is at rest or running, not in between. */
export const requireAddressesChangeable = (
  state: InstanceRunState,
  verb: 'attach' | 'detach',
): void => {
  if (can(state, 'changeExternalIps')) return
  switch (state) {
    case 'creating':
      return fail.invalidRequest(`cannot ${verb} external IP: the instance is still being created`)
    case 'failed':
    case 'destroyed':
      return fail.invalidRequest(
        `cannot ${verb} external IP: the instance is in the unhealthy state ${state}`,
      )
    case 'starting':
    case 'stopping':
    case 'migrating':
    case 'repairing':
      return fail.unavailable(`can't ${verb} external IP in transient state ${state}`)
  }
}

/** An instance that is starting or stopping has no serial console. */
export const requireConsole = (state: InstanceRunState): void => {
  if (!hasConsole(state)) {
    fail.invalidRequest(`cannot connect to serial console of instance in state "${state}"`)
  }
}
