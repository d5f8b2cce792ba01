import type { Read } from '@/store/forms/definition'
import { optional, mustBeFresh, type RouteQuery } from '@/store/routing/route-query'
import { allSshKeysQuery } from '@/store/settings/ssh-keys/queries'
import { allSiloImagesQuery } from '@/store/silo/images/queries'
import { siloIpPoolsQuery } from '@/store/silo/ip-pools/queries'
import { allDisksQuery } from '../disks/queries'
import { allFloatingIpsQuery } from '../floating-ips/queries'
import { allProjectImagesQuery } from '../images/queries'
import {
  externalIpsQuery,
  instanceSshKeysQuery,
  instanceViewQuery,
  networkInterfacesQuery,
} from '../instance/queries'
import { subnetByIdQuery } from '../subnets/queries'
import { vpcByIdQuery } from '../vpcs/queries'

/** What a new instance is put together from. */
export const instancePartsQueries = (project: string): readonly RouteQuery[] => [
  allProjectImagesQuery({ project }),
  // Whoever has a role on the project alone may not see what is the silo's.
  optional(allSiloImagesQuery),
  allDisksQuery({ project }),
  allSshKeysQuery,
  // Not every server has these; an instance can do without a chosen address.
  optional(siloIpPoolsQuery),
  optional(allFloatingIpsQuery({ project })),
]

/** What is known of the instance that a new one is to be like. */
export const similarInstanceQueries = (project: string, from: string): readonly RouteQuery[] => [
  mustBeFresh(instanceViewQuery({ project, instance: from })),
  optional(networkInterfacesQuery({ project, instance: from })),
  optional(externalIpsQuery({ project, instance: from })),
  optional(instanceSshKeysQuery({ project, instance: from })),
]

/** Its network interfaces say by ids where they are, and a new one is told by names. */
export const similarPlaceQueries = (
  project: string,
  from: string,
  read: Read,
): readonly RouteQuery[] =>
  (read(networkInterfacesQuery({ project, instance: from }))?.items ?? [])
    .flatMap(({ vpcId, subnetId }) => [
      vpcByIdQuery({ vpc: vpcId }),
      subnetByIdQuery({ subnet: subnetId }),
    ])
    .map(optional)
