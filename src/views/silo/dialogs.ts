import { grantQueries } from '@/store/access/queries'
import type { DialogLoaders } from '@/store/routing/route'
import type { SiloDialog } from '@/store/silo/forms'
import { allProjectsQuery } from '@/store/silo/projects/queries'
import type { View } from '@/views/shell/view'

/** The forms that are asked for over the silo's screens, and over its projects' for their access. */
export const siloDialogs: DialogLoaders<View, SiloDialog> = {
  accessAdd: {
    queries: ({ project }) => grantQueries(project),
    load: () => import('./access/add.dialog'),
  },
  accessEdit: {
    queries: ({ project }) => grantQueries(project),
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
}
