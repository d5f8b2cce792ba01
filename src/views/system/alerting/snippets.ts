/** Verification of signatures, for receivers. */
export const SNIPPETS = [
  {
    id: 'python',
    label: 'Python',
    code: `import hashlib
import hmac
import re


def is_signed(body: bytes, header: str, secret: str) -> bool:
    """body: the bytes that arrived. header: all x-oxide-signature, joined."""
    expected = hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
    found = re.findall(r"&s=([0-9a-f]{64})", header)
    return any(hmac.compare_digest(expected, each) for each in found)
`,
  },
  {
    id: 'node',
    label: 'Node',
    code: `import { createHmac, timingSafeEqual } from 'node:crypto'

// body: the Buffer that arrived. header: all x-oxide-signature, joined.
export const isSigned = (body, header, secret) => {
  const expected = createHmac('sha256', secret).update(body).digest()
  const found = [...header.matchAll(/&s=([0-9a-f]{64})/g)]
  return found.some(([, hex]) => timingSafeEqual(expected, Buffer.from(hex, 'hex')))
}
`,
  },
  {
    id: 'shell',
    label: 'Shell',
    code: `# Prints what must follow s= in the header. body.json: the bytes that arrived.
openssl dgst -sha256 -hmac "$SECRET" -r body.json
`,
  },
] as const
