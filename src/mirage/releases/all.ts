import type { Step } from './change'

/** What each release changed, in any order. */
export const steps: readonly Step[] = []
