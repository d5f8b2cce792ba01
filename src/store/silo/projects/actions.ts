import type { Project } from '@/api/generated/types'
import { PAGE_SIZE } from '@/lib/limits'
import { rich } from '@/lib/rich-text'
import { asCodeRequested, createSimilarRequested } from '@/store/as-code/forms'
import { deletion, type ActionViewModel } from '@/store/commands/action'
import { externalSubnetListQuery } from '@/store/project/external-subnets/queries'
import { projectPaths } from '@/store/project/paths'
import { siloPaths } from '../paths'

/** Contents that prevent a project from being deleted. */
const projectContents = (project: string) => {
  const place = { project }
  const list = { args: { query: { project, limit: PAGE_SIZE } } }
  const affinity = projectPaths.affinity(place)
  return [
    {
      kind: 'instance',
      query: { endpoint: 'instanceList', ...list },
      href: projectPaths.instances(place),
    },
    { kind: 'disk', query: { endpoint: 'diskList', ...list }, href: projectPaths.disks(place) },
    {
      kind: 'snapshot',
      query: { endpoint: 'snapshotList', ...list },
      href: projectPaths.snapshots(place),
    },
    { kind: 'image', query: { endpoint: 'imageList', ...list }, href: projectPaths.images(place) },
    {
      kind: 'VPC',
      query: { endpoint: 'vpcList', ...list },
      href: projectPaths.vpcs(place),
    },
    {
      kind: 'floating IP',
      query: { endpoint: 'floatingIpList', ...list },
      href: projectPaths.floatingIps(place),
    },
    {
      kind: 'external subnet',
      query: externalSubnetListQuery(place),
      href: projectPaths.externalSubnets(place),
    },
    { kind: 'affinity group', query: { endpoint: 'affinityGroupList', ...list }, href: affinity },
    {
      kind: 'anti-affinity group',
      query: { endpoint: 'antiAffinityGroupList', ...list },
      href: affinity,
    },
  ] as const
}

/** The actions on a project in its row. */
export const projectActions = ({ id, name }: Project): ActionViewModel[] => [
  { id: 'edit', label: 'Edit', to: siloPaths.projectEdit({ project: name }) },
  { id: 'asCode', label: 'As code', event: asCodeRequested({ project: name }) },
  {
    id: 'createSimilar',
    label: 'Create similar',
    event: createSimilarRequested({ project: name, kind: 'project', ids: id, name }),
  },
  deletion(
    {
      id,
      kind: 'project',
      name,
      consequences: rich`The roles given on it are deleted too.`,
      contents: projectContents(name),
      page: projectPaths.delete({ project: name }),
    },
    { command: { endpoint: 'projectDelete', args: { path: { project: name } } } },
  ),
]
