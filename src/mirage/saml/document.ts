import { SaxesParser } from 'saxes'

/** XML namespaces of SAML 2.0. */
export const SAML = {
  assertion: 'urn:oasis:names:tc:SAML:2.0:assertion',
  metadata: 'urn:oasis:names:tc:SAML:2.0:metadata',
  protocol: 'urn:oasis:names:tc:SAML:2.0:protocol',
} as const

export interface XmlElement {
  readonly namespace: string
  /** The local name, without prefix. */
  readonly name: string
  /** Attributes without a namespace, by name. SAML defines no others. */
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly XmlElement[]
  /** Direct text content, without comments. */
  readonly text: string
}

interface OpenElement extends XmlElement {
  readonly children: XmlElement[]
  text: string
}

/** In UTF-16 units. Real documents have a tenth of it. */
const MAX_CHARACTERS = 256 * 1024

/** Resolving a prefix takes time proportional to the nesting. */
const MAX_DEPTH = 32

class Refusal extends Error {}

const parse = (text: string): XmlElement | undefined => {
  const root: XmlElement[] = []
  const open: OpenElement[] = []
  const addText = (piece: string) => {
    const element = open.at(-1)
    if (element) element.text += piece
  }
  const parser = new SaxesParser({ xmlns: true, position: false })
  parser.on('doctype', () => {
    throw new Refusal('has a document type')
  })
  parser.on('opentag', ({ uri, local, attributes }) => {
    if (open.length === MAX_DEPTH) throw new Refusal('is nested too deeply')
    const plain = Object.values(attributes).filter(attribute => attribute.uri === '')
    const element: OpenElement = {
      namespace: uri,
      name: local,
      attributes: new Map(plain.map(({ name, value }) => [name, value])),
      children: [],
      text: '',
    }
    const siblings = open.at(-1)?.children ?? root
    siblings.push(element)
    open.push(element)
  })
  parser.on('closetag', () => void open.pop())
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.write(text).close()
  return root[0]
}

/**
 * Parses an XML document; returns its root element or an error message. SAML forbids document
 * types, so entity expansion is not an issue.
 */
export const readDocument = (text: string): XmlElement | string => {
  if (text.length > MAX_CHARACTERS) return 'is too large'
  try {
    return parse(text) ?? 'is not a well-formed document'
  } catch (error) {
    return error instanceof Refusal ? error.message : 'is not a well-formed document'
  }
}

/** The direct children with this name of any of the parents. */
export const childrenOf = (
  parents: readonly XmlElement[],
  namespace: string,
  name: string,
): readonly XmlElement[] =>
  parents
    .flatMap(({ children }) => children)
    .filter(child => child.namespace === namespace && child.name === name)
