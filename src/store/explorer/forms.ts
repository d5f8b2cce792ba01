import { formRequester } from '@/store/forms/events'

/** The forms of dashboards, with the parameters each needs. `scope` is that of `scopeKey`. */
export interface DashboardForms {
  /** Names the panels that are shown, or renames a dashboard. */
  dashboardName: { scope: string; dashboard?: string }
  dashboardImport: { scope: string }
}

export const [DASHBOARD_NAME, DASHBOARD_IMPORT] = ['dashboardName', 'dashboardImport'] as const

export const requestForm = formRequester<DashboardForms>()
