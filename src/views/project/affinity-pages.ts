import { projectSections } from '@/store/layouts'
import { groupPageQueries, groupListQuery, groupViewQuery } from '@/store/project/affinity/queries'
import { projectPaths } from '@/store/project/paths'
import { mustBeFresh } from '@/store/queries/define'
import { over, page, redirect } from '@/views/shell/route-tree'

export { affinityOperations as operations } from '@/api/operations/affinity'

const affinityGroup = page(
  'project/affinity-group/affinity-page',
  projectPaths.affinityGroup,
  {
    crumb: params => params.affinityGroup,
    queries: params => groupPageQueries('affinity', params.project, params.affinityGroup),
    screen: () => import('./affinity-group/affinity-page.screen'),
  },
  [
    over('project/affinity-group/affinity-edit', projectPaths.affinityGroupEdit, {
      title: 'Edit affinity group',
      queries: ({ project, affinityGroup: group }) => [
        mustBeFresh(groupViewQuery({ kind: 'affinity', project, group })),
      ],
      screen: () => import('./affinity-group/affinity-edit.screen'),
    }),
  ],
)

const antiAffinityGroup = page(
  'project/affinity-group/anti-affinity-page',
  projectPaths.antiAffinityGroup,
  {
    crumb: params => params.antiAffinityGroup,
    queries: params => groupPageQueries('antiAffinity', params.project, params.antiAffinityGroup),
    screen: () => import('./affinity-group/anti-affinity-page.screen'),
  },
  [
    over('project/affinity-group/anti-affinity-edit', projectPaths.antiAffinityGroupEdit, {
      title: 'Edit anti-affinity group',
      queries: ({ project, antiAffinityGroup: group }) => [
        mustBeFresh(groupViewQuery({ kind: 'antiAffinity', project, group })),
      ],
      screen: () => import('./affinity-group/anti-affinity-edit.screen'),
    }),
  ],
)

export const routes = [
  page(
    'project/affinity/list',
    projectPaths.affinity,
    {
      crumb: projectSections.affinity,
      heading: 'Affinity groups',
      queries: ({ project }) => [
        groupListQuery({ kind: 'affinity', project }),
        groupListQuery({ kind: 'antiAffinity', project }),
      ],
      palette: {
        rows: [
          {
            list: ({ project }) => groupListQuery({ kind: 'affinity', project }),
            group: 'Go to affinity group',
            to: (params, name) => projectPaths.affinityGroup({ ...params, affinityGroup: name }),
          },
          {
            list: ({ project }) => groupListQuery({ kind: 'antiAffinity', project }),
            group: 'Go to anti-affinity group',
            to: (params, name) =>
              projectPaths.antiAffinityGroup({ ...params, antiAffinityGroup: name }),
          },
        ],
      },
      screen: () => import('./affinity/list.screen'),
    },
    [
      // Where other consoles have the form: they make anti-affinity groups only.
      redirect(
        'project/affinity/create-elsewhere',
        '/projects/:project/affinity-new',
        projectPaths.antiAffinityGroupCreate,
      ),
      over('project/affinity/create-affinity-group', projectPaths.affinityGroupCreate, {
        create: 'New affinity group',
        screen: () => import('./affinity/create-affinity-group.screen'),
      }),
      over('project/affinity/create-anti-affinity-group', projectPaths.antiAffinityGroupCreate, {
        create: 'New anti-affinity group',
        screen: () => import('./affinity/create-anti-affinity-group.screen'),
      }),
      affinityGroup,
      antiAffinityGroup,
    ],
  ),
]
