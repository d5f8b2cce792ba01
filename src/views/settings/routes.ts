import { layouts, settingsSections } from '@/store/layouts'
import { crumbs, pageCrumb, sectionCrumb, titleCrumb } from '@/store/routing/crumbs'
import { settingsPaths } from '@/store/settings/paths'
import { sshKeyListQuery } from '@/store/settings/ssh-keys/queries'
import { unbuilt } from '@/views/shared/not-built/unbuilt'
import { defineRoutes } from '@/views/shell/view'

const SETTINGS = pageCrumb('Settings', settingsPaths.profile)
const SSH_KEYS = sectionCrumb(settingsSections.sshKeys)

export const settingsRoutes = defineRoutes([
  {
    id: 'settings/root',
    path: settingsPaths.settings.pattern,
    layout: layouts.settings,
    redirect: () => settingsPaths.profile(),
  },
  unbuilt(
    'settings/profile/page',
    settingsPaths.profile,
    layouts.settings,
    crumbs(SETTINGS, sectionCrumb(settingsSections.profile)),
  ),
  {
    id: 'settings/ssh-keys/list',
    path: settingsPaths.sshKeys.pattern,
    layout: layouts.settings,
    crumbs: crumbs(SETTINGS, SSH_KEYS),
    queries: () => [sshKeyListQuery],
    palette: { create: { label: 'Add SSH key', to: () => settingsPaths.sshKeyCreate() } },
    skeleton: { columns: ['name', 'description', ''] },
    screen: () => import('./ssh-keys/list.screen'),
  },
  {
    id: 'settings/ssh-keys/create',
    path: settingsPaths.sshKeyCreate.pattern,
    layout: layouts.settings,
    over: 'settings/ssh-keys/list',
    crumbs: crumbs(SETTINGS, SSH_KEYS, titleCrumb('New SSH key', settingsPaths.sshKeyCreate)),
    screen: () => import('./ssh-keys/create.screen'),
  },
])
