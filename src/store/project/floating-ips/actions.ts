import type { FloatingIp, Instance } from '@/api/generated/types'
import { emphasis, rich } from '@/lib/rich-text'
import { confirmed, deletion, type ActionViewModel } from '@/store/commands/action'
import { requestForm } from '../forms'
import { reasonCannot } from '../instances/rules'
import { projectPaths } from '../paths'
import { detachQuestion, reasonCannotDelete } from './rules'

/** A floating IP, and where it is. */
export interface PlacedFloatingIp {
  floatingIp: FloatingIp
  /** The instance that has it, as far as it has been read. */
  instance: Instance | undefined
  project: string
}

const detach = ({ floatingIp, instance, project }: PlacedFloatingIp): ActionViewModel => {
  const { id, name, ip } = floatingIp
  return {
    id: 'detach',
    label: 'Detach',
    reason: instance && reasonCannot(instance.runState, 'changeExternalIps'),
    event: confirmed(
      {
        verb: 'Detach',
        kind: 'floating IP',
        name,
        tone: 'danger',
        ...detachQuestion({ name, ip, instance: instance?.name }),
      },
      {
        source: `floatingIpDetach/${id}`,
        command: {
          endpoint: 'floatingIpDetach',
          args: { path: { floatingIp: name }, query: { project } },
        },
        success: { content: ['Floating IP ', emphasis(name), ' detached'] },
        errorTitle: 'Error detaching floating IP',
      },
    ),
  }
}

const move = ({ floatingIp, instance, project }: PlacedFloatingIp): ActionViewModel => ({
  id: 'move',
  label: 'Move to another instance…',
  reason: instance && reasonCannot(instance.runState, 'changeExternalIps'),
  event: requestForm('floatingIpMove', {
    project,
    floatingIp: floatingIp.name,
    ip: floatingIp.ip,
    from: floatingIp.instanceId ?? '',
  }),
})

const attach = ({ floatingIp: { name, ip }, project }: PlacedFloatingIp): ActionViewModel => ({
  id: 'attach',
  label: 'Attach',
  event: requestForm('floatingIpAttachTo', { project, floatingIp: name, ip }),
})

/** What can be done to a floating IP of the list. */
export const floatingIpActions = (placed: PlacedFloatingIp): ActionViewModel[] => {
  const { floatingIp, project } = placed
  const { id, name } = floatingIp
  return [
    { id: 'edit', label: 'Edit', to: projectPaths.floatingIp({ project, floatingIp: name }) },
    ...(floatingIp.instanceId ? [detach(placed), move(placed)] : [attach(placed)]),
    deletion(
      {
        id,
        kind: 'floating IP',
        name,
        reason: reasonCannotDelete(floatingIp),
        consequences: rich`Its address ${emphasis(floatingIp.ip)} goes back to its pool.`,
      },
      {
        command: {
          endpoint: 'floatingIpDelete',
          args: { path: { floatingIp: name }, query: { project } },
        },
      },
    ),
  ]
}
