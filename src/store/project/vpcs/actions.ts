import type { Vpc } from '@/api/generated/types'
import { rich } from '@/lib/rich-text'
import { deletion, leaving, type ActionViewModel } from '@/store/commands/action'
import { projectPaths } from '../paths'
import { subnetListQuery } from '../subnets/queries'

/** Where the actions are offered. */
export interface VpcActionsPlace {
  project: string
  /** Path of the VPC's own page, where they are offered on it rather than in the list. */
  screen?: string
}

/** What can be done to a VPC: the list's rows, its own page and the palette read this. */
export const vpcActions = (vpc: Vpc, { project, screen }: VpcActionsPlace): ActionViewModel[] => {
  const { id, name } = vpc
  return [
    { id: 'edit', label: 'Edit', to: projectPaths.vpcEdit({ project, vpc: name }) },
    deletion(
      {
        id,
        kind: 'VPC',
        name,
        consequences: rich`Its firewall rules and its system router go with it.`,
        contents: [{ kind: 'subnet', query: subnetListQuery(project, name) }],
      },
      {
        command: { endpoint: 'vpcDelete', args: { path: { vpc: name }, query: { project } } },
        ...leaving(screen, projectPaths.vpcs({ project })),
      },
    ),
  ]
}
