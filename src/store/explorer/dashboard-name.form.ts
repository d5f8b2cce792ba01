import { defineForm } from '@/store/forms/define-form'
import { errorsOf } from '@/store/forms/rules'
import { dashboardsIn, fullProblem, nameProblem } from './dashboards'
import { dashboardAdded, dashboardRenamed } from './events'
import { DASHBOARD_NAME, type DashboardForms } from './forms'

interface DashboardNameValues {
  name: string
}

type Params = Partial<DashboardForms['dashboardName']>

/** Keeps the panels of the page under a name, or gives a dashboard another one. Nothing is sent. */
export const dashboardNameForm = defineForm<DashboardNameValues, unknown, Params>({
  name: DASHBOARD_NAME,
  checkedAtOnce: ['name'],
  initial: ({ params: { scope = '', dashboard }, savedViews = [] }) => ({
    name: dashboardsIn(savedViews, scope).find(({ id }) => id === dashboard)?.name ?? '',
  }),
  check: ({ name }, { params: { scope = '', dashboard }, savedViews = [] }) => {
    const dashboards = dashboardsIn(savedViews, scope)
    const full = dashboard === undefined ? fullProblem(dashboards, savedViews) : undefined
    return errorsOf({ name: nameProblem(name, dashboards, dashboard) ?? full })
  },
  succeeded: (_result, values, { params: { scope = '', dashboard } }) => {
    const name = values.name.trim()
    if (dashboard === undefined)
      return { followUps: [dashboardAdded({ scope, name, panels: null, search: '' })] }
    return { followUps: [dashboardRenamed({ scope, id: dashboard, name })] }
  },
})
