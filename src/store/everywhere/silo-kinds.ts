import type * as Api from '@/api/generated/types'
import { allGroupsQuery, policyQuery, usersQuery } from '@/store/access/queries'
import { accessTokenActions } from '@/store/settings/access-tokens/access-tokens'
import { accessTokenListQuery } from '@/store/settings/access-tokens/queries'
import { settingsPaths } from '@/store/settings/paths'
import { sshKeyActions } from '@/store/settings/ssh-keys/actions'
import { sshKeyListQuery } from '@/store/settings/ssh-keys/queries'
import { selectCertificateRows } from '@/store/silo/certificates/certificates'
import { certificateListQuery } from '@/store/silo/certificates/queries'
import { selectActionsOfGroup, selectActionsOfUser } from '@/store/silo/identities/identities'
import { multicastGroupListQuery } from '@/store/silo/multicast-groups/queries'
import { siloPaths } from '@/store/silo/paths'
import { define, listed } from './kind'

const IDENTITIES = { id: 'silo/identities/page', to: siloPaths.users() }

/** The kinds of a silo, and those of each user. */
export const SILO_KINDS = {
  multicastGroup: define('multicastGroup')<Api.MulticastGroup>({
    page: siloPaths.multicastGroup,
    list: () => multicastGroupListQuery,
    needs: 'multicastGroups',
    addressesOf: ({ multicastIp }) => [multicastIp],
    actions: () => [],
  }),
  certificate: define('certificate')<Api.Certificate>({
    page: siloPaths.certificate,
    list: () => certificateListQuery,
    isFor: 'siloAdmins',
    actions: (state, { id }) =>
      selectCertificateRows(state).find(row => row.id === id)?.actions ?? [],
  }),
  accessToken: define('accessToken')<Api.DeviceAccessToken>({
    page: ({ accessToken }) => listed(settingsPaths.accessTokens(), accessToken),
    list: () => accessTokenListQuery,
    needs: 'accessTokens',
    nameOf: ({ id }) => id,
    keyOf: ({ id }) => id,
    actions: (_state, item) => accessTokenActions(item),
  }),
  sshKey: define('sshKey')<Api.SshKey>({
    page: settingsPaths.sshKey,
    list: () => sshKeyListQuery,
    actions: (_state, item) => sshKeyActions(item),
  }),
  user: define('user')<Api.User>({
    page: siloPaths.user,
    list: () => usersQuery({}),
    nameOf: ({ displayName, id }) => displayName || id,
    keyOf: ({ id }) => id,
    actions: selectActionsOfUser,
    context: () => [policyQuery({})],
    screen: IDENTITIES,
  }),
  group: define('group')<Api.Group>({
    page: siloPaths.group,
    list: () => allGroupsQuery,
    nameOf: ({ displayName, id }) => displayName || id,
    keyOf: ({ id }) => id,
    actions: selectActionsOfGroup,
    context: () => [policyQuery({})],
    screen: IDENTITIES,
  }),
} as const
