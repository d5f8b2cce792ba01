import { defineQuery, listOf } from '@/store/queries/define'

export const { page: sshKeyListQuery, all: allSshKeysQuery } = listOf('currentUserSshKeyList')

export const sshKeyViewQuery = defineQuery(({ sshKey }: { sshKey: string }) => ({
  endpoint: 'currentUserSshKeyView',
  args: { path: { sshKey } },
}))
