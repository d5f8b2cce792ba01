import type { FloatingIp, Instance } from '@/api/generated/types'
import { emphasis, rich } from '@/lib/rich-text'
import { confirmed, deletion, type ActionViewModel } from '@/store/commands/action'
import { requestForm } from '../forms'
import { reasonCannot } from '../instances/rules'
import { projectPaths, type ProjectParams } from '../paths'
import { detachQuestion, reasonCannotDelete } from './rules'

/** The actions on a floating IP in its row; `instance` is the one it is attached to, if loaded. */
export const floatingIpActions = (
  floatingIp: FloatingIp,
  { project }: ProjectParams<'project'>,
  instance: Instance | undefined,
): ActionViewModel[] => {
  const { id, name, ip, instanceId } = floatingIp
  const args = { path: { floatingIp: name }, query: { project } }
  const cannotChange = instance && reasonCannot(instance.runState, 'changeExternalIps')
  const detach: ActionViewModel = {
    id: 'detach',
    label: 'Detach',
    reason: cannotChange,
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
        command: { endpoint: 'floatingIpDetach', args },
        success: { content: ['Floating IP ', emphasis(name), ' detached'] },
        errorTitle: 'Could not detach floating IP',
        isRepeatable: true,
      },
    ),
  }
  const move: ActionViewModel = {
    id: 'move',
    label: 'Move to another instance…',
    reason: cannotChange,
    event: requestForm('floatingIpMove', {
      project,
      floatingIp: name,
      ip,
      from: instanceId ?? '',
    }),
  }
  const attach: ActionViewModel = {
    id: 'attach',
    label: 'Attach',
    event: requestForm('floatingIpAttachTo', { project, floatingIp: name, ip }),
  }
  return [
    { id: 'edit', label: 'Edit', to: projectPaths.floatingIp({ project, floatingIp: name }) },
    ...(instanceId ? [detach, move] : [attach]),
    deletion(
      {
        id,
        kind: 'floating IP',
        name,
        reason: reasonCannotDelete(floatingIp),
        consequences: rich`Its address ${emphasis(ip)} goes back to its pool.`,
      },
      { command: { endpoint: 'floatingIpDelete', args } },
    ),
  ]
}
