import type { InstanceNetworkInterface } from '@/api/generated/types'
import type { Stored } from './stored'

export type NetworkInterfaceRecord = Stored<InstanceNetworkInterface>
