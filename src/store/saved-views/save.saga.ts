import { put, select, takeEvery } from 'typed-redux-saga'
import { withViews } from '@/store/lists/view'
import { selectLocation } from '@/store/navigation/selectors'
import type { RootState } from '@/store/setup/state'
import { searchOf } from './edit'
import { viewNamed, viewsChanged } from './views'

/** Adds the views that are named, as the lists of the screen look then. */
export function* watchNamedViews() {
  yield* takeEvery(viewNamed, function* ({ payload }) {
    const state = yield* select((root: RootState) => root)
    const search = withViews(selectLocation(state)?.search ?? '', state.lists.views)
    yield* put(viewsChanged({ added: [{ ...payload, search: searchOf(search) }] }))
  })
}
