import type {
  InstanceDiskAttachment,
  InstanceNetworkInterfaceCreate,
  MulticastGroupJoinSpec,
} from '@/api/generated/types'
import { formCollected } from '@/store/forms/events'
import type { InstanceCreateValues } from './values'

/** Name of the form to which these events add: forms over it pass on their results. */
export const INSTANCE_CREATE = 'instanceCreate'

const collected =
  <Item>(field: keyof InstanceCreateValues) =>
  (item: Item, replaces?: string) =>
    formCollected({ form: INSTANCE_CREATE, field, item, ...(replaces && { replaces }) })

/** Adds a new or existing disk to the new instance, or replaces the one of that name. */
export const diskCollected = collected<InstanceDiskAttachment>('disks')

/** Adds a network interface to the new instance, or replaces the one of that name. */
export const networkInterfaceCollected =
  collected<InstanceNetworkInterfaceCreate>('networkInterfaces')

/** Makes the new instance a member of a multicast group. */
export const multicastGroupCollected = collected<MulticastGroupJoinSpec>('multicastGroups')

/** Adds the floating IP with that name to the new instance. */
export const floatingIpCollected = collected<string>('floatingIps')
