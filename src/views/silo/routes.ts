import { accessQueries } from '@/store/access/queries'
import { layouts, siloSections } from '@/store/layouts'
import { instanceByIdQuery } from '@/store/project/instance/queries'
import { projectPaths } from '@/store/project/paths'
import { crumbs, sectionCrumb, titleCrumb } from '@/store/routing/crumbs'
import { bearFailure, mustBeFresh } from '@/store/routing/route'
import { siloImageListQuery, siloImageViewQuery } from '@/store/silo/images/queries'
import { siloPaths } from '@/store/silo/paths'
import { allProjectsQuery, projectListQuery, projectViewQuery } from '@/store/silo/projects/queries'
import { utilizationQuery } from '@/store/silo/utilization/queries'
import { defineRoutes } from '@/views/shell/view'

const PROJECTS = sectionCrumb(siloSections.projects)
const IMAGES = sectionCrumb(siloSections.images)

export const siloRoutes = defineRoutes([
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
    skeleton: { columns: ['name', 'description', 'created', ''] },
    screen: () => import('./projects/list.screen'),
  },
  {
    id: 'silo/projects/create',
    path: siloPaths.projectCreate.pattern,
    layout: layouts.silo,
    over: 'silo/projects/list',
    crumbs: crumbs(PROJECTS, titleCrumb('New project', siloPaths.projectCreate)),
    screen: () => import('./projects/create.screen'),
  },
  {
    id: 'silo/projects/edit',
    path: siloPaths.projectEdit.pattern,
    layout: layouts.silo,
    over: 'silo/projects/list',
    crumbs: crumbs(PROJECTS, titleCrumb('Edit project', siloPaths.projectEdit)),
    queries: ({ project = '' }) => [mustBeFresh(projectViewQuery(project))],
    row: ({ project = '' }) => ({
      list: projectListQuery,
      name: project,
      query: projectViewQuery(project),
    }),
    screen: () => import('./projects/edit.screen'),
  },
  {
    id: 'silo/lookup/instance',
    path: siloPaths.instanceLookup.pattern,
    layout: layouts.silo,
    queries: ({ instance = '' }) => [instanceByIdQuery(instance)],
    queriesAfter: ({ instance = '' }, read) =>
      [read(instanceByIdQuery(instance))]
        .filter(found => found !== undefined)
        .map(({ projectId }) => projectViewQuery(projectId)),
    leadsTo({ instance = '' }, read) {
      const found = read(instanceByIdQuery(instance))
      const project = found && read(projectViewQuery(found.projectId))
      return (
        project && projectPaths.instanceStorage({ project: project.name, instance: found.name })
      )
    },
  },
  {
    id: 'silo/lookup/short',
    path: siloPaths.shortInstanceLookup.pattern,
    layout: layouts.silo,
    redirect: siloPaths.instanceLookup,
  },
  {
    id: 'silo/images/list',
    path: siloPaths.images.pattern,
    layout: layouts.silo,
    crumbs: crumbs(IMAGES),
    queries: () => [siloImageListQuery],
    palette: {
      rows: {
        list: () => siloImageListQuery,
        group: 'Go to image',
        to: (_params, image) => siloPaths.image({ image }),
      },
    },
    skeleton: {
      heading: () => 'Silo images',
      columns: ['name', 'description', 'OS', 'version', 'size', 'created', ''],
    },
    screen: () => import('./images/list.screen'),
  },
  {
    id: 'silo/images/panel',
    path: siloPaths.image.pattern,
    layout: layouts.silo,
    over: 'silo/images/list',
    crumbs: crumbs(IMAGES, titleCrumb('Edit image', siloPaths.image)),
    queries: ({ image = '' }) => [siloImageViewQuery(image)],
    row: ({ image = '' }) => ({
      list: siloImageListQuery,
      name: image,
      query: siloImageViewQuery(image),
    }),
    screen: () => import('./images/panel.screen'),
  },
  {
    id: 'silo/utilization/page',
    path: siloPaths.utilization.pattern,
    layout: layouts.silo,
    crumbs: crumbs(sectionCrumb(siloSections.utilization)),
    queries: () => [utilizationQuery, bearFailure(allProjectsQuery)],
    screen: () => import('./utilization/page.screen'),
  },
  {
    id: 'silo/access/list',
    path: siloPaths.access.pattern,
    layout: layouts.silo,
    crumbs: crumbs(sectionCrumb(siloSections.access)),
    queries: () => accessQueries(undefined),
    skeleton: { columns: ['Name', 'Type', 'Role', ''] },
    screen: () => import('./access/list.screen'),
  },
])
