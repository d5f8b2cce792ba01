import { put, select, takeEvery } from 'typed-redux-saga'
import { failureOf, selectEntry } from '@/api/core/api'
import type { FormActorContext } from '@/machines/form/form.machine'
import type { ActorSnapshot } from '@/store/bridge/slice'
import { selectOpenForms } from '@/store/forms/selectors'
import { matchOf, routeQueries, type RouteMatch } from '@/store/routing/match'
import { selectPageQuery } from '@/store/paging/selectors'
import { services } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { navigationLoaded, navigationNotFound } from './events'
import { isLost } from './loss'
import { problemOf } from './problem'
import { selectRoute } from './selectors'

const tellsOfLoss = (action: unknown) => {
  const failure = failureOf(action)
  return failure !== null && isLost(failure.error)
}

/** The queries that the screen cannot do without. */
const neededBy = (match: RouteMatch) => {
  const chain = match.chain.filter(({ outlivesObject }) => !outlivesObject)
  return routeQueries({ ...match, chain }).filter(({ isOptional }) => !isOptional)
}

/** An edit form says what became of its object when it is submitted, and keeps what was typed. */
const isBeingEdited = ({ context, tags }: ActorSnapshot<FormActorContext>) =>
  context.isEdit && tags.includes('dirty')

/**
 * Reports that the object on the screen is gone: someone has deleted it, or taken away the role
 * needed to see it, so that a required query now fails. This may have happened while the screen was
 * being opened from the cache. Other failures leave the screen as it is.
 */
export function* watchNotFound() {
  yield* takeEvery(
    (action: unknown) => tellsOfLoss(action) || navigationLoaded.match(action),
    function* () {
      const given = yield* services()
      const state = yield* select((root: RootState) => root)
      const match = matchOf(given.routes, selectRoute(state))
      const needed = match ? neededBy(match) : []
      const [gone] = needed.flatMap(query => {
        const { error, data } = selectEntry(state, selectPageQuery(state, query)) ?? {}
        if (!error || !isLost(error)) return []
        const problem = problemOf({ query, error }, given)
        return [data === undefined ? problem : { ...problem, isGone: true as const }]
      })
      if (gone && !selectOpenForms(state).some(isBeingEdited))
        yield* put(navigationNotFound({ error: gone }))
    },
  )
}
