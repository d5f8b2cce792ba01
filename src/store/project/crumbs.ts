import { siloSections } from '@/store/layouts'
import { projectPaths } from './paths'
import { objectCrumb, sectionCrumb } from '@/store/routing/crumbs'

/** The crumbs of a project, which precede those of its objects. */
export const PROJECT = [
  sectionCrumb(siloSections.projects),
  objectCrumb('project', projectPaths.instances),
] as const
