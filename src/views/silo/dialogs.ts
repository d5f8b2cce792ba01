import type { DialogLoaders } from '@/store/routing/route'
import type { SiloDialog } from '@/store/silo/forms'
import { allProjectsQuery } from '@/store/silo/projects/queries'
import type { View } from '@/views/shell/view'

/** The forms that are asked for over the silo's screens. */
export const siloDialogs: DialogLoaders<View, SiloDialog> = {
  imageDemote: {
    queries: () => [allProjectsQuery],
    load: () => import('./images/demote.dialog'),
  },
  imagePromote: {
    queries: () => [allProjectsQuery],
    load: () => import('./images/promote.dialog'),
  },
}
