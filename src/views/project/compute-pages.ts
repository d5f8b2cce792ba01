import { layouts, projectSections } from '@/store/layouts'
import {
  instancePartsQueries,
  similarInstanceQueries,
  similarPlaceQueries,
} from '@/store/project/instance-create/queries'
import { instanceListQuery } from '@/store/project/instances/queries'
import { projectPaths } from '@/store/project/paths'
import { crumbs, pageCrumb, sectionCrumb } from '@/store/routing/crumbs'
import { definePages } from '@/views/shell/route-tree'
import { PROJECT } from '@/store/project/crumbs'

const layout = layouts.project

export const computePages = definePages(
  {
    id: 'project/root',
    path: projectPaths.project.pattern,
    layout,
    redirect: projectPaths.instances,
  },
  {
    id: 'project/instances/list',
    path: projectPaths.instances.pattern,
    layout,
    crumbs: crumbs(...PROJECT, sectionCrumb(projectSections.instances)),
    queries: params => [instanceListQuery(params)],
    palette: {
      create: { label: 'New instance', to: projectPaths.instanceCreate },
      rows: {
        list: instanceListQuery,
        group: 'Go to instance',
        to: (params, instance) => projectPaths.instanceStorage({ ...params, instance }),
      },
    },
    screen: () => import('./instances/list.screen'),
  },
  {
    id: 'project/instance-create/page',
    path: projectPaths.instanceCreateFrom.pattern,
    layout,
    crumbs: crumbs(...PROJECT, pageCrumb('New instance', projectPaths.instanceCreate)),
    queries: ({ project, from }) => [
      ...instancePartsQueries(project),
      ...(from ? similarInstanceQueries(project, from) : []),
    ],
    queriesAfter: ({ project, from }, read) =>
      from ? similarPlaceQueries(project, from, read) : [],
    skeleton: { heading: () => 'Create instance' },
    screen: () => import('./instance-create/page.screen'),
  },
  {
    id: 'project/affinity/create-anti-affinity-group-too',
    path: projectPaths.antiAffinityGroupCreateToo.pattern,
    layout,
    redirect: projectPaths.antiAffinityGroupCreate,
  },
)
