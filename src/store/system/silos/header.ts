import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { Silo } from '@/api/generated/types'
import type { RichText } from '@/lib/rich-text'
import type { ActionViewModel } from '@/store/commands/action'
import { objectActions } from '@/store/palette/object-actions'
import type { RootState } from '@/store/setup/reducer'
import { selectReasonNotOfSilo } from '../fleet-role'
import { systemPaths } from '../paths'
import { siloActions } from './actions'
import { siloViewQuery } from './queries'
import { identityModeLabel } from './rules'

export interface SiloViewModel {
  id: string
  name: string
  description: string
  isDiscoverable: boolean
  /** In words. */
  identityMode: string
  /** Its users are its own; otherwise identity providers give them. */
  hasLocalUsers: boolean
  /** Which role on the silo gives which one on the fleet. */
  mappedRoles: readonly { silo: string; fleet: string }[]
  /** ISO 8601. */
  created: string
  modified: string
  actions: readonly ActionViewModel[]
}

const toSilo = weakMapMemoize(
  (silo: Silo, reason: RichText | undefined, screen: string): SiloViewModel => ({
    id: silo.id,
    name: silo.name,
    description: silo.description,
    isDiscoverable: silo.discoverable,
    identityMode: identityModeLabel(silo.identityMode),
    hasLocalUsers: silo.identityMode === 'local_only',
    mappedRoles: Object.entries(silo.mappedFleetRoles).flatMap(([role, fleetRoles]) =>
      fleetRoles.map(fleet => ({ silo: role, fleet })),
    ),
    created: silo.timeCreated,
    modified: silo.timeModified,
    actions: siloActions(silo, reason, screen),
  }),
)

/** The silo whose page is shown. */
export const selectSilo = (state: RootState, name: string): SiloViewModel | undefined => {
  const silo = selectData(state, siloViewQuery(name))
  return (
    silo &&
    toSilo(
      silo,
      selectReasonNotOfSilo(state, silo.id, 'collaborator'),
      systemPaths.silo({ silo: name }),
    )
  )
}

/** What the palette offers on the silo's page. */
export const selectSiloActions = objectActions('Silo', (state, { silo = '' }) =>
  selectSilo(state, silo),
)
