import type { Instance } from '@/api/generated/types'
import { parentsOf } from '@/lib/name-or-id'
import { emphasis, rich, type RichText } from '@/lib/rich-text'
import { isRestartingSoon } from '@/machines/instance/auto-restart.rules'
import { type InstanceRunState, can, isTransitioning } from '@/machines/instance/instance.machine'
import type { ConnectionEnd } from '@/machines/serial-console/serial-console.machine'

const FAST = 1_000
const SLOW = 60_000

/**
 * The polling interval of the instance on its console's screen, in milliseconds: short while its
 * state is changing or a restart is near, long while it stays off until someone starts it, and
 * null while it has a console.
 */
export const readingInterval = (instance: Instance, now: number): number | null => {
  const { runState } = instance
  if (can(runState, 'connectSerialConsole')) return null
  return isTransitioning(runState) || isRestartingSoon(instance, now) ? FAST : SLOW
}

/** Whether the console will become available without user action. */
export const isComingUp = (runState: InstanceRunState): boolean =>
  runState === 'creating' || runState === 'starting'

/** Why the console of an instance in this state is not available, and when it will be. */
export const reasonUnavailable = (runState: InstanceRunState): RichText =>
  isComingUp(runState)
    ? rich`The instance is ${emphasis(runState)}. The console connects as soon as it runs.`
    : rich`The instance is ${emphasis(runState)}. Only the console of a ${emphasis('running')} instance can be reached.`

/** The API's reason for a missing role. */
const FORBIDDEN = 'Forbidden'

/** Why the connection was closed. */
export const reasonClosed = (end: ConnectionEnd | null): RichText => {
  if (end?.reason) return rich`The server closed the connection: ${end.reason}`
  switch (end?.code) {
    case 1000:
      return rich`The server closed the connection, as it does when the instance reboots or stops.`
    case 1001:
      return rich`The server closed the connection because it is shutting down.`
    case 1006:
      return rich`The connection was lost.`
    default:
      return rich`The connection was closed (code ${String(end?.code ?? 1006)}).`
  }
}

/** Why no connection could be opened although the API responds. */
export const reasonRefused = (end: ConnectionEnd | null): RichText => {
  if (end?.reason === FORBIDDEN)
    return rich`You cannot use this console. It needs the role ${emphasis('collaborator')} on the project.`
  return end?.reason
    ? rich`The server refused the connection: ${end.reason}`
    : rich`The API answers, but no websocket can be opened. The server, or a proxy in front of it, must allow websockets.`
}

/** The parts of the equivalent terminal command. */
export const consoleCommand = (project: string, instance: string): readonly string[] => [
  'oxide instance serial console',
  ...('project' in parentsOf(instance, { project }) ? [`--project ${project}`] : []),
  `--instance ${instance}`,
]
