import type { Instance } from '@/api/generated/types'
import type { Stored } from './stored'

export type InstanceRecord = Stored<Instance> & {
  readonly userData: string
  /** Where it runs; null while it does not. */
  readonly sledId: string | null
}

/** A key that was written into an instance when it was made. */
export interface InstanceSshKeyRecord {
  readonly id: string
  readonly instanceId: string
  readonly sshKeyId: string
}
