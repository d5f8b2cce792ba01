import { defineForm } from '@/store/forms/define-form'
import { errorsOf } from '@/store/forms/rules'
import { allProjectsQuery, utilizationQuery } from '@/store/silo/queries'
import { similarPlanRequested } from './events'
import { SIMILAR, type SimilarParams } from './forms'
import { namesOf, type SimilarNames } from './similar-names'

export interface SimilarValues extends SimilarNames {
  /** Whether instances are created stopped, or started as the originals are. */
  state: 'stopped' | 'asOriginals'
  /** The keys of the lists that could not be read and that are left out. */
  left: readonly string[]
  /** The copies of instances have the keys of the originals, however many these are. */
  hasAllKeys: true
}

/** Makes the plan of a copy from what was read. The plan sends the requests, once it is reviewed. */
export const similarForm = defineForm<SimilarValues, unknown, SimilarParams>({
  name: SIMILAR,
  passing: ['left'],
  queriesAfter: ({ params: { kind } }) => [
    utilizationQuery,
    ...(kind === 'project' ? [allProjectsQuery] : []),
  ],
  initial: () => ({
    name: null,
    description: null,
    names: {},
    state: 'stopped',
    left: [],
    hasAllKeys: true,
  }),
  presses: {
    leaveOut: ({ left }, on) => ({ left: [...left, String(on)] }),
  },
  check(values, context) {
    const { nameProblem, descriptionProblem, renamings } = namesOf(values, context)
    return errorsOf({
      name: nameProblem,
      description: descriptionProblem,
      names: renamings.find(({ problem }) => problem !== undefined)?.problem,
    })
  },
  checkedAtOnce: ['name', 'description', 'names'],
  succeeded: () => ({ isDelegated: true, followUps: [similarPlanRequested()] }),
})
