import { base64ToBytes } from '@/lib/base64'
import { isUuid } from '@/lib/name-or-id'
import { newIdentity, requireFreeName } from '../rules/identity'
import { checkMetadata } from '../rules/saml-metadata'
import { allows, authorizeSiloOrFleet } from '../server/access'
import { fail } from '../server/errors'
import { FLEET_ID } from '../server/backend-state'
import { lookup } from '../server/lookup'
import { pageByName } from '../server/page'
import { refuseBody } from '../server/read'
import type { Call, Handlers } from '../server/route'
import { readCertificate } from '../x509/certificate'
import { readRsaKey } from '../x509/private-keys'

const isReadable = (base64: string, read: (bytes: Uint8Array) => unknown): boolean => {
  const bytes = base64ToBytes(base64)
  return bytes !== undefined && read(bytes) !== undefined
}

/** Checks the key pair while parsing the body, before anything else. */
const checkKeyPair = ({ body, request }: Call<'samlIdentityProviderCreate'>) => {
  const { signingKeypair } = body
  if (!signingKeypair) return
  if (!isReadable(signingKeypair.publicCert, readCertificate)) {
    refuseBody(
      request,
      ['signing_keypair', 'public_cert'],
      'failed to parse as a DER-encoded X.509 certificate',
    )
  }
  if (!isReadable(signingKeypair.privateKey, readRsaKey)) {
    refuseBody(
      request,
      ['signing_keypair', 'private_key'],
      'failed to parse as a DER-encoded RSA private key',
    )
  }
}

/** The identity providers of silos that do not manage their own users. */
export const identityProviderRoutes = {
  siloIdentityProviderList: call => {
    const { id } = lookup.silo(call, call.query.silo)
    const providers = call.backendState.db.identityProviders.in(id)
    return pageByName(call, providers, provider => ({ ...provider, providerType: 'saml' as const }))
  },

  samlIdentityProviderCreate: call => {
    const { body, query, backendState } = call
    const { identityProviders } = backendState.db
    checkKeyPair(call)
    const { id: siloId, identityMode } = lookup.silo(call, query.silo)
    authorizeSiloOrFleet(call, siloId, { silo: 'admin', fleet: 'admin' })
    if (identityMode === 'local_only') {
      fail.invalidRequest('cannot create an identity provider in this kind of silo')
    }
    checkMetadata(body.idpMetadataSource)
    requireFreeName(identityProviders, 'saml-identity-provider', siloId, body.name)
    return identityProviders.insert({
      ...newIdentity(backendState, body),
      acsUrl: body.acsUrl,
      groupAttributeName: body.groupAttributeName ?? null,
      idpEntityId: body.idpEntityId,
      publicCert: body.signingKeypair?.publicCert ?? null,
      sloUrl: body.sloUrl,
      spClientId: body.spClientId,
      technicalContactEmail: body.technicalContactEmail,
      siloId,
    })
  },

  /** By ID without a silo, or by name in a silo. */
  samlIdentityProviderView: call => {
    const { provider } = call.path
    const { identityProviders } = call.backendState.db
    const byId = isUuid(provider)
    if (byId && call.query.silo) {
      fail.invalidRequest('when providing provider as an ID silo should not be specified')
    }
    const named = (silo: string | null | undefined) =>
      silo
        ? identityProviders.named(lookup.silo(call, silo).id, provider)
        : fail.invalidRequest('provider should either be UUID or silo should be specified')
    const found = byId ? identityProviders.get(provider) : named(call.query.silo)
    const readable =
      found &&
      (allows(call, 'silo', found.siloId, 'viewer') || allows(call, 'fleet', FLEET_ID, 'viewer'))
    return readable ? found : fail.notFound('saml-identity-provider', provider)
  },
} satisfies Handlers
