import { siloSections } from '@/store/layouts'
import { projectPaths } from './paths'
import { objectCrumb, sectionCrumb } from '@/store/routing/crumbs'

/** The crumbs of a project, before those of what is in it. */
export const PROJECT = [
  sectionCrumb(siloSections.projects),
  objectCrumb('project', projectPaths.instances),
] as const
