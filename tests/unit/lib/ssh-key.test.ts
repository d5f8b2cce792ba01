import { describe, expect, test } from 'vitest'
import { sshKeyError } from '@/lib/ssh-key'
import { PUBLIC_KEY } from '#tests/support/ssh-key'

/** The base64 of a key of that type, with `more` further bytes. */
const keyOf = (type: string, more = 33) => {
  const name = Buffer.from(type)
  const length = Buffer.from([0, 0, 0, name.length])
  return Buffer.concat([length, name, Buffer.alloc(more, 7)]).toString('base64')
}

const ED25519 = keyOf('ssh-ed25519')

const WHOLE = 'Must have the whole key in base64 after its type'
const TYPE = 'Must begin with the type of the key, such as ssh-ed25519'
const ONE = 'Must be one key, on one line'

const PUTTY = `PuTTY-User-Key-File-3: ssh-ed25519
Encryption: none
Comment: ada
Public-Lines: 2
${ED25519}
Private-Lines: 1
AAAAIHNlY3JldA==
`

describe('a public key', () => {
  test.each([
    PUBLIC_KEY,
    `${PUBLIC_KEY} ada@laptop, the old one\n`,
    `ssh-rsa ${keyOf('ssh-rsa', 300)} ada`,
    `ecdsa-sha2-nistp256 ${keyOf('ecdsa-sha2-nistp256')}`,
    `ecdsa-sha2-nistp384 ${keyOf('ecdsa-sha2-nistp384')}`,
    `ecdsa-sha2-nistp521 ${keyOf('ecdsa-sha2-nistp521')}`,
    `sk-ssh-ed25519@openssh.com ${keyOf('sk-ssh-ed25519@openssh.com')}`,
    `sk-ecdsa-sha2-nistp256@openssh.com\t${keyOf('sk-ecdsa-sha2-nistp256@openssh.com')}`,
  ])('is %s', text => {
    expect(sshKeyError(text)).toBeUndefined()
  })

  test.each([
    ['not a key', TYPE],
    [ED25519, TYPE],
    [`ssh-dss ${keyOf('ssh-dss')}`, TYPE],
    [`no-pty ${PUBLIC_KEY}`, TYPE],
    ['ssh-ed25519', WHOLE],
    ['ssh-ed25519 key of mine', WHOLE],
    [`ssh-ed25519 ${ED25519.slice(0, 21)}`, WHOLE],
    ['ssh-ed25519 AAAA', 'The key is not of the type in front of it'],
    [`ssh-rsa ${ED25519}`, 'The key is not of the type in front of it'],
    [`${PUBLIC_KEY}\n${PUBLIC_KEY}`, ONE],
    [`ssh-ed25519 ${ED25519.slice(0, 20)}\n${ED25519.slice(20)}`, ONE],
  ])('is rejected: %s', (text, message) => {
    expect(sshKeyError(text)).toBe(message)
  })

  test.each([
    PUTTY,
    PUTTY.slice(PUTTY.indexOf('Private-')),
    '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXk=\n-----END OPENSSH PRIVATE KEY-----',
    '-----BEGIN RSA PRIVATE KEY-----',
    '---- BEGIN SSH2 ENCRYPTED PRIVATE KEY ----',
  ])('is not a private key: %s', text => {
    expect(sshKeyError(text)).toMatch(/^This is a private key/)
  })
})
