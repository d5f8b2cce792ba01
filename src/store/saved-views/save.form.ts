import { defineForm } from '@/store/forms/define-form'
import { errorsOf } from '@/store/forms/rules'
import { fullProblem, nameProblem } from './edit'
import { viewNamed } from './views'
import { VIEW_SAVE } from './forms'

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
