import { layouts, settingsSections } from '@/store/layouts'
import { crumbs, pageCrumb, sectionCrumb, titleCrumb } from '@/store/routing/crumbs'
import { optional } from '@/store/routing/route-query'
import { siloPolicyQuery } from '@/store/session/queries'
import { settingsPaths } from '@/store/settings/paths'
import { sshKeyListQuery, sshKeyViewQuery } from '@/store/settings/ssh-keys/queries'
import { definePages } from '@/views/shell/view'

const SETTINGS = pageCrumb('Settings', settingsPaths.profile)
const SSH_KEYS = sectionCrumb(settingsSections.sshKeys)

export const routes = definePages([
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
    id: 'settings/ssh-keys/list',
    path: settingsPaths.sshKeys.pattern,
    layout: layouts.settings,
    crumbs: crumbs(SETTINGS, SSH_KEYS),
    queries: () => [sshKeyListQuery],
    palette: {
      create: { label: 'Add SSH key', to: () => settingsPaths.sshKeyCreate() },
      rows: {
        list: () => sshKeyListQuery,
        group: 'Go to SSH key',
        to: (_params, sshKey) => settingsPaths.sshKey({ sshKey }),
      },
    },
    skeleton: { columns: ['name', 'description', ''] },
    screen: () => import('./ssh-keys/list.screen'),
  },
  {
    id: 'settings/ssh-keys/create',
    path: settingsPaths.sshKeyCreate.pattern,
    layout: layouts.settings,
    parent: 'settings/ssh-keys/list',
    crumbs: crumbs(SETTINGS, SSH_KEYS, titleCrumb('New SSH key', settingsPaths.sshKeyCreate)),
    screen: () => import('./ssh-keys/create.screen'),
  },
  {
    id: 'settings/ssh-keys/panel',
    path: settingsPaths.sshKey.pattern,
    layout: layouts.settings,
    parent: 'settings/ssh-keys/list',
    crumbs: crumbs(SETTINGS, SSH_KEYS, titleCrumb('View SSH key', settingsPaths.sshKey)),
    queries: ({ sshKey = '' }) => [sshKeyViewQuery(sshKey)],
    primeCache: ({ sshKey = '' }) => ({
      list: sshKeyListQuery,
      name: sshKey,
      query: sshKeyViewQuery(sshKey),
    }),
    screen: () => import('./ssh-keys/panel.screen'),
  },
])
