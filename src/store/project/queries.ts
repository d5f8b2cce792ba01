import { ALL_ITEMS_LIMIT, NAME_LOOKUP_LIMIT } from '@/lib/limits'
import { defineQuery, listOf, optional, mustBeFresh, type RouteQuery } from '@/store/queries/define'
import { parentsOf } from '@/lib/name-or-id'
import { allSiloImagesQuery, siloIpPoolsQuery } from '@/store/silo/queries'
import type { Read } from '@/store/forms/definition'
import { allSshKeysQuery } from '@/store/settings/ssh-keys/queries'

const ofProject = ({ project }: { project: string }) => ({ query: { project } })

export const { page: instanceListQuery, all: allInstancesQuery } = listOf('instanceList', ofProject)

/** Instances read so that lists of other objects can show their names. */
export const instanceNamesQuery = defineQuery(({ project }: { project: string }) => ({
  endpoint: 'instanceList',
  args: { query: { project, limit: NAME_LOOKUP_LIMIT } },
}))

export const instanceViewQuery = defineQuery(
  ({ project, instance }: { project: string; instance: string }) => ({
    endpoint: 'instanceView',
    args: { path: { instance }, query: parentsOf(instance, { project }) },
  }),
)

/** An instance by id, without its project. */
export const instanceByIdQuery = defineQuery(({ instance }: { instance: string }) => ({
  endpoint: 'instanceView',
  args: { path: { instance } },
}))

/** The keys that an instance was created with. */
export const instanceSshKeysQuery = defineQuery(
  ({ project, instance }: { project: string; instance: string }) => ({
    endpoint: 'instanceSshPublicKeyList',
    args: {
      path: { instance },
      query: { ...parentsOf(instance, { project }), limit: ALL_ITEMS_LIMIT },
    },
  }),
)

export const externalIpsQuery = defineQuery(
  ({ project, instance }: { project: string; instance: string }) => ({
    endpoint: 'instanceExternalIpList',
    args: { path: { instance }, query: parentsOf(instance, { project }) },
  }),
)

export const { all: networkInterfacesQuery } = listOf(
  'instanceNetworkInterfaceList',
  ({ project, instance }: { project: string; instance: string }) => ({
    query: { ...parentsOf(instance, { project }), instance },
  }),
)

export const { page: projectImageListQuery, all: allProjectImagesQuery } = listOf(
  'imageList',
  ofProject,
)

export const projectImageViewQuery = defineQuery(
  ({ project, image }: { project: string; image: string }) => ({
    endpoint: 'imageView',
    args: { path: { image }, query: parentsOf(image, { project }) },
  }),
)

/** An image by id, of any project or the silo. */
export const imageByIdQuery = defineQuery(({ image }: { image: string }) => ({
  endpoint: 'imageView',
  args: { path: { image } },
}))

export const { page: snapshotListQuery, all: allSnapshotsQuery } = listOf('snapshotList', ofProject)

export const snapshotViewQuery = defineQuery(
  ({ project, snapshot }: { project: string; snapshot: string }) => ({
    endpoint: 'snapshotView',
    args: { path: { snapshot }, query: parentsOf(snapshot, { project }) },
  }),
)

/** A snapshot by id, without its project. */
export const snapshotByIdQuery = defineQuery(({ snapshot }: { snapshot: string }) => ({
  endpoint: 'snapshotView',
  args: { path: { snapshot } },
}))

export const { page: diskListQuery, all: allDisksQuery } = listOf('diskList', ofProject)

export const diskViewQuery = defineQuery(
  ({ project, disk }: { project: string; disk: string }) => ({
    endpoint: 'diskView',
    args: { path: { disk }, query: parentsOf(disk, { project }) },
  }),
)

/** A disk by id, without its project. */
export const diskByIdQuery = defineQuery(({ disk }: { disk: string }) => ({
  endpoint: 'diskView',
  args: { path: { disk } },
}))

/** Disks read so that lists of other objects can show their names. */
export const diskNamesQuery = defineQuery(({ project }: { project: string }) => ({
  endpoint: 'diskList',
  args: { query: { project, limit: NAME_LOOKUP_LIMIT } },
}))

/** The objects that disks may have been made from, so that a list of disks can name them. */
export const diskOriginQueries = (params: { project: string }) => [
  allProjectImagesQuery(params),
  allSiloImagesQuery,
  allSnapshotsQuery(params),
]

/**
 * The sources a disk can be created from: snapshots, and images of the project and the silo. They
 * are optional because not all users may see the silo's images, and blank disks need no source.
 */
export const diskSourceQueries = (project: string) => diskOriginQueries({ project }).map(optional)

export const { page: floatingIpListQuery, all: allFloatingIpsQuery } = listOf(
  'floatingIpList',
  ofProject,
)

export const floatingIpViewQuery = defineQuery(
  ({ project, floatingIp }: { project: string; floatingIp: string }) => ({
    endpoint: 'floatingIpView',
    args: { path: { floatingIp }, query: parentsOf(floatingIp, { project }) },
  }),
)

export const { page: vpcListQuery, all: allVpcsQuery } = listOf('vpcList', ofProject)

/** A VPC by id, without its project. */
export const vpcByIdQuery = defineQuery(({ vpc }: { vpc: string }) => ({
  endpoint: 'vpcView',
  args: { path: { vpc } },
}))

/** A subnet by id, without its VPC. */
export const subnetByIdQuery = defineQuery(({ subnet }: { subnet: string }) => ({
  endpoint: 'vpcSubnetView',
  args: { path: { subnet } },
}))

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
