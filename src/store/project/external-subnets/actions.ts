import type { ExternalSubnet } from '@/api/generated/types'
import { emphasis, rich, type RichText } from '@/lib/rich-text'
import { confirmed, deletion, type ActionViewModel } from '@/store/commands/action'
import { requestForm } from '../forms'
import { projectPaths, type ProjectParams } from '../paths'
import { detachQuestion, reasonCannotDelete } from './rules'

/** The action that detaches an external subnet from the instance of that name, if it is known. */
export const detachAction = (
  { id, name, subnet }: ExternalSubnet,
  { project }: ProjectParams<'project'>,
  instance: string | undefined,
): ActionViewModel => ({
  id: 'detach',
  label: 'Detach',
  event: confirmed(
    {
      verb: 'Detach',
      kind: 'external subnet',
      name,
      tone: 'danger',
      ...detachQuestion({ name, subnet, instance }),
    },
    {
      source: `externalSubnetDetach/${id}`,
      command: {
        endpoint: 'externalSubnetDetach',
        args: { path: { externalSubnet: name }, query: { project } },
      },
      success: { content: ['External subnet ', emphasis(name), ' detached'] },
      errorTitle: 'Could not detach external subnet',
      isRepeatable: true,
    },
  ),
})

/** The actions on an external subnet in its row; `instance` is the name of its instance, if loaded. */
export const externalSubnetActions = (
  externalSubnet: ExternalSubnet,
  { project }: ProjectParams<'project'>,
  instance: string | undefined,
): ActionViewModel[] => {
  const { id, name, subnet, instanceId } = externalSubnet
  return [
    {
      id: 'edit',
      label: 'Edit',
      to: projectPaths.externalSubnet({ project, externalSubnet: name }),
    },
    instanceId
      ? detachAction(externalSubnet, { project }, instance)
      : {
          id: 'attach',
          label: 'Attach',
          event: requestForm('externalSubnetAttachTo', {
            project,
            externalSubnet: name,
            ip: subnet,
          }),
        },
    deletion(
      {
        id,
        kind: 'external subnet',
        name,
        reason: reasonCannotDelete(externalSubnet),
        consequences: rich`Its subnet ${emphasis(subnet)} goes back to its pool.`,
      },
      {
        command: {
          endpoint: 'externalSubnetDelete',
          args: { path: { externalSubnet: name }, query: { project } },
        },
      },
    ),
  ]
}

/** The action that attaches an external subnet to an instance. */
export const attachAction = (
  params: ProjectParams<'instance'>,
  reason: RichText | undefined,
): ActionViewModel => ({
  id: 'attachExternalSubnet',
  label: 'Attach external subnet',
  reason,
  event: requestForm('externalSubnetAttach', params),
})
