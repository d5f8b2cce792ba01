import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import type { SshKey } from '@/api/generated/types'
import type { ActionViewModel } from '@/store/commands/action'
import { objectActions } from '@/store/palette/object-actions'
import type { RouteParams } from '@/store/routing/route'
import type { RootState } from '@/store/setup/reducer'
import { settingsPaths } from '../paths'
import { sshKeyActions } from './actions'
import { sshKeyViewQuery } from './queries'

export interface SshKeyViewModel extends SshKey {
  actions: readonly ActionViewModel[]
}

const toSshKey = weakMapMemoize((sshKey: SshKey, screen: string): SshKeyViewModel => ({
  ...sshKey,
  actions: sshKeyActions(sshKey, screen),
}))

/** The SSH key whose panel is shown. */
export const selectSshKey = (state: RootState, { sshKey: name = '' }: RouteParams) => {
  const sshKey = selectData(state, sshKeyViewQuery(name))
  return sshKey && toSshKey(sshKey, settingsPaths.sshKey({ sshKey: name }))
}

/** What the palette offers on the panel of an SSH key. */
export const selectSshKeyActions = objectActions('SSH key', selectSshKey)
