import { defineEditForm } from '@/store/forms/edits'
import { errorsOf } from '@/store/forms/rules'
import { nameProblem } from './edit'
import { viewsChanged } from './views'
import { VIEW_RENAME } from '@/store/commands/forms'

interface ViewRenameValues {
  name: string
}

/** Renames a view. Nothing is sent. */
export const viewRenameForm = defineEditForm<
  ViewRenameValues,
  unknown,
  { path?: string; name?: string }
>({
  name: VIEW_RENAME,
  edits: { queries: () => [], labels: { name: 'Name' } },
  checkedAtOnce: ['name'],
  initial: ({ params }) => ({ name: params.name ?? '' }),
  check: ({ name }, { params: { path = '', name: before }, savedViews = [] }) =>
    errorsOf({
      name: nameProblem(
        name,
        path,
        savedViews.filter(view => view.name !== before),
      ),
    }),
  succeeded: (_result, { name }, { params, savedViews = [] }) => {
    const view = savedViews.find(each => each.path === params.path && each.name === params.name)
    const to = { name: name.trim() }
    return { followUps: view ? [viewsChanged({ changed: { view, to } })] : [] }
  },
})
