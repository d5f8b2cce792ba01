import type { Instance } from '@/api/generated/types'
import { parentsOf } from '@/lib/name-or-id'
import { emphasis, rich, type RichText } from '@/lib/rich-text'
import { isRestartingSoon } from '@/machines/instance/auto-restart.rules'
import type { InstanceRunState } from '@/machines/instance/instance.machine'
import { can, isTransitioning } from '@/machines/instance/instance.rules'
import type { ConnectionEnd } from '@/machines/serial-console/serial-console.machine'

const FAST = 1_000
const SLOW = 60_000

/**
 * How often the instance is read where its console is shown, in milliseconds: fast while its state
 * changes by itself or a restart is near, slowly while only somebody else may start it, not at all
 * while it has a console.
 */
export const readingInterval = (instance: Instance, now: number): number | null => {
  const { runState } = instance
  if (can(runState, 'connectSerialConsole')) return null
  return isTransitioning(runState) || isRestartingSoon(instance, now) ? FAST : SLOW
}

/** True where the console will be there without anybody's doing. */
export const isComingUp = (runState: InstanceRunState): boolean =>
  runState === 'creating' || runState === 'starting'

/** Why the console of an instance in this state cannot be reached, and what will become of it. */
export const reasonUnavailable = (runState: InstanceRunState): RichText =>
  isComingUp(runState)
    ? rich`The instance is ${emphasis(runState)}. The console connects as soon as it runs.`
    : rich`The instance is ${emphasis(runState)}. Only the console of a ${emphasis('running')} instance can be reached.`

/** How the API says that a role is missing. */
const FORBIDDEN = 'Forbidden'

/** Why there is no connection any more. */
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

/** Why no connection came about although the API answers. */
export const reasonRefused = (end: ConnectionEnd | null): RichText => {
  if (end?.reason === FORBIDDEN)
    return rich`You may not use this console. That takes the role ${emphasis('collaborator')} on the project.`
  return end?.reason
    ? rich`The server refused the connection: ${end.reason}`
    : rich`The API answers, but no websocket to it can be opened. The console needs one: the server, or a proxy in front of it, has to let websockets pass.`
}

/** The command that does the same in a terminal, in its parts. */
export const consoleCommand = (project: string, instance: string): readonly string[] => [
  'oxide instance serial console',
  ...('project' in parentsOf(instance, { project }) ? [`--project ${project}`] : []),
  `--instance ${instance}`,
]
