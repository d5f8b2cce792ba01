import { SaxesParser } from 'saxes'

/** The namespaces that the SAML 2.0 standard puts its elements in. */
export const SAML = {
  assertion: 'urn:oasis:names:tc:SAML:2.0:assertion',
  metadata: 'urn:oasis:names:tc:SAML:2.0:metadata',
  protocol: 'urn:oasis:names:tc:SAML:2.0:protocol',
} as const

export interface XmlElement {
  readonly namespace: string
  /** Without its prefix. */
  readonly name: string
  /** By name, those without a namespace: all that SAML defines. */
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly XmlElement[]
  /** What stands directly in it, comments left out. */
  readonly text: string
}

interface OpenElement extends XmlElement {
  readonly children: XmlElement[]
  text: string
}

/** In UTF-16. What providers send has a tenth of it. */
const MOST_CHARACTERS = 256 * 1024

/** Looking a prefix up takes time with each element around. */
const MOST_LEVELS = 32

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
    if (open.length === MOST_LEVELS) throw new Refusal('is nested too deeply')
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
 * The root element of an XML document, or what is wrong with it. SAML has no use for document
 * types, so entities that they could define, or fetch, are not a matter here.
 */
export const readDocument = (text: string): XmlElement | string => {
  if (text.length > MOST_CHARACTERS) return 'is too large'
  try {
    return parse(text) ?? 'is not a well-formed document'
  } catch (error) {
    return error instanceof Refusal ? error.message : 'is not a well-formed document'
  }
}

/** The elements of this name that stand directly in one of these. */
export const childrenOf = (
  parents: readonly XmlElement[],
  namespace: string,
  name: string,
): readonly XmlElement[] =>
  parents
    .flatMap(({ children }) => children)
    .filter(child => child.namespace === namespace && child.name === name)
