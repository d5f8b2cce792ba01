import type { DialogLoaders } from '@/store/routing/route'
import type { SystemDialog } from '@/store/system/forms'
import { allIpPoolSilosQuery } from '@/store/system/ip-pools/queries'
import { allSilosQuery } from '@/store/system/silos/queries'
import type { View } from '@/views/shell/view'

/** The forms that are asked for over the operator's screens. */
export const systemDialogs: DialogLoaders<View, SystemDialog> = {
  ipPoolSiloLink: {
    queries: ({ pool = '' }) => [allSilosQuery, allIpPoolSilosQuery(pool)],
    load: () => import('./ip-pool-silos/link.dialog'),
  },
}
