import type { ProjectParams } from '@/store/project/paths'
import type { FloatingIp } from '@/api/generated/types'
import { defineForm } from '@/store/forms/define-form'
import { allInstancesQuery, floatingIpViewQuery } from '../queries'
import { attachCommand } from './attach.form'
import { floatingIpReleased } from './events'
import { checkInstanceChoice, movedToast, type InstanceChoiceValues } from './rules'

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
