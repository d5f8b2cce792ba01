import { accessQueries } from '@/store/access/queries'
import { layouts, projectSections } from '@/store/layouts'
import { PROJECT } from '@/store/project/crumbs'
import { projectPaths } from '@/store/project/paths'
import { crumbs, sectionCrumb } from '@/store/routing/crumbs'
import { definePages } from '@/views/shell/route-tree'

export const accessPages = definePages({
  id: 'project/access/list',
  path: projectPaths.access.pattern,
  layout: layouts.project,
  crumbs: crumbs(...PROJECT, sectionCrumb(projectSections.access)),
  queries: accessQueries,
  screen: () => import('./access/list.screen'),
})
