import {
  select,
  type SagaGenerator,
  call,
  race,
  take,
  takeEvery,
  takeLatest,
} from 'typed-redux-saga'
import type { NavigationTarget } from '@/machines/navigation/navigation.events'
import { selectShownRoute } from '@/store/navigation/selectors'
import { isSameScreen } from '@/store/paging/restoring'
import { matchOf, type RouteMatch } from '@/store/routing/match'
import { services, wait } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { loadStarted } from '@/store/navigation/events'
import { noteAddress } from '@/store/paging/saga'
import { viewsIn, type ListView } from './view'
import { printRequested, viewChanged } from './slice'

/** The innermost list that a screen shows, perhaps under a panel: its route with its address. */
function* listOf({ chain, params }: RouteMatch) {
  const { screens } = yield* services()
  const route = chain.findLast(({ id }) => screens.get(id)?.columns)
  const names = [...(route?.path.matchAll(/:(\w+)/g) ?? [])].map(([, name = '']) => params[name])
  return route && [route.id, ...names].join('/')
}

interface FoundViews {
  views: Readonly<Record<string, ListView>>
  /** Whether the list was on the screen before. */
  isSameList: boolean
}

/**
 * Finds the views of a screen's lists in its address. A link without any keeps those of a list that
 * stays on the screen, such as under a panel; a link to the same screen starts again.
 */
export function* findViews(
  match: RouteMatch | null,
  { kind }: Pick<NavigationTarget, 'kind'>,
  search: string,
): SagaGenerator<FoundViews> {
  const { routes } = yield* services()
  const views = viewsIn(search)
  const state = yield* select((root: RootState) => root)
  const shown = selectShownRoute(state)
  const before = matchOf(routes, shown)
  if (!match || !before) return { views, isSameList: false }
  const list = yield* listOf(match)
  const isAnew = kind !== 'browser' && isSameScreen(match, shown)
  const isSameList = !isAnew && list !== undefined && list === (yield* listOf(before))
  const isKept = isSameList && kind !== 'browser' && Object.keys(views).length === 0
  return { views: isKept ? state.lists.views : views, isSameList }
}

/** Browsers refuse to change the address with every keystroke. */
const PAUSE = 300

/** Keeps the views of the lists in the address, and prints lists. */
export function* watchLists() {
  const { ports } = yield* services()
  yield* takeEvery(printRequested, () => ports.tab.print())
  yield* takeLatest(viewChanged, function* () {
    yield* race({ pause: call(wait, PAUSE), leaving: take(loadStarted) })
    yield* noteAddress()
  })
}
