import { layouts, settingsSections } from '@/store/layouts'
import { crumbs, pageCrumb, sectionCrumb } from '@/store/routing/crumbs'
import { optional } from '@/store/routing/route-query'
import { currentUserQuery, siloPolicyQuery, systemPolicyQuery } from '@/store/session/queries'
import { settingsPaths } from '@/store/settings/paths'
import { accessTokenListQuery } from '@/store/settings/access-tokens/queries'
import { sshKeyListQuery, sshKeyViewQuery } from '@/store/settings/ssh-keys/queries'
import { resourcePages } from '@/views/shared/resource-pages'
import { definePages } from '@/views/shell/route-tree'

const SETTINGS = pageCrumb('Settings', settingsPaths.profile)
const SSH_KEYS = sectionCrumb(settingsSections.sshKeys)

export { accountOperations as operations } from '@/store/settings/operations'

export const routes = definePages(
  {
    id: 'settings/root',
    path: settingsPaths.settings.pattern,
    layout: layouts.settings,
    redirect: () => settingsPaths.profile(),
  },
  {
    id: 'settings/profile/page',
    path: settingsPaths.profile.pattern,
    layout: layouts.settings,
    crumbs: crumbs(SETTINGS, sectionCrumb(settingsSections.profile)),
    queries: () => [optional(siloPolicyQuery)],
    queriesAfter: (_params, read) =>
      read(currentUserQuery)?.fleetViewer ? [optional(systemPolicyQuery)] : [],
    screen: () => import('./profile/page.screen'),
  },
  {
    id: 'settings/recording/page',
    path: settingsPaths.recording.pattern,
    layout: layouts.settings,
    crumbs: crumbs(SETTINGS, sectionCrumb(settingsSections.recording)),
    screen: () => import('./recording/page.screen'),
  },
  {
    id: 'settings/access-tokens/list',
    path: settingsPaths.accessTokens.pattern,
    layout: layouts.settings,
    crumbs: crumbs(SETTINGS, sectionCrumb(settingsSections.accessTokens)),
    queries: () => [accessTokenListQuery],
    needs: 'accessTokens',
    screen: () => import('./access-tokens/list.screen'),
  },
  ...resourcePages({
    id: 'settings/ssh-keys',
    layout: layouts.settings,
    crumbs: [SETTINGS, SSH_KEYS],
    noun: 'SSH key',
    list: {
      path: settingsPaths.sshKeys,
      query: () => sshKeyListQuery,
      screen: () => import('./ssh-keys/list.screen'),
    },
    create: {
      path: settingsPaths.sshKeyCreate,
      label: 'Add SSH key',
      title: 'New SSH key',
      screen: () => import('./ssh-keys/create.screen'),
    },
    view: {
      path: settingsPaths.sshKey,
      param: 'sshKey',
      query: sshKeyViewQuery,
      title: 'View SSH key',
      screen: () => import('./ssh-keys/panel.screen'),
    },
  }),
)
