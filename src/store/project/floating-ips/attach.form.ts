import type { FloatingIp } from '@/api/generated/types'
import type { Command } from '@/api/operations/table'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import { createEvent } from '@/store/setup/event'
import { attachAdvice } from '../external-ips/rules'
import type { ProjectParams } from '../paths'
import { allInstancesQuery, floatingIpViewQuery } from '../queries'
import {
  checkInstanceChoice,
  type InstanceChoiceValues,
  movedToast,
  type FloatingIpMove,
} from './rules'

/** A floating IP has been detached from its instance in order to be moved. */
export const floatingIpReleased = createEvent<FloatingIpMove>('floatingIp/released', {
  isLoggable: true,
})

/** The command that attaches a floating IP to the instance with that id. */
export const attachCommand = (
  { project, floatingIp }: ProjectParams<'floatingIp'>,
  instance: string,
): Command => ({
  endpoint: 'floatingIpAttach',
  args: { path: { floatingIp }, query: { project }, body: { kind: 'instance', parent: instance } },
})

/** Attaches the free floating IP `params.floatingIp` to an instance of its project. */
export const floatingIpAttachToForm = defineForm<
  InstanceChoiceValues,
  FloatingIp,
  ProjectParams<'floatingIp'>
>({
  name: 'floatingIpAttachTo',
  initial: () => ({ instance: '' }),
  check: checkInstanceChoice,
  toCommand: ({ instance }, { params }) => attachCommand(params, instance),
  succeeded: ({ name }) => ({ toast: { content: ['Floating IP ', emphasis(name), ' attached'] } }),
  advice: attachAdvice,
  failureTitle: 'Could not attach floating IP',
})

export const FLOATING_IP_MOVE = 'floatingIpMove'

/**
 * Moves the floating IP `params.floatingIp` from the instance with the id `params.from` to another
 * one. The API attaches only free addresses, so it is detached first, and `move.saga.ts` continues
 * from there. Submitted again after attaching failed, the form only attaches it.
 */
export const floatingIpMoveForm = defineForm<
  InstanceChoiceValues,
  FloatingIp,
  ProjectParams<'floatingIp'> & { from?: string }
>({
  name: FLOATING_IP_MOVE,
  initial: () => ({ instance: '' }),
  check: checkInstanceChoice,
  toCommand({ instance }, { params, read }) {
    const { project, floatingIp, from } = params
    const isStillThere = read(floatingIpViewQuery({ project, floatingIp }))?.instanceId === from
    return isStillThere
      ? { endpoint: 'floatingIpDetach', args: { path: { floatingIp }, query: { project } } }
      : attachCommand(params, instance)
  },
  succeeded({ name, instanceId }, { instance }, { params: { project }, read }) {
    const found = read(allInstancesQuery({ project }))?.items.find(({ id }) => id === instance)
    const move = { project, floatingIp: name, to: instance, toName: found?.name ?? instance }
    return instanceId === instance
      ? { toast: movedToast(move) }
      : { isDelegated: true, followUps: [floatingIpReleased(move)] }
  },
  failureTitle: 'Could not move floating IP',
})
