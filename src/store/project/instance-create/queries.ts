import { bearFailure, type RouteQuery } from '@/store/routing/route'
import { allSshKeysQuery } from '@/store/settings/ssh-keys/queries'
import { allSiloImagesQuery } from '@/store/silo/images/queries'
import { siloIpPoolsQuery } from '@/store/silo/ip-pools/queries'
import { allDisksQuery } from '../disks/queries'
import { allFloatingIpsQuery } from '../floating-ips/queries'
import { allProjectImagesQuery } from '../images/queries'

/** What a new instance is put together from. */
export const instancePartsQueries = (project: string): readonly RouteQuery[] => [
  allProjectImagesQuery(project),
  // Whoever has a role on the project alone may not see what is the silo's.
  bearFailure(allSiloImagesQuery),
  allDisksQuery(project),
  allSshKeysQuery,
  bearFailure(siloIpPoolsQuery),
  allFloatingIpsQuery(project),
]
