import type { InstanceNetworkInterface } from '@/api/schema/network-interfaces'
import type { Stored } from './stored'

export type NetworkInterfaceRecord = Stored<InstanceNetworkInterface>
