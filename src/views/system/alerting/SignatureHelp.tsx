import { useId, useState } from 'react'
import { checkSignature, type SignatureVerdict } from '@/lib/webhook-signature'
import { useAppSelector } from '@/store/setup/hooks'
import { selectSecrets } from '@/store/system/alerting/receivers'
import { systemPaths } from '@/store/system/paths'
import { CardBlock, CardBody, CardHeader } from '@/ui/CardBlock/CardBlock'
import { CopyTextButton, CodeBlock } from '@/ui/CopyCode/CopyCode'
import { Stack } from '@/ui/Layout/Layout'
import { Message } from '@/ui/Message/Message'
import { SecretField } from '@/ui/SecretField/SecretField'
import { Tabs } from '@/ui/Tabs/Tabs'
import { TextArea } from '@/ui/TextArea/TextArea'
import { useParams } from '@/views/shell/route-context'
import styles from './alerting.module.css'

/** Verification of signatures, for receivers. */
const SNIPPETS = [
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

/** Helps to write and to check what verifies signatures at the receiver. */
export function SignatureHelp() {
  return (
    <CardBlock width="medium">
      <CardHeader
        title="Signature help"
        description="How a receiver can verify that requests come from the rack."
      />
      <CardBody>
        <Stack gap={4}>
          <p>
            Each request has a header <code translate="no">x-oxide-signature</code> for each secret
            of the webhook. It is <code translate="no">a=sha256&amp;id=…&amp;s=…</code>, with the ID
            of the secret and, in hex, the HMAC-SHA256 of the body. The key is the text of the
            secret. Sign the bytes of the body as they arrive, before parsing them.
          </p>
          <Trial />
          <Snippets />
        </Stack>
      </CardBody>
    </CardBlock>
  )
}

/** Checks a signature in the page. What is typed here is in no event, so in no log or draft. */
function Trial() {
  const params = useParams(systemPaths.alertReceiver)
  const { rows = [] } = useAppSelector(state => selectSecrets(state, params))
  const [body, setBody] = useState('')
  const [header, setHeader] = useState('')
  const [secret, setSecret] = useState('')
  const isComplete = body !== '' && header.trim() !== '' && secret !== ''
  return (
    <Stack role="group" aria-label="Check a signature" gap={4}>
      <p>Check a request that arrived. It does not leave this page.</p>
      <TextArea
        name="rawBody"
        label="Raw body"
        value={body}
        onChange={setBody}
        rows={4}
        isMonospace
        isRequired
      />
      <TextArea
        name="signatureHeader"
        label="Signature header"
        help="One or all of them."
        value={header}
        onChange={setHeader}
        isMonospace
        isRequired
      />
      <SecretField
        name="triedSecret"
        label="Secret"
        secret={secret}
        onChange={setSecret}
        isRequired
      />
      <div role="status">
        {isComplete && (
          <Verdict
            verdict={checkSignature({ body, header, secret, known: rows.map(({ id }) => id) })}
          />
        )}
      </div>
    </Stack>
  )
}

function Verdict({ verdict }: { verdict: SignatureVerdict }) {
  const { isMatch, hints } = verdict
  return (
    <Message
      tone={isMatch ? 'success' : 'danger'}
      title={isMatch ? `Matches secret ${verdict.id}` : 'Does not match'}
    >
      {hints.length > 0 && (
        <Stack as="ul" paddingLeft={4} listStyle="disc">
          {hints.map(hint => (
            <li key={hint}>{hint}</li>
          ))}
        </Stack>
      )}
    </Message>
  )
}

function Snippets() {
  const heading = useId()
  const [current, setCurrent] = useState('python')
  const { label, code } = SNIPPETS.find(({ id }) => id === current) ?? SNIPPETS[0]
  return (
    <div>
      <h3 id={heading} className={styles.heading}>
        Code for the receiver
      </h3>
      <Tabs labelledBy={heading} tabs={SNIPPETS} current={current} onChange={setCurrent}>
        <Stack gap={4}>
          <CodeBlock label={`${label} code`}>{code}</CodeBlock>
          <div>
            <CopyTextButton tone="secondary" label="Copy code" text={code} />
          </div>
        </Stack>
      </Tabs>
    </div>
  )
}
