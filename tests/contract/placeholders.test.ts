import { expect, test } from 'vitest'
import { withPlaceholders } from '@/api/core/placeholders'
import { operations, sentFields } from './support/document'

/** Names that may be those of a secret, of what is sent in a body. */
const SUSPICIOUS = /pass|secret|key|token|code|data|private|value$/i

/** Those that anybody may see, as far as they are not hidden for what stands beside them. */
const PUBLIC = ['idpMetadataSource', 'key', 'publicKey', 'signingKeypair', 'sshPublicKeys', 'value']

test('every name of a body that may be a secret has been looked at', () => {
  const names = operations.flatMap(sentFields).map(path => path.split('.').at(-1) ?? path)
  const found = [...new Set(names)].filter(name => SUSPICIOUS.test(name))
  const shown = found.filter(name => {
    const { args } = withPlaceholders({ args: { body: { [name]: 'x' } } })
    return args.body[name] === 'x'
  })
  expect(shown.toSorted()).toEqual(PUBLIC)
})
