import { layouts, projectSections } from '@/store/layouts'
import { projectPaths } from '@/store/project/paths'
import { crumbs, objectCrumb, pageCrumb, sectionCrumb } from '@/store/routing/crumbs'
import { notBuilt, unbuilt } from '@/views/shared/not-built/unbuilt'
import { defineRoutes } from '@/views/shell/view'
import { PROJECT } from '@/store/project/crumbs'

const layout = layouts.project

const VPCS = [...PROJECT, sectionCrumb(projectSections.vpcs)] as const
const VPC = [...VPCS, objectCrumb('vpc', projectPaths.firewallRules)] as const
const FLOATING_IPS = [...PROJECT, sectionCrumb(projectSections.floatingIps)] as const

export const networkRoutes = defineRoutes([
  {
    id: 'project/vpcs/list',
    path: projectPaths.vpcs.pattern,
    layout,
    crumbs: crumbs(...VPCS),
    screen: notBuilt,
  },
  unbuilt('project/vpc/firewall-rules', projectPaths.firewallRules, layout, crumbs(...VPC)),
  unbuilt(
    'project/vpc/subnets',
    projectPaths.subnets,
    layout,
    crumbs(...VPC, pageCrumb('Subnets', projectPaths.subnets)),
  ),
  unbuilt('project/floating-ips/list', projectPaths.floatingIps, layout, crumbs(...FLOATING_IPS)),
])
