import type { ExternalIp, Instance } from '@/api/generated/types'
import { type Release, supports } from '@/api/releases/ladder'
import { versionOf } from '@/lib/ip-stack'
import { emphasis, emphasisedChoices, rich, type RichText } from '@/lib/rich-text'
import { confirmed, type ActionViewModel } from '@/store/commands/action'
import { copyRequested } from '@/store/tab/slice'
import { detachQuestion } from '../floating-ips/rules'
import { requestForm } from '../forms'
import { reasonCannot } from '../instances/rules'
import { checkAction } from '../reachability-paths'
import {
  hasEphemeralIp,
  hasKnownKind,
  reasonCannotAttach,
  reasonCannotAttachEphemeral,
  reasonCannotAttachFloating,
  type AddressFacts,
} from './rules'

/** An external IP with its instance and project. */
export interface AttachedIp {
  ip: ExternalIp
  instance: Instance
  project: string
  /** The other addresses that the instance can be reached at, separated by spaces. */
  others: string
  release: Release
}

/** Says at which addresses the instance can be reached afterwards. */
const remains = ({ others }: AttachedIp): RichText =>
  others === ''
    ? rich`It has no other external address.`
    : rich`It can still be reached at ${emphasisedChoices(others.split(' '), 'and')}.`

/** Older releases have one ephemeral IP per instance, and do not ask for its version. */
const ephemeralQuery = ({ ip: { ip }, project, release }: AttachedIp) => {
  const ipVersion = versionOf(ip)
  return { project, ...(ipVersion && supports(release, 'dualStack') && { ipVersion }) }
}

/** The parts of detaching that differ between the two kinds. */
const detachmentOf = (attached: AttachedIp) => {
  const { ip, instance, project } = attached
  return ip.kind === 'floating'
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
          args: { path: { instance: instance.name }, query: ephemeralQuery(attached) },
        },
        success: { content: ['Ephemeral IP detached'] },
      } as const)
}

const detach = (attached: AttachedIp): ActionViewModel => {
  const { ip, instance } = attached
  const { command, success, consequences, ...spec } = detachmentOf(attached)
  return {
    id: 'detach',
    label: 'Detach',
    reason: reasonCannot(instance.runState, 'changeExternalIps'),
    event: confirmed(
      {
        verb: 'Detach',
        kind: `${ip.kind} IP`,
        ...spec,
        consequences: [...consequences, ' ', ...remains(attached)],
        tone: 'danger',
      },
      {
        source: `${command.endpoint}/${instance.id}/${ip.ip}`,
        command,
        success,
        errorTitle: `Could not detach ${ip.kind} IP`,
        isRepeatable: true,
      },
    ),
  }
}

const NOT_DETACHABLE: ActionViewModel = {
  id: 'detach',
  label: 'Detach',
  reason: rich`It cannot be detached: the instance needs it for outbound traffic`,
}

const detachOf = (attached: AttachedIp): ActionViewModel[] => {
  if (attached.ip.kind === 'snat') return [NOT_DETACHABLE]
  return hasKnownKind(attached.ip) ? [detach(attached)] : []
}

const checkOf = ({ ip }: ExternalIp, { name }: Instance, project: string): ActionViewModel => {
  const version = versionOf(ip) === 'v6' ? '6' : '4'
  return checkAction({ project, instance: name, version, address: ip })
}

/** The actions on an external IP of an instance. */
export const externalIpActions = (attached: AttachedIp): ActionViewModel[] => {
  const { ip, instance, project } = attached
  return [
    { id: 'copyIp', label: 'Copy IP address', event: copyRequested({ text: ip.ip }) },
    // Nothing reaches the instance at the addresses that only its outbound traffic has.
    ...(ip.kind === 'snat' ? [] : [checkOf(ip, instance, project)]),
    ...detachOf(attached),
  ]
}

interface Addresses extends AddressFacts {
  instance: Instance
  project: string
  /** Whether the project has a floating IP that can be attached. */
  hasFreeFloatingIp: boolean
}

/** The actions that attach an external IP to an instance. */
export const attachIpActions = (addresses: Addresses): ActionViewModel[] => {
  const { instance, project, ips, interfaces, release, hasFreeFloatingIp } = addresses
  const isDual = supports(release, 'dualStack')
  const params = { project, instance: instance.name }
  const ephemeral: ActionViewModel = {
    id: 'attachEphemeralIp',
    label: 'Attach ephemeral IP',
    reason: isDual ? reasonCannotAttachEphemeral(addresses) : reasonCannotAttach(addresses),
    event: requestForm('ephemeralIpAttach', params),
  }
  const floating: ActionViewModel = {
    id: 'attachFloatingIp',
    label: 'Attach floating IP',
    reason: reasonCannotAttachFloating(addresses, hasFreeFloatingIp),
    event: requestForm('floatingIpAttach', { ...params, instanceId: instance.id }),
  }
  const isPossible = interfaces?.length !== 0 && !hasEphemeralIp(ips)
  return isDual || isPossible ? [ephemeral, floating] : [floating]
}
