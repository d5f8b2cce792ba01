import type { SshKey } from '@/api/schema/ssh-keys'
import type { Stored } from './stored'

export type SshKeyRecord = Stored<SshKey>
