import type { InstanceDiskAttachment, InstanceNetworkInterfaceCreate } from '@/api/generated/types'
import { formCollected } from '@/store/forms/events'
import type { InstanceCreateValues } from './values'

/** Name of the form that these add to: other forms stand over it and hand on what they made. */
export const INSTANCE_CREATE = 'instanceCreate'

const collected =
  <Item>(field: keyof InstanceCreateValues) =>
  (item: Item) =>
    formCollected({ form: INSTANCE_CREATE, field, item })

/** The new instance gets another disk, made with it or existing. */
export const diskCollected = collected<InstanceDiskAttachment>('disks')

/** The new instance gets another network interface. */
export const networkInterfaceCollected =
  collected<InstanceNetworkInterfaceCreate>('networkInterfaces')

/** The new instance gets the floating IP of that name. */
export const floatingIpCollected = collected<string>('floatingIps')
