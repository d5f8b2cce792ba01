import type { ExternalSubnet } from '@/api/generated/types'
import { emphasis, type RichText } from '@/lib/rich-text'
import { confirmed, type ActionViewModel } from '@/store/commands/action'
import { requestForm } from '../forms'
import type { ProjectParams } from '../paths'
import { detachQuestion } from './rules'

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
    },
  ),
})

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
