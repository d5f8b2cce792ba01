import { accessQueries } from '@/store/access/queries'
import { layouts, siloSections } from '@/store/layouts'
import { projectPaths } from '@/store/project/paths'
import { crumbs, sectionCrumb, titleCrumb } from '@/store/routing/crumbs'
import { optional, mustBeFresh } from '@/store/routing/route-query'
import { siloPaths } from '@/store/silo/paths'
import { allProjectsQuery, projectListQuery, projectViewQuery } from '@/store/silo/projects/queries'
import { utilizationQuery } from '@/store/silo/utilization/queries'
import { definePages } from '@/views/shell/route-tree'

const PROJECTS = sectionCrumb(siloSections.projects)

export const siloPages = definePages(
  {
    id: 'silo/root',
    path: siloPaths.root.pattern,
    layout: layouts.silo,
    redirect: () => siloPaths.projects(),
  },
  {
    id: 'silo/projects/list',
    path: siloPaths.projects.pattern,
    layout: layouts.silo,
    crumbs: crumbs(PROJECTS),
    queries: () => [projectListQuery],
    palette: {
      create: { label: 'New project', to: () => siloPaths.projectCreate() },
      rows: {
        list: () => projectListQuery,
        group: 'Go to project',
        to: (_params, name) => projectPaths.instances({ project: name }),
      },
    },
    screen: () => import('./projects/list.screen'),
  },
  {
    id: 'silo/projects/create',
    path: siloPaths.projectCreate.pattern,
    layout: layouts.silo,
    parent: 'silo/projects/list',
    crumbs: crumbs(PROJECTS, titleCrumb('New project', siloPaths.projectCreate)),
    screen: () => import('./projects/create.screen'),
  },
  {
    id: 'silo/projects/edit',
    path: siloPaths.projectEdit.pattern,
    layout: layouts.silo,
    parent: 'silo/projects/list',
    crumbs: crumbs(PROJECTS, titleCrumb('Edit project', siloPaths.projectEdit)),
    queries: ({ project }) => [mustBeFresh(projectViewQuery({ project }))],
    primeCache: ({ project }) => ({
      list: projectListQuery,
      name: project,
      query: projectViewQuery({ project }),
    }),
    screen: () => import('./projects/edit.screen'),
  },
  {
    id: 'silo/utilization/page',
    path: siloPaths.utilization.pattern,
    layout: layouts.silo,
    crumbs: crumbs(sectionCrumb(siloSections.utilization)),
    queries: () => [utilizationQuery, optional(allProjectsQuery)],
    screen: () => import('./utilization/page.screen'),
  },
  {
    id: 'silo/access/list',
    path: siloPaths.access.pattern,
    layout: layouts.silo,
    crumbs: crumbs(sectionCrumb(siloSections.access)),
    queries: () => accessQueries({}),
    skeleton: { columns: ['Name', 'Type', 'Role', ''] },
    screen: () => import('./access/list.screen'),
  },
)
