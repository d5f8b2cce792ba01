import { base64ToUtf8 } from '@/lib/base64'
import { localPathOr } from '@/lib/path'
import type { UserRecord, SiloRecord } from '../models/records'
import { newTimes } from '../rules/identity'
import { readAssertion } from '../saml/assertion'
import { Answer } from '../server/answer'
import { fail } from '../server/errors'
import type { Handlers } from '../server/route'
import { findLoginSilo, openSession } from '../server/sessions'
import type { BackendState } from '../server/backend-state'

/** Creates users of SAML silos on their first login. */
const findOrAdmitUser = (
  backendState: BackendState,
  silo: SiloRecord,
  displayName: string,
): UserRecord => {
  const known = backendState.db.users.in(silo.id).find(user => user.displayName === displayName)
  if (known) return known
  if (silo.identityMode !== 'saml_jit') return fail.unauthorized()
  return backendState.db.users.insert({
    id: backendState.ids.next(),
    displayName,
    siloId: silo.id,
    password: null,
    ...newTimes(backendState),
  })
}

/** Replaces the user's memberships by the groups in the assertion. */
const replaceMemberships = (
  backendState: BackendState,
  user: UserRecord,
  names: readonly string[],
) => {
  const { db, ids } = backendState
  for (const { id } of db.memberships.by('user', user.id)) db.memberships.remove(id)
  for (const displayName of new Set(names)) {
    const group =
      db.groups.in(user.siloId).find(each => each.displayName === displayName) ??
      db.groups.insert({
        id: ids.next(),
        displayName,
        siloId: user.siloId,
        ...newTimes(backendState),
      })
    db.memberships.insert({ id: ids.next(), groupId: group.id, userId: user.id })
  }
}

/**
 * The assertion consumer of SAML logins. Does not verify signatures, because there is no identity
 * provider here to sign.
 */
export const samlLoginRoutes = {
  loginSaml: ({ path, request, backendState }) => {
    const silo = findLoginSilo(backendState, path.siloName)
    const provider =
      backendState.db.identityProviders.named(silo.id, path.providerName) ??
      fail.notFound('identity-provider', path.providerName)
    const form = new URLSearchParams(request.body ?? '')
    const document = base64ToUtf8(form.get('SAMLResponse') ?? '') ?? ''
    const { subject, attributes } = readAssertion(document) ?? fail.unauthorized()
    const user = findOrAdmitUser(backendState, silo, subject)
    const { groupAttributeName } = provider
    if (groupAttributeName) {
      const groups = attributes.flatMap(({ name, value }) =>
        name === groupAttributeName ? [value] : [],
      )
      replaceMemberships(backendState, user, groups)
    }
    const target = localPathOr(form.get('RelayState'), '/')
    return Answer.redirect(303, target, openSession(backendState, user.id))
  },
} satisfies Handlers
