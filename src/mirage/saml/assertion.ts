import { childrenOf, readDocument, SAML, type XmlElement } from './document'

/** The relevant parts of a SAML assertion. */
export interface Assertion {
  /** The provider's identifier of the user. */
  readonly subject: string
  /** One entry per value: attributes may have several. */
  readonly attributes: readonly { readonly name: string | undefined; readonly value: string }[]
}

const inside = (parents: readonly XmlElement[], name: string): readonly XmlElement[] =>
  childrenOf(parents, SAML.assertion, name)

const textOf = ({ text }: XmlElement): string => text.trim()

const attributesOf = (assertion: XmlElement): Assertion['attributes'] =>
  inside(inside([assertion], 'AttributeStatement'), 'Attribute').flatMap(attribute =>
    inside([attribute], 'AttributeValue')
      .map(textOf)
      .filter(value => value !== '')
      .map(value => ({ name: attribute.attributes.get('Name'), value })),
  )

/** Parses a SAML response; undefined if it has no assertion. */
export const readAssertion = (xml: string): Assertion | undefined => {
  const response = readDocument(xml)
  if (typeof response === 'string') return undefined
  if (response.namespace !== SAML.protocol || response.name !== 'Response') return undefined
  const [assertion] = inside([response], 'Assertion')
  const [nameId] = assertion ? inside(inside([assertion], 'Subject'), 'NameID') : []
  const subject = nameId && textOf(nameId)
  return assertion && subject ? { subject, attributes: attributesOf(assertion) } : undefined
}
