import type { ExternalIp, Instance } from '@/api/generated/types'
import { emphasis, rich } from '@/lib/rich-text'
import { confirmed, type ActionViewModel } from '@/store/commands/action'
import { copyRequested } from '@/store/tab/events'
import { detachQuestion } from '../floating-ips/rules'
import { requestForm } from '../forms'
import { reasonCannot } from '../instances/rules'
import { hasEphemeralIp, hasKnownKind, reasonCannotAttach } from './rules'

/** An external IP with its instance and project. */
export interface AttachedIp {
  ip: ExternalIp
  instance: Instance
  project: string
}

/** The parts of detaching that differ between the two kinds. */
const detachmentOf = ({ ip, instance, project }: AttachedIp) =>
  ip.kind === 'floating'
    ? ({
        name: ip.name,
        ...detachQuestion({ ...ip, instance: instance.name }),
        command: {
          endpoint: 'floatingIpDetach',
          args: { path: { floatingIp: ip.name }, query: { project } },
        },
        success: { content: ['Floating IP ', emphasis(ip.name), ' detached'] },
      } as const)
    : ({
        name: ip.ip,
        text: rich`Are you sure you want to detach the ephemeral IP ${emphasis(ip.ip)} from the instance ${emphasis(instance.name)}?`,
        consequences: rich`The instance can no longer be reached at ${emphasis(ip.ip)}. The address goes back to its pool. This cannot be undone.`,
        command: {
          endpoint: 'instanceEphemeralIpDetach',
          args: { path: { instance: instance.name }, query: { project } },
        },
        success: { content: ['Ephemeral IP detached'] },
      } as const)

const detach = (attached: AttachedIp): ActionViewModel => {
  const { ip, instance } = attached
  const { command, success, ...spec } = detachmentOf(attached)
  return {
    id: 'detach',
    label: 'Detach',
    reason: reasonCannot(instance.runState, 'changeExternalIps'),
    event: confirmed(
      { verb: 'Detach', kind: `${ip.kind} IP`, ...spec, tone: 'danger' },
      {
        source: `${command.endpoint}/${instance.id}/${ip.ip}`,
        command,
        success,
        errorTitle: `Error detaching ${ip.kind} IP`,
      },
    ),
  }
}

/** The actions on an external IP of an instance. */
export const externalIpActions = (attached: AttachedIp): ActionViewModel[] => [
  { id: 'copyIp', label: 'Copy IP address', event: copyRequested({ text: attached.ip.ip }) },
  ...(hasKnownKind(attached.ip) ? [detach(attached)] : []),
]

interface Addresses {
  instance: Instance
  project: string
  ips: readonly ExternalIp[]
  /** Whether the instance has a network interface, which an ephemeral IP needs. */
  hasInterface: boolean
  hasFreeFloatingIp: boolean
}

/** The actions that attach an external IP to an instance. */
export const attachIpActions = (addresses: Addresses): ActionViewModel[] => {
  const { instance, project, ips, hasInterface, hasFreeFloatingIp } = addresses
  const params = { project, instance: instance.name }
  const reason = reasonCannotAttach(instance, ips)
  const ephemeral: ActionViewModel = {
    id: 'attachEphemeralIp',
    label: 'Attach ephemeral IP',
    reason,
    event: requestForm('ephemeralIpAttach', params),
  }
  const floating: ActionViewModel = {
    id: 'attachFloatingIp',
    label: 'Attach floating IP',
    reason: reason ?? (hasFreeFloatingIp ? undefined : rich`No floating IPs available`),
    event: requestForm('floatingIpAttach', { ...params, instanceId: instance.id }),
  }
  return hasInterface && !hasEphemeralIp(ips) ? [ephemeral, floating] : [floating]
}
