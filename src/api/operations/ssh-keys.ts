import type { PageByNameOrId } from '@/api/core/arguments'
import type { Nothing } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import type { NameOrId } from '@/api/schema/common'
import type { SshKey, SshKeyCreate, SshKeyResultsPage } from '@/api/schema/ssh-keys'

export const sshKeys = {
  currentUserSshKeyList: query<{ query?: PageByNameOrId }, SshKeyResultsPage>(
    'GET',
    '/v1/me/ssh-keys',
  ),
  currentUserSshKeyCreate: mutation<{ body: SshKeyCreate }, SshKey>('POST', '/v1/me/ssh-keys'),
  currentUserSshKeyView: query<{ path: { sshKey: NameOrId } }, SshKey>(
    'GET',
    '/v1/me/ssh-keys/{sshKey}',
  ),
  currentUserSshKeyDelete: mutation<{ path: { sshKey: NameOrId } }, Nothing>(
    'DELETE',
    '/v1/me/ssh-keys/{sshKey}',
  ),
}
