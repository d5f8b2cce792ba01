import { allows } from '../server/access'
import { fail } from '../server/errors'
import { FLEET_ID } from '../server/backend-state'
import { pageById, pageByName } from '../server/page'
import type { Handlers } from '../server/route'
import { pageOfTokens } from '../rules/access-tokens'
import { newIdentity, requireFreeName } from '../rules/identity'
import { lookup } from '../server/lookup'

export const currentUserRoutes = {
  currentUserView: call => {
    const { user } = call.caller
    const silo = call.backendState.db.silos.get(user.siloId) ?? fail.internal()
    const fleetViewer = allows(call, 'fleet', FLEET_ID, 'viewer')
    const administers =
      allows(call, 'silo', silo.id, 'admin') || allows(call, 'fleet', FLEET_ID, 'collaborator')
    return { ...user, siloName: silo.name, fleetViewer, siloAdmin: administers }
  },

  currentUserGroups: call => {
    const { caller, backendState } = call
    const groups = backendState.db.memberships
      .by('user', caller.user.id)
      .flatMap(({ groupId }) => backendState.db.groups.get(groupId) ?? [])
    return pageById(call, groups, group => group)
  },
} satisfies Handlers

/** The caller's own device tokens. */
export const accessTokenRoutes = {
  currentUserAccessTokenList: call => pageOfTokens(call, call.caller.user),

  currentUserAccessTokenDelete: ({ caller, path, backendState }) => {
    const { tokens } = backendState.db
    const token = tokens.get(path.tokenId)
    if (token?.userId !== caller.user.id) return fail.notFound('device-access-token', path.tokenId)
    tokens.remove(token.id)
  },
} satisfies Handlers

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
