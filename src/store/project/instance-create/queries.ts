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
import { allVpcsQuery, vpcByIdQuery } from '../vpcs/queries'

/** The queries for the objects that a new instance can use. */
export const instancePartsQueries = (project: string): readonly RouteQuery[] => [
  optional(allProjectImagesQuery({ project })),
  // Users with a role on the project only may not see the silo's images.
  optional(allSiloImagesQuery),
  optional(allDisksQuery({ project })),
  optional(allSshKeysQuery),
  // Not all servers have these, and an instance does not need a chosen address.
  optional(siloIpPoolsQuery),
  optional(allFloatingIpsQuery({ project })),
  optional(allVpcsQuery({ project })),
]

/** The queries for the instance that a new one is modelled on. */
export const similarInstanceQueries = (project: string, from: string): readonly RouteQuery[] => [
  mustBeFresh(instanceViewQuery({ project, instance: from })),
  optional(networkInterfacesQuery({ project, instance: from })),
  optional(externalIpsQuery({ project, instance: from })),
  optional(instanceSshKeysQuery({ project, instance: from })),
]

/**
 * The queries for the VPCs and subnets of its network interfaces, which hold only ids: creating an
 * instance requires names.
 */
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
