import type { SshKey } from '@/api/generated/types'
import type { Stored } from './stored'

export type SshKeyRecord = Stored<SshKey>
