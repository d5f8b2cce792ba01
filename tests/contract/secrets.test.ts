import { describe, expect, it } from 'vitest'
import { SECRETS } from '@/api/operations/secrets'
import { sourcesOf } from '../architecture/sources'
import { contentOf } from '@/api/documents/read'
import { answeredFields, operations, sentFields } from './support/document'

/** Names that suggest a secret. */
const SUSPICIOUS =
  /pass(word|phrase)?$|secret|key|token|code|credential|private|data$|^value$|ur[il]$|endpoint/i

/** Fields with such a name that are not secret, by the end of their path. */
const HARMLESS = {
  sent: [
    // Grants nothing by itself, and expires after minutes.
    'userCode',
    // Names of SSH keys.
    'sshPublicKeys',
    // Values of rules and routes.
    'allowedExport.value',
    'allowedImport.value',
    'destination.value',
    'hosts.value',
    'ip.value',
    'protocols.value.code',
    'target.value',
    'targets.value',
    // How long tokens may live.
    'deviceTokenMaxTtlSeconds',
    // Browsers are sent there, so nobody puts credentials into them.
    'acsUrl',
    'sloUrl',
  ],
  answered: [
    'publicKey',
    'deviceTokenMaxTtlSeconds',
    // Browsers are sent there.
    'acsUrl',
    'sloUrl',
    // The path and query of a request to the API.
    'requestUri',
    // Names a credential, but does not contain it.
    'credentialId',
    'errorCode',
    'httpStatusCode',
    'protocols.value.code',
    'allowedExport.value',
    'allowedImport.value',
    'destination.value',
    'hosts.value',
    'target.value',
    'targets.value',
    // Checksums and metrics.
    'datum.value',
    'digest.value',
    'fields.value',
  ],
}

/** Operations on group members, which have a harmless `value`. */
const MEMBERS = /^(anti)?affinityGroupMember/i

const leaf = (path: string) => path.split('.').at(-1) ?? path

const PARTS = [
  ['sent', sentFields],
  ['answered', answeredFields],
] as const

const declaredIn = (id: string, part: 'sent' | 'answered') => [
  ...(SECRETS[id]?.[part] ?? []),
  ...((part === 'answered' && SECRETS[id]?.urls) || []),
]

describe.each(PARTS)('the fields that are %s', (part, fieldsOf) => {
  it('are declared as secret if they look like it, or known to be harmless', () => {
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

  it('include every field that is declared as secret', () => {
    const missing = operations.flatMap(published => {
      const fields = fieldsOf(published).map(leaf)
      // The document does not describe all responses.
      return fields.length === 0
        ? []
        : declaredIn(published.id, part).filter(name => name !== '*' && !fields.includes(name))
    })
    expect(missing).toEqual([])
    const ids = operations.map(({ id }) => id)
    expect(Object.keys(SECRETS).filter(id => !ids.includes(id))).toEqual([])
  })
})

it('responses without a schema are declared as secret', () => {
  const open = operations.filter(
    ({ method, operation }) =>
      // A HEAD request gets headers: size and type.
      method !== 'HEAD' &&
      Object.values(operation.responses).some(({ content }) => {
        const { type, schema } = contentOf(content)
        return type !== undefined && (type !== 'application/json' || !schema)
      }),
  )
  expect(open.length).toBeGreaterThan(3)
  expect(open.map(({ id }) => id).filter(id => declaredIn(id, 'answered').length === 0)).toEqual([])
})

/** Form fields for API fields with another name. */
const CALLED: Readonly<Record<string, readonly string[]>> = {
  value: ['password', 'repeated'],
  data: ['metadataXml'],
  url: ['metadataUrl'],
  secrets: ['secret'],
}

/** The field of the only file of a form. */
const fileIn = (form: string) => [/^ {2}files: \{ (\w+): /m.exec(form)?.[1] ?? 'no file']

/** Whether a form excludes a field from logs and drafts; the bytes of files are never in the state. */
const isKeptOut = (form: string, field: string) =>
  new RegExp(`^ {2}secret: \\[[^\\]]*'${field}'`, 'm').test(form) ||
  new RegExp(`^ {2}files: \\{[^}]*\\b${field}:`, 'm').test(form) ||
  new RegExp(`^ {2}filesWithin: .*\\b${field}\\b`, 'ms').test(form)

it('forms exclude the fields they send as secrets from logs and drafts', () => {
  const forms = sourcesOf('src/store').filter(({ path }) => path.endsWith('.form.ts'))
  expect(forms.length).toBeGreaterThan(40)
  const told = forms.flatMap(({ path, text }) => {
    const sent = Array.from(text.matchAll(/endpoint: '(\w+)'/g), ([, id = '']) => id)
    return (
      sent
        .flatMap(id => declaredIn(id, 'sent'))
        // The whole body is a file, whatever its field is called.
        .flatMap(field => (field === '*' ? fileIn(text) : (CALLED[field] ?? [field])))
        .filter(field => !isKeptOut(text, field))
        .map(field => `${path}: ${field}`)
    )
  })
  expect(told).toEqual([])
})
