import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { selectFormParams } from '@/store/forms/selectors'
import type { RootState } from '@/store/setup/state'
import type { SystemParams } from '../paths'
import * as queries from './queries'
import { portName, sessionRisk } from './rules'

export interface ApplyValues {
  /** Name of the settings; empty if none are chosen. */
  settings: string
}

/** Applies settings to a switch port, over those it has. */
export const switchPortApplyForm = defineForm<ApplyValues, unknown, SystemParams<'switchPort'>>({
  name: 'switchPortApply',
  initial: () => ({ settings: '' }),
  check: ({ settings }) => errorsOf({ settings: requiredError('Settings', settings) }),
  toCommand: ({ settings }, { params, read }) => {
    const port = queries.portIn(params, read)
    return (
      (port && {
        endpoint: 'networkingSwitchPortApplySettings' as const,
        args: { ...queries.portArgs(port), body: { portSettings: settings } },
      }) ??
      null
    )
  },
  succeeded: (_empty, { settings }, { params, read }) => {
    const port = queries.portIn(params, read)
    const place = port ? [' to ', emphasis(portName(port))] : []
    return { toast: { content: ['Settings ', emphasis(settings), ' applied', ...place] } }
  },
})

/** What the dialog says about its port, and the settings that it offers. */
export const selectApply = createSelector(
  [
    (state: RootState) => {
      const portId = selectFormParams(state, switchPortApplyForm.name)['portId'] ?? ''
      return selectData(state, queries.switchPortQuery({ portId }))?.items[0]
    },
    (state: RootState) => selectData(state, queries.allPortSettingsQuery)?.items,
    (state: RootState) => selectData(state, queries.allSwitchPortsQuery)?.items,
  ],
  (port, settings = [], ports = []) => {
    const applied = settings.find(({ id }) => id === port?.portSettingsId)
    return {
      port: port ? portName(port) : '',
      applied: applied?.name ?? port?.portSettingsId ?? null,
      risk: sessionRisk(ports, new Set(port ? [port.id] : [])),
      items: settings.map(({ id, name, description }) => ({
        value: name,
        label: name,
        detail: id === applied?.id ? 'Applied now' : description,
      })),
    }
  },
)
