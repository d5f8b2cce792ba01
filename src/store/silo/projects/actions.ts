import type { Project } from '@/api/generated/types'
import { PAGE_SIZE } from '@/lib/limits'
import { emphasis, rich } from '@/lib/rich-text'
import type { MadeContent } from '@/machines/confirm/confirm.events'
import { deletion, type ActionViewModel } from '@/store/commands/action'
import { externalSubnetListQuery } from '@/store/project/external-subnets/queries'
import { firewallRulesQuery } from '@/store/project/firewall-rules/queries'
import { allGatewaysQuery } from '@/store/project/gateways/queries'
import { allRoutersQuery } from '@/store/project/routers/queries'
import { projectPaths } from '@/store/project/paths'
import { allSubnetsQuery } from '@/store/project/vpcs/queries'
import { siloPaths } from '../paths'

/** The name that the API gives to the VPC of a project and to its parts. */
const DEFAULT = 'default'

/** The VPC that the API makes with each project, and its parts. */
const defaultVpc = (project: string): MadeContent => {
  const vpc = { project, vpc: DEFAULT }
  return {
    name: DEFAULT,
    note: rich`Its VPC ${emphasis(DEFAULT)}, which was created with it, is deleted too, with its subnet, gateway, system router and firewall rules.`,
    parts: [
      {
        kind: 'subnet',
        query: allSubnetsQuery(vpc),
        names: [DEFAULT],
        deletion: { endpoint: 'vpcSubnetDelete', param: 'subnet', query: vpc },
      },
      {
        kind: 'internet gateway',
        query: allGatewaysQuery(vpc),
        names: [DEFAULT],
        deletion: {
          endpoint: 'internetGatewayDelete',
          param: 'gateway',
          query: { ...vpc, cascade: true },
        },
      },
      { kind: 'router', query: allRoutersQuery(vpc), names: ['system'] },
      {
        kind: 'firewall rule',
        query: firewallRulesQuery(vpc),
        names: ['allow-internal-inbound', 'allow-ssh', 'allow-icmp'],
      },
    ],
    deletion: { endpoint: 'vpcDelete', param: 'vpc', query: { project } },
  }
}

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
      made: defaultVpc(project),
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
