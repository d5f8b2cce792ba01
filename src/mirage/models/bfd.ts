import type { BfdStatus } from '@/api/generated/types'
import type { Stored } from './stored'

export type BfdSessionRecord = Stored<BfdStatus> & { readonly id: string }
