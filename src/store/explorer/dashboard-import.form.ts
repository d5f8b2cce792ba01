import { defineForm } from '@/store/forms/define-form'
import { errorsOf } from '@/store/forms/rules'
import { importedDashboard } from './dashboard-file'
import { dashboardsIn, fullProblem } from './dashboards'
import { dashboardAdded } from './events'
import { DASHBOARD_IMPORT, type DashboardForms } from './forms'
import { scopeOf } from './scope'

interface DashboardImportValues {
  /** Of an exported file. */
  text: string
}

/** Keeps the dashboard of a file, under another name if its own is taken. Nothing is sent or run. */
export const dashboardImportForm = defineForm<
  DashboardImportValues,
  unknown,
  Partial<DashboardForms['dashboardImport']>
>({
  name: DASHBOARD_IMPORT,
  initial: () => ({ text: '' }),
  check: ({ text }, { params: { scope = '' }, savedViews = [] }) => {
    const found = importedDashboard(text, scopeOf(scope))
    const problem =
      'problem' in found ? found.problem : fullProblem(dashboardsIn(savedViews, scope), savedViews)
    return errorsOf({ text: problem })
  },
  succeeded: (_result, { text }, { params: { scope = '' } }) => {
    const found = importedDashboard(text, scopeOf(scope))
    return { followUps: 'problem' in found ? [] : [dashboardAdded({ scope, ...found })] }
  },
})
