import { NEWEST, type Release } from './ladder'
import type { Steps } from './translate'

type Older = Exclude<Release, typeof NEWEST>

/** One file for each release, with all steps down to it. Release 20 says everything that 21 does. */
const STEPS: Readonly<Record<Older, () => Promise<{ steps: Steps }>>> = {
  14: () => import('./v14'),
  15: () => import('./v15'),
  16: () => import('./v16'),
  17: () => import('./v17'),
  18: () => import('./v18'),
  19: () => import('./v19'),
  20: () => import('./v21'),
  21: () => import('./v21'),
  22: () => import('./v22'),
}

/** Loads the steps from the newest release down to an older one, newest first. */
export const loadSteps = async (release: Release): Promise<Steps> =>
  release === NEWEST ? [] : (await STEPS[release]()).steps
