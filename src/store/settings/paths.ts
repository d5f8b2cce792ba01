import { definePath } from '@/store/routing/path'

/** The addresses of the user's settings. */
export const settingsPaths = {
  settings: definePath('/settings'),
  profile: definePath('/settings/profile'),
  accessTokens: definePath('/settings/access-tokens'),
  recording: definePath('/settings/recording'),
  sshKeys: definePath('/settings/ssh-keys'),
  sshKey: definePath('/settings/ssh-keys/:sshKey/edit'),
  sshKeyCreate: definePath('/settings/ssh-keys-new'),
}
