import type { BfdStatus } from '@/api/schema/bfd'
import type { Stored } from './stored'

export type BfdSessionRecord = Stored<BfdStatus> & { readonly id: string }
