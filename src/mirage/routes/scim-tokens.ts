import type { ScimTokenRecord, SiloRecord } from '../models/records'
import { authorizeSiloOrFleet, type Context } from '../server/access'
import { fail } from '../server/errors'
import { faultNames } from '../server/fault-names'
import { lookup } from '../server/lookup'
import type { Handlers } from '../server/route'

interface ScimCall extends Context {
  query: { silo: string }
}

/** Requires a silo whose users come by SCIM, and an admin. */
const scimSilo = (call: ScimCall): SiloRecord => {
  const silo = lookup.silo(call, call.query.silo)
  authorizeSiloOrFleet(call, silo.id, { silo: 'admin', fleet: 'admin' })
  if (silo.name === faultNames.siloWithoutScimTokens) fail.forbidden()
  if (silo.identityMode !== 'saml_scim') {
    fail.invalidRequest(`silo "${silo.name}" does not provision users by SCIM`)
  }
  return silo
}

const findToken = (call: ScimCall & { path: { tokenId: string } }): ScimTokenRecord => {
  const silo = scimSilo(call)
  const token = call.backendState.db.scimTokens.get(call.path.tokenId)
  return token?.siloId === silo.id
    ? token
    : fail.notFound('scim-client-bearer-token', call.path.tokenId)
}

/** Tokens with which identity providers push users and groups. */
export const scimTokenRoutes = {
  /** Oldest first. */
  scimTokenList: call =>
    call.backendState.db.scimTokens
      .in(scimSilo(call).id)
      .toSorted((a, b) => Date.parse(a.timeCreated) - Date.parse(b.timeCreated)),

  /** The only response that has the secret. */
  scimTokenCreate: call => {
    const { db, ids, random } = call.backendState
    const { id: siloId } = scimSilo(call)
    const token = db.scimTokens.insert({
      id: ids.next(),
      siloId,
      secret: `oxide-scim-${random.hex(40)}`,
      timeCreated: call.backendState.now(),
      timeExpires: null,
    })
    return { ...token, bearerToken: token.secret }
  },

  scimTokenView: call => findToken(call),

  scimTokenDelete: call => {
    const { id } = findToken(call)
    call.backendState.db.scimTokens.remove(id)
  },
} satisfies Handlers
