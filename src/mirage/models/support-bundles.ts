import type { SupportBundleInfo } from '@/api/schema/support-bundles'
import type { Stored } from './stored'

export type SupportBundleRecord = Stored<SupportBundleInfo>
