import { grantQueries } from '@/store/access/queries'
import type { SiloForms } from '@/store/silo/forms'
import { allProjectsQuery } from '@/store/silo/projects/queries'
import { defineDialogs } from '@/views/shell/route-tree'

/**
 * The forms that can be requested over the silo's screens, and over the access pages of projects.
 */
export const siloDialogs = defineDialogs<SiloForms>({
  accessAdd: {
    queries: grantQueries,
    load: () => import('./access/add.dialog'),
  },
  accessEdit: {
    queries: grantQueries,
    load: () => import('./access/edit.dialog'),
  },
  imageDemote: {
    queries: () => [allProjectsQuery],
    load: () => import('./images/demote.dialog'),
  },
  imagePromote: {
    queries: () => [allProjectsQuery],
    load: () => import('./images/promote.dialog'),
  },
  imageUse: {
    queries: () => [allProjectsQuery],
    load: () => import('./images/use.dialog'),
  },
  projectOpen: { load: () => import('./projects/open.dialog') },
})
