import { LADDER, type NEWEST, type Release } from './ladder'
import type { Steps } from './translate'
import type { Conversions } from './step'

type Older = Exclude<Release, typeof NEWEST | 20>

/** The step from each release's successor down to it. Release 20 says everything that 21 does. */
const STEPS: Readonly<Record<Older, () => Promise<{ conversions: Conversions }>>> = {
  14: () => import('./v14'),
  15: () => import('./v15'),
  16: () => import('./v16'),
  17: () => import('./v17'),
  18: () => import('./v18'),
  19: () => import('./v19'),
  21: () => import('./v21'),
  22: () => import('./v22'),
}

/** Loads the steps from the newest release down to an older one, newest first. */
export const loadSteps = async (release: Release): Promise<Steps> => {
  const needed = LADDER.map(rung => rung.release)
    .filter(each => each >= release && each in STEPS)
    .toReversed() as Older[]
  return Promise.all(
    needed.map(async each => ({ release: each, conversions: (await STEPS[each]()).conversions })),
  )
}
