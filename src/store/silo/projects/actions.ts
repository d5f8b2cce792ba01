import type { Query } from '@/api/operations/table'
import type { Project } from '@/api/generated/types'
import { PAGE_SIZE } from '@/lib/limits'
import { rich } from '@/lib/rich-text'
import { deletion, type ActionViewModel } from '@/store/commands/action'
import { siloPaths } from '../paths'

/** Contents that prevent a project from being deleted, each with the query for their first page. */
const projectContents = (project: string) => {
  const args = { query: { project, limit: PAGE_SIZE } }
  return [
    { kind: 'instance', query: { endpoint: 'instanceList', args } },
    { kind: 'disk', query: { endpoint: 'diskList', args } },
    { kind: 'snapshot', query: { endpoint: 'snapshotList', args } },
    { kind: 'image', query: { endpoint: 'imageList', args } },
    { kind: 'VPC', query: { endpoint: 'vpcList', args } },
    { kind: 'floating IP', query: { endpoint: 'floatingIpList', args } },
    { kind: 'affinity group', query: { endpoint: 'affinityGroupList', args } },
    { kind: 'anti-affinity group', query: { endpoint: 'antiAffinityGroupList', args } },
  ] as const satisfies readonly { kind: string; query: Query }[]
}

/** The actions on a project in its row. */
export const projectActions = ({ id, name }: Project): ActionViewModel[] => [
  { id: 'edit', label: 'Edit', to: siloPaths.projectEdit({ project: name }) },
  deletion(
    {
      id,
      kind: 'project',
      name,
      consequences: rich`The roles given on it are deleted too.`,
      contents: projectContents(name),
    },
    { command: { endpoint: 'projectDelete', args: { path: { project: name } } } },
  ),
]
