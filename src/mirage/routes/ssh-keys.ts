import { newIdentity, requireFreeName } from '../rules/identity'
import { fail } from '../server/errors'
import { lookup } from '../server/lookup'
import { pageByName } from '../server/page'
import type { Handlers } from '../server/route'

const MAX_PUBLIC_KEY_LENGTH = 1023

/** The caller's own SSH keys. */
export const sshKeyRoutes = {
  currentUserSshKeyList: call =>
    pageByName(call, call.backendState.db.sshKeys.in(call.caller.user.id), key => key),

  currentUserSshKeyCreate: ({ body, caller, backendState }) => {
    const siloUserId = caller.user.id
    if (body.publicKey.length > MAX_PUBLIC_KEY_LENGTH) {
      fail.invalidValue(
        'public_key',
        `public key may contain at most ${MAX_PUBLIC_KEY_LENGTH} characters`,
      )
    }
    requireFreeName(backendState.db.sshKeys, 'ssh-key', siloUserId, body.name)
    const { publicKey } = body
    return backendState.db.sshKeys.insert({
      ...newIdentity(backendState, body),
      publicKey,
      siloUserId,
    })
  },

  currentUserSshKeyView: call => lookup.sshKey(call, call.path.sshKey),

  /** Instances keep the keys they were created with; only the link is removed. */
  currentUserSshKeyDelete: call => {
    const { db } = call.backendState
    const { id } = lookup.sshKey(call, call.path.sshKey)
    for (const link of db.instanceSshKeys.by('key', id)) db.instanceSshKeys.remove(link.id)
    db.sshKeys.remove(id)
  },
} satisfies Handlers
