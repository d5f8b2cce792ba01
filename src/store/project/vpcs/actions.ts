import type { Vpc } from '@/api/generated/types'
import { rich } from '@/lib/rich-text'
import { createSimilarRequested } from '@/store/as-code/forms'
import { deletion, leaving, type ActionViewModel } from '@/store/commands/action'
import { projectPaths, type ProjectParams } from '../paths'
import { subnetListQuery } from './queries'

/**
 * The actions on a VPC in its row, its page and the palette. `screen` is the path of the page if
 * they are offered there.
 */
export const vpcActions = (
  { id, name }: Vpc,
  { project }: ProjectParams<'project'>,
  screen?: string,
): ActionViewModel[] => [
  { id: 'edit', label: 'Edit', to: projectPaths.vpcEdit({ project, vpc: name }) },
  {
    id: 'createSimilar',
    label: 'Create similar',
    event: createSimilarRequested({ project, kind: 'vpc', ids: id, name }),
  },
  deletion(
    {
      id,
      kind: 'VPC',
      name,
      consequences: rich`Its firewall rules and its system router are deleted too.`,
      contents: [
        {
          kind: 'subnet',
          query: subnetListQuery({ project, vpc: name }),
          href: projectPaths.subnets({ project, vpc: name }),
        },
      ],
    },
    {
      command: { endpoint: 'vpcDelete', args: { path: { vpc: name }, query: { project } } },
      ...leaving(screen, projectPaths.vpcs({ project })),
    },
  ),
]
