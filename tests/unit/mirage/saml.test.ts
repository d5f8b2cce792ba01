import { SaxesParser } from 'saxes'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readAssertion } from '@/mirage/saml/assertion'
import { readDocument } from '@/mirage/saml/document'

const response = (inner: string) =>
  `<p:Response xmlns:p="urn:oasis:names:tc:SAML:2.0:protocol" xmlns="urn:oasis:names:tc:SAML:2.0:assertion"><Assertion>${inner}</Assertion></p:Response>`
const SUBJECT = '<Subject><NameID>Clara Flint</NameID></Subject>'

const attributes = (inner: string) =>
  readAssertion(response(`${SUBJECT}<AttributeStatement>${inner}</AttributeStatement>`))?.attributes

describe('an assertion', () => {
  it('has a subject and attributes', () => {
    expect(readAssertion(response(SUBJECT))).toEqual({ subject: 'Clara Flint', attributes: [] })
    expect(
      attributes(
        `<Attribute Name="groups"><AttributeValue> a &amp; b </AttributeValue><AttributeValue>c</AttributeValue></Attribute>
         <Attribute Name='mail'><AttributeValue><![CDATA[a@b]]></AttributeValue><AttributeValue/></Attribute>`,
      ),
    ).toEqual([
      { name: 'groups', value: 'a & b' },
      { name: 'groups', value: 'c' },
      { name: 'mail', value: 'a@b' },
    ])
  })

  it('is parsed by namespace, whatever the prefixes', () => {
    const prefixed = response(SUBJECT)
      .replaceAll(/<(\/?)(?=[A-Z])/g, '<$1anything:')
      .replace('xmlns=', 'xmlns:anything=')
    expect(readAssertion(prefixed)?.subject).toBe('Clara Flint')
    const foreign = response(SUBJECT.replace('<NameID', '<NameID xmlns="urn:other"'))
    expect(readAssertion(foreign)).toBeUndefined()
    expect(
      attributes(
        '<Attribute xmlns:x="urn:other" x:Name="groups"><AttributeValue>a</AttributeValue></Attribute>',
      ),
    ).toEqual([{ name: undefined, value: 'a' }])
  })

  it('has the whole name, even if it contains a comment', () => {
    const name = 'Clara<!-- --> Flint'
    expect(readAssertion(response(SUBJECT.replace('Clara Flint', name)))?.subject).toBe(
      'Clara Flint',
    )
  })

  it.each([
    ['no subject', response('')],
    ['no name', response('<Subject><NameID> </NameID></Subject>')],
    ['a subject elsewhere', response(`<Advice>${SUBJECT}</Advice>`)],
    [
      'no response',
      SUBJECT.replace('<Subject', '<Subject xmlns="urn:oasis:names:tc:SAML:2.0:assertion"'),
    ],
    ['a response of the same name', response(SUBJECT).replace('2.0:protocol', '1.0:protocol')],
    ['an unfinished response', response(SUBJECT).slice(0, -1)],
    ['a prefix of no namespace', response(SUBJECT).replaceAll('NameID', 'x:NameID')],
    ['an unknown entity', response(SUBJECT.replace('Clara', '&clara;'))],
    ['nothing', ''],
  ])('is rejected: %s', (_what, xml) => {
    expect(readAssertion(xml)).toBeUndefined()
  })
})

/** Number of characters parsed until the document was accepted or rejected. */
const charactersRead = (xml: string) => {
  const write = vi.spyOn(SaxesParser.prototype, 'write')
  readDocument(xml)
  const parser: { position?: number } = write.mock.contexts[0] ?? {}
  return parser.position ?? 0
}

afterEach(() => {
  vi.restoreAllMocks()
})

/** As many repetitions as fit a document of maximum size. */
const many = (text: string) => text.repeat(250_000 / text.length)

const BOMB = `<!DOCTYPE a [<!ENTITY a0 "ha">${Array.from(
  { length: 30 },
  (_, index) => `<!ENTITY a${index + 1} "&a${index};&a${index};">`,
).join('')}]>`

describe('a hostile document', () => {
  it.each([
    ['elements without an end', many('<a>'), 'is nested too deeply', 200],
    ['elements with prefixes', `<p:a xmlns:p="p">${many('<p:a>')}`, 'is nested too deeply', 200],
    ['elements that start', many('<'), 'is not a well-formed document', 10],
    ['ends', many('</a>'), 'is not a well-formed document', 10],
    ['no tags', many('a'), 'is not a well-formed document', 260_000],
    ['a tag that goes on', `<${many('a')}`, 'is not a well-formed document', 260_000],
    ['a comment that goes on', `<!--${many('-')}`, 'is not a well-formed document', 10],
    [
      'an attribute again and again',
      `<a ${many('b="" ')}/>`,
      'is not a well-formed document',
      260_000,
    ],
    ['instructions', many('<?a?>'), 'is not a well-formed document', 260_000],
    ['entities of entities', `${BOMB}<a>&a30;</a>`, 'has a document type', 2_000],
    [
      'a file',
      '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
      'has a document type',
      60,
    ],
    [
      'a document type from elsewhere',
      '<!DOCTYPE a SYSTEM "https://evil.example/a.dtd"><a/>',
      'has a document type',
      60,
    ],
    [
      'a document type that goes on',
      `<!DOCTYPE a [${many('<!ENTITY ')}`,
      'is not a well-formed document',
      260_000,
    ],
    ['unknown entities', `<a>${many('&a;')}</a>`, 'is not a well-formed document', 10],
    ['megabytes of elements', '<'.repeat(5_000_000), 'is too large', 0],
    ['megabytes of text', `<a>${'b'.repeat(5_000_000)}</a>`, 'is too large', 0],
  ])('with %s is rejected early', (_what, xml, reason, most) => {
    expect(readDocument(xml)).toBe(reason)
    expect(charactersRead(xml)).toBeLessThanOrEqual(most)
  })

  it('with many sibling elements is parsed', () => {
    const values = many('<AttributeValue>a</AttributeValue>')
    expect(attributes(`<Attribute Name="groups">${values}</Attribute>`)).toHaveLength(7_352)
  })
})
