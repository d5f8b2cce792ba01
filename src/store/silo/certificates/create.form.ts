import type { Certified } from '@/lib/x509'
import type { Certificate } from '@/api/generated/types'
import { base64ToUtf8 } from '@/lib/base64'
import { emphasis } from '@/lib/rich-text'
import { pemCertificateError, pemKeyError, type CredentialFile } from '@/store/credentials/files'
import { defineForm } from '@/store/forms/define-form'
import { identityForm, type Identity } from '@/store/forms/identity'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { siloPaths } from '../paths'

/** A file with certificates, and what they say once that is read. */
export interface CertificateFile extends CredentialFile {
  chain?: readonly Certified[]
  /** When it was read: milliseconds since the epoch. */
  readAt?: number
}

interface CertificateCreateValues extends Identity {
  /** The chain in PEM. */
  cert: CertificateFile | null
  /** Its private key in PEM. */
  key: CredentialFile | null
}

/** The server refuses a chain of which any certificate has expired. */
const expiredError = (cert: CertificateFile | null): string | undefined => {
  const expired = cert?.chain?.find(({ notAfter }) => notAfter <= (cert.readAt ?? 0))
  if (!expired) return undefined
  return `The certificate of ${expired.subject} expired on ${new Date(expired.notAfter).toISOString().slice(0, 10)}`
}

/** Adds a certificate to the silo, over the list. */
export const certificateCreateForm = defineForm<CertificateCreateValues, Certificate, object>({
  name: 'certificateCreate',
  files: { cert: 'the certificate', key: 'the key' },
  keyFiles: ({ key }) => [key],
  checkedAtOnce: ['cert', 'key'],
  initial: () => ({ ...identityForm.initial(), cert: null, key: null }),
  check: ({ cert, key, ...named }) =>
    errorsOf({
      ...identityForm.check(named),
      cert: requiredError('Certificate', cert) ?? pemCertificateError(cert) ?? expiredError(cert),
      key: requiredError('Private key', key) ?? pemKeyError(key),
    }),
  toCommand: ({ name, description }, { contents = {} }) => {
    const textOf = (field: string) => base64ToUtf8(contents[field] ?? '') ?? ''
    const body = { name, description, cert: textOf('cert'), key: textOf('key') }
    return { endpoint: 'certificateCreate', args: { body: { ...body, service: 'external_api' } } }
  },
  succeeded: ({ name }) => ({
    toast: { content: ['Certificate ', emphasis(name), ' added'] },
    to: siloPaths.certificates(),
  }),
  fieldErrors: ({ errorCode, message }) => {
    if (errorCode !== 'InvalidValue') return {}
    if (message.includes('"certificate"')) return { cert: message }
    return message.includes('"private-key"') ? { key: message } : {}
  },
  leaveTo: () => siloPaths.certificates(),
})
