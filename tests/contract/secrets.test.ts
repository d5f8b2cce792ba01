import { describe, expect, it } from 'vitest'
import { SECRETS } from '@/api/operations/secrets'
import { sourcesOf } from '../architecture/sources'
import { contentOf } from '../../tools/api/read'
import { answeredFields, operations, sentFields } from './support/document'

/** Names that may be those of a secret. */
const SUSPICIOUS = /pass(word|phrase)?$|secret|key|token|code|credential|private|data$|^value$/i

/** Fields that are called like a secret and hold none, by the end of their path. */
const HARMLESS = {
  sent: [
    // By itself it opens nothing, and it holds for minutes.
    'userCode',
    // Names of keys.
    'sshPublicKeys',
    // What a rule or a route is about.
    'allowedExport.value',
    'allowedImport.value',
    'destination.value',
    'hosts.value',
    'target.value',
    'targets.value',
  ],
  answered: [
    'publicKey',
    'allowedExport.value',
    'allowedImport.value',
    'destination.value',
    'hosts.value',
    'target.value',
    'targets.value',
    // Checksums, measurements and what they are of.
    'datum.value',
    'digest.value',
    'fields.value',
  ],
}

/** Whose `value` is a member of a group. */
const MEMBERS = /^(anti)?affinityGroupMember/i

const leaf = (path: string) => path.split('.').at(-1) ?? path

const PARTS = [
  ['sent', sentFields],
  ['answered', answeredFields],
] as const

const declaredIn = (id: string, part: 'sent' | 'answered') => SECRETS[id]?.[part] ?? []

describe.each(PARTS)('of what is %s', (part, fieldsOf) => {
  it('each field that looks like a secret is declared as one, or known to be none', () => {
    const isHarmless = (path: string) =>
      HARMLESS[part].some(known => path === known || path.endsWith(`.${known}`))
    const open = operations.flatMap(published => {
      const declared = declaredIn(published.id, part)
      if (declared.includes('*') || MEMBERS.test(published.id)) return []
      const fields = fieldsOf(published)
      return fields
        .filter(path => !fields.some(other => other.startsWith(`${path}.`)))
        .filter(path => SUSPICIOUS.test(leaf(path)) && !declared.includes(leaf(path)))
        .filter(path => !isHarmless(path))
        .map(path => `${published.id}: ${path}`)
    })
    expect(open).toEqual([])
  })

  it('all is there that is declared as a secret', () => {
    const missing = operations.flatMap(published => {
      const fields = fieldsOf(published).map(leaf)
      // Of some answers the document does not say what is in them.
      return fields.length === 0
        ? []
        : declaredIn(published.id, part).filter(name => name !== '*' && !fields.includes(name))
    })
    expect(missing).toEqual([])
    const ids = operations.map(({ id }) => id)
    expect(Object.keys(SECRETS).filter(id => !ids.includes(id))).toEqual([])
  })
})

it('no answer is written down of which the document does not say what is in it', () => {
  const open = operations.filter(
    ({ method, operation }) =>
      // A HEAD is answered with headers: size and type.
      method !== 'HEAD' &&
      Object.values(operation.responses).some(({ content }) => {
        const { type, schema } = contentOf(content)
        return type !== undefined && (type !== 'application/json' || !schema)
      }),
  )
  expect(open.length).toBeGreaterThan(3)
  expect(open.map(({ id }) => id).filter(id => declaredIn(id, 'answered').length === 0)).toEqual([])
})

/** What a form calls a field that it does not call as the API does. */
const CALLED: Readonly<Record<string, readonly string[]>> = {
  value: ['password', 'repeated'],
  data: ['metadataXml'],
}

/** Whether a form keeps a field out of logs and drafts; the bytes of files are in no state at all. */
const isKeptOut = (form: string, field: string) =>
  new RegExp(`^ {2}secret: \\[[^\\]]*'${field}'`, 'm').test(form) ||
  new RegExp(`^ {2}files: \\{[^}]*\\b${field}:`, 'm').test(form) ||
  new RegExp(`^ {2}filesWithin: .*\\b${field}\\b`, 'ms').test(form)

it('a form keeps out of logs and drafts what it sends as a secret', () => {
  const forms = sourcesOf('src/store').filter(({ path }) => path.endsWith('.form.ts'))
  expect(forms.length).toBeGreaterThan(40)
  const told = forms.flatMap(({ path, text }) => {
    const sent = Array.from(text.matchAll(/endpoint: '(\w+)'/g), ([, id = '']) => id)
    return sent
      .flatMap(id => declaredIn(id, 'sent'))
      .flatMap(field => CALLED[field] ?? [field])
      .filter(field => !isKeptOut(text, field))
      .map(field => `${path}: ${field}`)
  })
  expect(told).toEqual([])
})
