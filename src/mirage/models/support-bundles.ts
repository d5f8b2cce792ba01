import type { SupportBundleInfo } from '@/api/generated/types'
import type { Stored } from './stored'

export type SupportBundleRecord = Stored<SupportBundleInfo>
