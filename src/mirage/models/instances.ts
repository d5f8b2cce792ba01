import type { Instance } from '@/api/generated/types'
import type { Stored } from './stored'

export type InstanceRecord = Stored<Instance> & {
  readonly userData: string
  /** The sled it runs on; null if it is not running. */
  readonly sledId: string | null
}

/** A key that was copied into an instance when it was created. */
export interface InstanceSshKeyRecord {
  readonly id: string
  readonly instanceId: string
  readonly sshKeyId: string
}
