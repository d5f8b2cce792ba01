import { settingsSections } from '@/store/layouts'
import { optional } from '@/store/queries/define'
import { currentUserQuery, siloPolicyQuery, systemPolicyQuery } from '@/store/session/queries'
import { accessTokenListQuery } from '@/store/settings/access-tokens/queries'
import { settingsPaths } from '@/store/settings/paths'
import { sshKeyListQuery, sshKeyViewQuery } from '@/store/settings/ssh-keys/queries'
import { over, page, redirect } from '@/views/shell/route-tree'

export { accountOperations as operations } from '@/api/operations/account'

export const routes = [
  redirect('settings/root', settingsPaths.settings, () => settingsPaths.profile()),
  page('settings/profile/page', settingsPaths.profile, {
    crumb: settingsSections.profile,
    queries: () => [optional(siloPolicyQuery)],
    queriesAfter: (_params, read) =>
      read(currentUserQuery)?.fleetViewer ? [optional(systemPolicyQuery)] : [],
    screen: () => import('./profile/page.screen'),
  }),
  page('settings/recording/page', settingsPaths.recording, {
    crumb: settingsSections.recording,
    screen: () => import('./recording/page.screen'),
  }),
  page('settings/access-tokens/list', settingsPaths.accessTokens, {
    crumb: settingsSections.accessTokens,
    list: () => accessTokenListQuery,
    screen: () => import('./access-tokens/list.screen'),
  }),
  page(
    'settings/ssh-keys/list',
    settingsPaths.sshKeys,
    {
      crumb: settingsSections.sshKeys,
      list: () => sshKeyListQuery,
      noun: 'SSH key',
      opens: settingsPaths.sshKey,
      screen: () => import('./ssh-keys/list.screen'),
    },
    [
      over('settings/ssh-keys/create', settingsPaths.sshKeyCreate, {
        create: 'Add SSH key',
        title: 'New SSH key',
        screen: () => import('./ssh-keys/create.screen'),
      }),
      over('settings/ssh-keys/panel', settingsPaths.sshKey, {
        title: 'View SSH key',
        object: sshKeyViewQuery,
        outlivesObject: true,
        screen: () => import('./ssh-keys/panel.screen'),
      }),
    ],
  ),
]
