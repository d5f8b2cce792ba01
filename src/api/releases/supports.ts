import { since } from '@/api/generated/since'
import type { Release } from './ladder'

/** What racks of some releases lack: see `FEATURES`. */
export type Feature = keyof typeof since

/** Whether racks of a release have a feature. */
export const supports = (release: Release, feature: Feature): boolean => release >= since[feature]
