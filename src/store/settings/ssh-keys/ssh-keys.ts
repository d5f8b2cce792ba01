import { objectActions } from '@/store/palette/object-actions'
import { listRows, objectView } from '@/store/queries/view-models'
import { settingsPaths } from '../paths'
import { sshKeyActions } from './actions'
import { sshKeyListQuery, sshKeyViewQuery } from './queries'

/** The rows of the current page of SSH keys. */
export const selectSshKeyRows = listRows(sshKeyListQuery, sshKey => ({
  href: settingsPaths.sshKey({ sshKey: sshKey.name }),
  actions: sshKeyActions(sshKey),
}))

/** The SSH key in the open panel. */
export const selectSshKey = objectView(sshKeyViewQuery, (sshKey, params) => ({
  actions: sshKeyActions(sshKey, settingsPaths.sshKey(params)),
}))

/** The palette actions of an SSH key's panel. */
export const selectSshKeyActions = objectActions('SSH key', selectSshKey)
