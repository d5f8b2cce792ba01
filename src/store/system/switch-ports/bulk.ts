import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { SwitchPort } from '@/api/generated/types'
import { rich } from '@/lib/rich-text'
import type { BulkVerb } from '@/store/bulk/plan'
import { warned } from '@/store/bulk/verbs'
import type { ActionViewModel } from '@/store/commands/action'
import type { RootState } from '@/store/setup/state'
import { allSwitchPortsQuery } from './queries'
import { sessionRisk } from './rules'

type Row = SwitchPort & { actions: readonly ActionViewModel[] }

/** Clears the settings of many of the ports, which together may be the way to the rack. */
export const clearingSettings = (ports: readonly SwitchPort[]): BulkVerb<Row> => ({
  id: 'clear',
  label: 'Clear settings',
  of: rows => {
    const cutsOff = sessionRisk(ports, new Set(rows.map(({ id }) => id))) === 'sure'
    return ({ actions }) => {
      const found = actions.find(({ id }) => id === 'clear')
      return cutsOff
        ? warned(
            found,
            rich`No other port has settings, so this console loses its connection to the rack.`,
            'I can reach the rack another way',
          )
        : found
    }
  },
})

/** The actions on many switch ports. */
export const selectSwitchPortBulk = createSelector(
  [(state: RootState) => selectData(state, allSwitchPortsQuery)?.items],
  (ports = []) => [clearingSettings(ports)],
)
