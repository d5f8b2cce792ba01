import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import type { SshKey } from '@/api/generated/types'
import type { ActionViewModel } from '@/store/commands/action'
import { selectPageItems } from '@/store/paging/selectors'
import type { RootState } from '@/store/setup/reducer'
import { settingsPaths } from '../paths'
import { sshKeyActions } from './actions'
import { sshKeyListQuery } from './queries'

export interface SshKeyRowViewModel {
  id: string
  name: string
  href: string
  description: string
  actions: readonly ActionViewModel[]
}

/** One row per key as it was read. */
const toRow = weakMapMemoize((sshKey: SshKey): SshKeyRowViewModel => ({
  id: sshKey.id,
  name: sshKey.name,
  href: settingsPaths.sshKey({ sshKey: sshKey.name }),
  description: sshKey.description,
  actions: sshKeyActions(sshKey),
}))

/** The rows of the page of SSH keys that is shown. */
export const selectSshKeyRows = createSelector(
  [(state: RootState) => selectPageItems(state, sshKeyListQuery)],
  sshKeys => sshKeys.map(sshKey => toRow(sshKey)),
)
