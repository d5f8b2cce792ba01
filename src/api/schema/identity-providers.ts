import { z } from 'zod'
import { ResultsPage, identityCreate, identityMetadata } from './common'
import { text } from './scalars'

export const IdentityProviderType = z.enum(['saml'])
export type IdentityProviderType = z.infer<typeof IdentityProviderType>

export const IdentityProvider = z.object({
  ...identityMetadata,
  providerType: IdentityProviderType,
})
export type IdentityProvider = z.infer<typeof IdentityProvider>

export const IdentityProviderResultsPage = ResultsPage(IdentityProvider)
export type IdentityProviderResultsPage = ResultsPage<IdentityProvider>

/** A SAML metadata document, by address or by content. */
export const IdpMetadataSource = z.discriminatedUnion('type', [
  z.object({ type: z.literal('url'), url: text }),
  z.object({ type: z.literal('base64_encoded_xml'), data: text }),
])
export type IdpMetadataSource = z.infer<typeof IdpMetadataSource>

/** Both halves in base64 of DER. */
export const DerEncodedKeyPair = z.object({ privateKey: text, publicCert: text })
export type DerEncodedKeyPair = z.infer<typeof DerEncodedKeyPair>

/** A SAML provider; its private key is never shown. */
export const SamlIdentityProvider = z.object({
  ...identityMetadata,
  acsUrl: z.string(),
  groupAttributeName: z.string().nullish(),
  idpEntityId: z.string(),
  publicCert: z.string().nullish(),
  sloUrl: z.string(),
  spClientId: z.string(),
  technicalContactEmail: z.string(),
})
export type SamlIdentityProvider = z.infer<typeof SamlIdentityProvider>

export const SamlIdentityProviderCreate = z.object({
  ...identityCreate,
  acsUrl: text,
  groupAttributeName: text.nullish(),
  idpEntityId: text,
  idpMetadataSource: IdpMetadataSource,
  signingKeypair: DerEncodedKeyPair.nullable().default(null),
  sloUrl: text,
  spClientId: text,
  technicalContactEmail: text,
})
export type SamlIdentityProviderCreate = z.input<typeof SamlIdentityProviderCreate>
