import { MIB } from '@/lib/size'
import { pluralize } from '@/lib/text'
import { defineForm } from '@/store/forms/define-form'
import { errorsOf } from '@/store/forms/rules'
import { fullProblem, importedViews, planImport, type ImportPlan } from './edit'
import { viewsChanged, type SavedView } from './views'
import { VIEWS_IMPORT } from '@/store/commands/forms'

interface ViewsImportValues {
  /** Of an exported file. */
  text: string
}

/** Characters. All that a browser has room for has fewer, so what it exports can be imported. */
const LONGEST = 8 * MIB
/** How much of a file is read to know that it is too long: characters have up to three bytes. */
export const LONGEST_FILE = 3 * LONGEST + 1

const read = (text: string, views: readonly SavedView[]): ImportPlan | { problem: string } => {
  if (text.trim() === '') return { problem: 'Choose a file, or paste its text.' }
  if (text.length > LONGEST) return { problem: 'Must be at most 8 MiB.' }
  const found = importedViews(text)
  if ('problem' in found) return found
  const plan = planImport(views, found.views)
  const problem = fullProblem(views.length + plan.added.length)
  return problem === undefined ? plan : { problem }
}

const tell = ({ added, renamed, known }: ImportPlan): string =>
  [
    `Imported ${pluralize('view', added.length)}.`,
    ...renamed.map(([from, to]) => `${from} is now ${to}, because its name is taken.`),
    ...(known > 0 ? [`${pluralize('view', known)} did not change.`] : []),
  ].join(' ')

/** Adds the views of a file. Nothing is sent. */
export const viewsImportForm = defineForm<ViewsImportValues>({
  name: VIEWS_IMPORT,
  initial: () => ({ text: '' }),
  check: ({ text }, { savedViews = [] }) => {
    const found = read(text, savedViews)
    return errorsOf({ text: 'problem' in found ? found.problem : undefined })
  },
  succeeded: (_result, { text }, { savedViews = [] }) => {
    const plan = read(text, savedViews)
    if ('problem' in plan) return {}
    return { followUps: [viewsChanged({ added: plan.added })], toast: { content: [tell(plan)] } }
  },
})
