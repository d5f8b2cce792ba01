import { base64ToBytes } from './base64'

/** Key types that OpenSSH still accepts for login. */
const TYPES = [
  'ssh-ed25519',
  'ssh-rsa',
  'ecdsa-sha2-nistp256',
  'ecdsa-sha2-nistp384',
  'ecdsa-sha2-nistp521',
  'sk-ssh-ed25519@openssh.com',
  'sk-ecdsa-sha2-nistp256@openssh.com',
]

/** A private key in PEM or PuTTY format, or part of one. */
const PRIVATE = /PRIVATE KEY|PuTTY-User-Key-File|Private-(Lines|MAC)/i

/** A key's bytes start with the length and name of its type. */
const beginsWith = (bytes: Uint8Array, type: string): boolean => {
  const start = new TextEncoder().encode(`\0\0\0${String.fromCharCode(type.length)}${type}`)
  return start.every((byte, index) => bytes[index] === byte)
}

/** Why a non-empty text is not an OpenSSH public key, or undefined. Never quotes the text. */
export const sshKeyError = (text: string): string | undefined => {
  const line = text.trim()
  if (PRIVATE.test(line))
    return 'This is a private key: keep it secret. Enter the public key instead: its file ends in .pub'
  if (/[\r\n]/.test(line)) return 'Must be one key, on one line'
  const [type = '', key = ''] = line.split(/[ \t]+/)
  if (!TYPES.includes(type)) return 'Must begin with the type of the key, such as ssh-ed25519'
  const bytes = base64ToBytes(key)
  if (!key || !bytes) return 'Must have the whole key in base64 after its type'
  return beginsWith(bytes, type) ? undefined : 'The key is not of the type in front of it'
}
