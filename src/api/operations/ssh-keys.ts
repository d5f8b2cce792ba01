import type { PageByNameOrId } from '@/api/core/arguments'
import type { EmptyBody } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import { items, list, one } from '@/api/core/tags'
import type { NameOrId, SshKey, SshKeyCreate, SshKeyResultsPage } from '@/api/generated/types'

/** The caller's own public keys. */
export const sshKeys = {
  currentUserSshKeyList: query<{ query?: PageByNameOrId }, SshKeyResultsPage>(
    'GET',
    '/v1/me/ssh-keys',
    { isLoggable: true, provides: page => items('sshKey', page.items) },
  ),
  currentUserSshKeyCreate: mutation<{ body: SshKeyCreate }, SshKey>('POST', '/v1/me/ssh-keys', {
    isLoggable: true,
    isBodyLoggable: false,
    invalidates: () => [list('sshKey')],
  }),
  currentUserSshKeyView: query<{ path: { sshKey: NameOrId } }, SshKey>(
    'GET',
    '/v1/me/ssh-keys/{sshKey}',
    { isLoggable: true, provides: (sshKey, { path }) => one('sshKey', path.sshKey, sshKey) },
  ),
  currentUserSshKeyDelete: mutation<{ path: { sshKey: NameOrId } }, EmptyBody>(
    'DELETE',
    '/v1/me/ssh-keys/{sshKey}',
    { isLoggable: true, isBodyLoggable: true, invalidates: () => [list('sshKey')] },
  ),
}
