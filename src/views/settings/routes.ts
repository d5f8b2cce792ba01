import { layouts, settingsSections } from '@/store/layouts'
import { crumbs, pageCrumb, sectionCrumb } from '@/store/routing/crumbs'
import { settingsPaths } from '@/store/settings/paths'
import { unbuilt } from '@/views/shared/not-built/unbuilt'
import { defineRoutes } from '@/views/shell/view'

const SETTINGS = pageCrumb('Settings', settingsPaths.profile)

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
  unbuilt(
    'settings/ssh-keys/list',
    settingsPaths.sshKeys,
    layouts.settings,
    crumbs(SETTINGS, sectionCrumb(settingsSections.sshKeys)),
  ),
])
