import { childrenOf, readDocument, SAML, type XmlElement } from './document'

/** What an identity provider says of somebody who has logged in there. */
export interface Assertion {
  /** What the provider calls the person. */
  readonly subject: string
  /** One for each value: attributes may have many. */
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

/** Reads the response of an identity provider; undefined when it asserts nothing of anybody. */
export const readAssertion = (xml: string): Assertion | undefined => {
  const response = readDocument(xml)
  if (typeof response === 'string') return undefined
  if (response.namespace !== SAML.protocol || response.name !== 'Response') return undefined
  const [assertion] = inside([response], 'Assertion')
  const [nameId] = assertion ? inside(inside([assertion], 'Subject'), 'NameID') : []
  const subject = nameId && textOf(nameId)
  return assertion && subject ? { subject, attributes: attributesOf(assertion) } : undefined
}
