import type { IdpMetadataSource } from '@/api/generated/types'
import { base64ToUtf8 } from '@/lib/base64'
import { readUrl } from '@/lib/path'
import { childrenOf, readDocument, SAML, type XmlElement } from '../saml/document'
import { fail } from '../server/errors'

const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'

const refuse = (reason: string): never => fail.invalidValue('data', reason)

const inside = (parents: readonly XmlElement[], name: string): readonly XmlElement[] =>
  childrenOf(parents, SAML.metadata, name)

/** Requires a login URL and a signing certificate. */
const checkDocument = (xml: string) => {
  const root = readDocument(xml)
  if (typeof root === 'string') return refuse(`metadata ${root}`)
  if (root.namespace !== SAML.metadata || root.name !== 'EntityDescriptor') {
    refuse('metadata is not an EntityDescriptor')
  }
  const providers = inside([root], 'IDPSSODescriptor')
  if (providers.length === 0) refuse('metadata has no descriptor of an identity provider')
  const keys = inside(providers, 'KeyDescriptor')
  if (!keys.some(({ attributes }) => (attributes.get('use') ?? 'signing') === 'signing')) {
    refuse('metadata has no signing key')
  }
  const services = inside(providers, 'SingleSignOnService')
  if (!services.some(({ attributes }) => attributes.get('Binding') === REDIRECT)) {
    refuse('metadata has no address to sign in at by HTTP redirect')
  }
}

/** RFC 2606: names in this domain never resolve. */
const isUnreachable = ({ hostname }: URL): boolean => /(^|\.)invalid$/.test(hostname)

/** Nothing can be fetched here, so URLs that could be fetched are accepted. */
const checkAddress = (address: string) => {
  const url = readUrl(address)
  if (!url || !/^https?:$/.test(url.protocol)) {
    return fail.invalidValue('url', `"${address}" is not an address on the web`)
  }
  if (isUnreachable(url)) fail.invalidValue('url', `error fetching metadata from ${address}`)
}

/** Rejects metadata that no identity provider could be used with. */
export const checkMetadata = (source: IdpMetadataSource): void => {
  if (source.type === 'url') checkAddress(source.url)
  else checkDocument(base64ToUtf8(source.data) ?? refuse('error decoding base64 data'))
}
