import { put, select, takeEvery } from 'typed-redux-saga'
import { defineForm } from '@/store/forms/define-form'
import { errorsOf } from '@/store/forms/rules'
import { withViews } from '@/store/lists/view'
import { selectLocation } from '@/store/navigation/selectors'
import type { RootState } from '@/store/setup/state'
import { fullProblem, nameProblem, searchOf } from './edit'
import { viewNamed, viewsChanged } from './views'
import { VIEW_SAVE } from '@/store/commands/forms'

interface ViewSaveValues {
  name: string
  isPinned: boolean
}

/** Names how the lists of the screen look now. Nothing is sent. */
export const viewSaveForm = defineForm<ViewSaveValues, unknown, { path?: string }>({
  name: VIEW_SAVE,
  checkedAtOnce: ['name'],
  initial: () => ({ name: '', isPinned: false }),
  check: ({ name }, { params: { path = '' }, savedViews = [] }) =>
    errorsOf({
      name: nameProblem(name, path, savedViews) ?? fullProblem(savedViews.length + 1),
    }),
  succeeded: (_result, { name, isPinned }, { params: { path = '' } }) => ({
    followUps: [viewNamed({ name: name.trim(), path, isPinned })],
  }),
})

/** Adds the views that are named, as the lists of the screen look then. */
export function* watchNamedViews() {
  yield* takeEvery(viewNamed, function* ({ payload }) {
    const state = yield* select((root: RootState) => root)
    const search = withViews(selectLocation(state)?.search ?? '', state.lists.views)
    yield* put(viewsChanged({ added: [{ ...payload, search: searchOf(search) }] }))
  })
}
