import { layouts, projectSections } from '@/store/layouts'
import { PROJECT } from '@/store/project/crumbs'
import { projectPaths } from '@/store/project/paths'
import { crumbs, sectionCrumb } from '@/store/routing/crumbs'
import { unbuilt } from '@/views/shared/not-built/unbuilt'
import { defineRoutes } from '@/views/shell/view'

export const accessRoutes = defineRoutes([
  unbuilt(
    'project/access/list',
    projectPaths.access,
    layouts.project,
    crumbs(...PROJECT, sectionCrumb(projectSections.access)),
  ),
])
