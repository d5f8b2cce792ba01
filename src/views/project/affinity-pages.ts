import { layouts, projectSections } from '@/store/layouts'
import { groupPageQueries } from '@/store/project/affinity-group/queries'
import { groupListQuery, groupViewQuery } from '@/store/project/affinity/queries'
import { PROJECT } from '@/store/project/crumbs'
import { projectPaths } from '@/store/project/paths'
import { crumbs, objectCrumb, sectionCrumb, titleCrumb } from '@/store/routing/crumbs'
import { mustBeFresh } from '@/store/routing/route-query'
import { definePages } from '@/views/shell/route-tree'

export { affinityOperations as operations } from '@/store/project/affinity/operations'

const layout = layouts.project

const AFFINITY = [...PROJECT, sectionCrumb(projectSections.affinity)] as const

export const routes = definePages(
  {
    id: 'project/affinity/list',
    path: projectPaths.affinity.pattern,
    layout,
    crumbs: crumbs(...AFFINITY),
    queries: ({ project }) => [
      groupListQuery({ kind: 'affinity', project }),
      groupListQuery({ kind: 'antiAffinity', project }),
    ],
    palette: {
      create: [
        { label: 'New affinity group', to: projectPaths.affinityGroupCreate },
        { label: 'New anti-affinity group', to: projectPaths.antiAffinityGroupCreate },
      ],
      rows: [
        {
          list: ({ project }) => groupListQuery({ kind: 'affinity', project }),
          group: 'Go to affinity group',
          to: (params, affinityGroup) => projectPaths.affinityGroup({ ...params, affinityGroup }),
        },
        {
          list: ({ project }) => groupListQuery({ kind: 'antiAffinity', project }),
          group: 'Go to anti-affinity group',
          to: (params, antiAffinityGroup) =>
            projectPaths.antiAffinityGroup({ ...params, antiAffinityGroup }),
        },
      ],
    },
    skeleton: { heading: () => 'Affinity groups' },
    screen: () => import('./affinity/list.screen'),
  },
  {
    id: 'project/affinity/create-elsewhere',
    // Where other consoles have the form: they make anti-affinity groups only.
    path: '/projects/:project/affinity-new',
    layout,
    redirect: projectPaths.antiAffinityGroupCreate,
  },
  {
    id: 'project/affinity/create-affinity-group',
    path: projectPaths.affinityGroupCreate.pattern,
    layout,
    parent: 'project/affinity/list',
    crumbs: crumbs(...AFFINITY, titleCrumb('New affinity group', projectPaths.affinityGroupCreate)),
    screen: () => import('./affinity/create-affinity-group.screen'),
  },
  {
    id: 'project/affinity/create-anti-affinity-group',
    path: projectPaths.antiAffinityGroupCreate.pattern,
    layout,
    parent: 'project/affinity/list',
    crumbs: crumbs(
      ...AFFINITY,
      titleCrumb('New anti-affinity group', projectPaths.antiAffinityGroupCreate),
    ),
    screen: () => import('./affinity/create-anti-affinity-group.screen'),
  },
  {
    id: 'project/affinity-group/affinity-page',
    path: projectPaths.affinityGroup.pattern,
    layout,
    crumbs: crumbs(...AFFINITY, objectCrumb('affinityGroup', projectPaths.affinityGroup)),
    queries: ({ project, affinityGroup }) => groupPageQueries('affinity', project, affinityGroup),
    screen: () => import('./affinity-group/affinity-page.screen'),
  },
  {
    id: 'project/affinity-group/affinity-edit',
    path: projectPaths.affinityGroupEdit.pattern,
    layout,
    parent: 'project/affinity-group/affinity-page',
    crumbs: crumbs(
      ...AFFINITY,
      objectCrumb('affinityGroup', projectPaths.affinityGroup),
      titleCrumb('Edit affinity group', projectPaths.affinityGroupEdit),
    ),
    queries: ({ project, affinityGroup }) => [
      mustBeFresh(groupViewQuery({ kind: 'affinity', project, group: affinityGroup })),
    ],
    screen: () => import('./affinity-group/affinity-edit.screen'),
  },
  {
    id: 'project/affinity-group/anti-affinity-page',
    path: projectPaths.antiAffinityGroup.pattern,
    layout,
    crumbs: crumbs(...AFFINITY, objectCrumb('antiAffinityGroup', projectPaths.antiAffinityGroup)),
    queries: ({ project, antiAffinityGroup }) =>
      groupPageQueries('antiAffinity', project, antiAffinityGroup),
    screen: () => import('./affinity-group/anti-affinity-page.screen'),
  },
  {
    id: 'project/affinity-group/anti-affinity-edit',
    path: projectPaths.antiAffinityGroupEdit.pattern,
    layout,
    parent: 'project/affinity-group/anti-affinity-page',
    crumbs: crumbs(
      ...AFFINITY,
      objectCrumb('antiAffinityGroup', projectPaths.antiAffinityGroup),
      titleCrumb('Edit anti-affinity group', projectPaths.antiAffinityGroupEdit),
    ),
    queries: ({ project, antiAffinityGroup }) => [
      mustBeFresh(groupViewQuery({ kind: 'antiAffinity', project, group: antiAffinityGroup })),
    ],
    screen: () => import('./affinity-group/anti-affinity-edit.screen'),
  },
)
