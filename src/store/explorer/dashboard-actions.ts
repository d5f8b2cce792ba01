import { weakMapMemoize } from '@reduxjs/toolkit'
import type { ActionViewModel } from '@/store/commands/action'
import { saveRequested } from '@/store/tab/slice'
import { exportedDashboard } from './dashboard-file'
import type { Dashboard } from './dashboards'
import { dashboardAdded, dashboardDeleted, dashboardPinned } from './events'
import { requestForm } from './forms'
import { panelsOf, presetLink, type Preset } from './presets'
import { explorerPath } from './paths'
import { scopeOf } from './scope'

/** The actions on a dashboard in the list. `key` is that of its scope. */
export const dashboardActions = weakMapMemoize(
  (
    { id, name, panels, isPinned, href, view }: Dashboard,
    key: string,
  ): readonly ActionViewModel[] => {
    const file = { name, panels, search: view.search }
    return [
      { id: 'open', label: 'Open', to: href },
      {
        id: 'pin',
        label: isPinned ? 'Unpin' : 'Pin to the sidebar',
        event: dashboardPinned({ scope: key, id }),
      },
      {
        id: 'rename',
        label: 'Rename',
        event: requestForm('dashboardName', { scope: key, dashboard: id }),
      },
      { id: 'duplicate', label: 'Duplicate', event: dashboardAdded({ scope: key, ...file }) },
      {
        id: 'export',
        label: 'Export JSON',
        event: saveRequested(exportedDashboard(scopeOf(key), file)),
      },
      {
        id: 'delete',
        label: 'Delete',
        isDanger: true,
        event: dashboardDeleted({ scope: key, id }),
      },
    ]
  },
)

/** The actions on a preset: it cannot be changed, but a duplicate can. */
export const presetActions = (preset: Preset, key: string): readonly ActionViewModel[] => [
  { id: 'open', label: 'Open', to: presetLink(explorerPath(scopeOf(key)), preset) },
  {
    id: 'duplicate',
    label: 'Duplicate',
    event: dashboardAdded({ scope: key, name: preset.title, panels: panelsOf(preset), search: '' }),
  },
]
