import { base64ToUtf8 } from '@/lib/base64'
import { readUrl } from '@/lib/url'
import type { IdpMetadataSource } from '@/api/schema/identity-providers'
import { fail } from '../server/errors'

const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'

interface Element {
  /** Without its namespace prefix. */
  readonly name: string
  readonly attributes: string
  /** The elements around it, outermost first. */
  readonly path: readonly string[]
}

const TAG = /<(\/?)(?:[\w.-]+:)?([\w.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/g
const NO_ELEMENT = /<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<![^>]*>/g

/** The elements of a document in their order; undefined when tags do not pair up. */
const elementsOf = (xml: string): Element[] | undefined => {
  const elements: Element[] = []
  const open: string[] = []
  for (const match of xml.replace(NO_ELEMENT, '').matchAll(TAG)) {
    const [, closes, name = '', attributes = '', empty] = match
    if (closes) {
      if (open.pop() !== name) return undefined
      continue
    }
    elements.push({ name, attributes, path: [...open] })
    if (!empty) open.push(name)
  }
  return open.length === 0 && elements.length > 0 ? elements : undefined
}

const attribute = ({ attributes }: Element, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(attributes)?.[1]

const refuse = (reason: string): never => fail.invalidValue('data', reason)

/** Refuses a document that does not say where to send people to log in, or who signs for them. */
const checkDocument = (xml: string) => {
  const elements = elementsOf(xml) ?? refuse('metadata is not a well-formed document')
  if (elements[0]?.name !== 'EntityDescriptor') refuse('metadata is not an EntityDescriptor')
  const ofProvider = elements.filter(({ path }) => path.includes('IDPSSODescriptor'))
  if (!elements.some(({ name }) => name === 'IDPSSODescriptor')) {
    refuse('metadata has no descriptor of an identity provider')
  }
  const keys = ofProvider.filter(each => each.name === 'KeyDescriptor')
  if (!keys.some(key => (attribute(key, 'use') ?? 'signing') === 'signing')) {
    refuse('metadata has no signing key')
  }
  const services = ofProvider.filter(each => each.name === 'SingleSignOnService')
  if (!services.some(service => attribute(service, 'Binding') === REDIRECT)) {
    refuse('metadata has no address to sign in at by HTTP redirect')
  }
}

/** No name below this domain ever has an address (RFC 2606). */
const isUnreachable = ({ hostname }: URL): boolean => /(^|\.)invalid$/.test(hostname)

/** Nothing can be fetched from in here, so whatever could be fetched is taken to be in order. */
const checkAddress = (address: string) => {
  const url = readUrl(address)
  if (!url || !/^https?:$/.test(url.protocol)) {
    return fail.invalidValue('url', `"${address}" is not an address on the web`)
  }
  if (isUnreachable(url)) fail.invalidValue('url', `error fetching metadata from ${address}`)
}

/** Refuses metadata that an identity provider could not be used with. */
export const checkMetadata = (source: IdpMetadataSource): void => {
  if (source.type === 'url') checkAddress(source.url)
  else checkDocument(base64ToUtf8(source.data) ?? refuse('error decoding base64 data'))
}
