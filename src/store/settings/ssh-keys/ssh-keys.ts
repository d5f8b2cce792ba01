import { objectActions } from '@/store/palette/object-actions'
import { listRows, objectView } from '@/store/queries/view-models'
import { settingsPaths } from '../paths'
import { sshKeyActions } from './actions'
import { sshKeyListQuery, sshKeyViewQuery } from './queries'

/** The rows of the page of SSH keys that is shown. */
export const selectSshKeyRows = listRows(sshKeyListQuery, sshKey => ({
  href: settingsPaths.sshKey({ sshKey: sshKey.name }),
  actions: sshKeyActions(sshKey),
}))

/** The SSH key whose panel is shown. */
export const selectSshKey = objectView(sshKeyViewQuery, (sshKey, params) => ({
  actions: sshKeyActions(sshKey, settingsPaths.sshKey(params)),
}))

/** What the palette offers on the panel of an SSH key. */
export const selectSshKeyActions = objectActions('SSH key', selectSshKey)
