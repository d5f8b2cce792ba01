import { defineForm } from '@/store/forms/define-form'
import type { FormContext } from '@/store/forms/definition'
import { identityForm, type Identity } from '@/store/forms/identity'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { pemCertificateError, pemKeyError, type CredentialFile } from '@/store/credentials/files'
import { certificateCollected, siloCreateForm, type CertificateEntry } from './create.form'

export interface CertificateValues extends Identity {
  cert: CredentialFile | null
  key: CredentialFile | null
}

const others = ({ valuesOf }: FormContext<object>) =>
  (valuesOf(siloCreateForm.name)?.['tlsCertificates'] ?? []) as readonly CertificateEntry[]

/** Adds a certificate to a silo that is being created. Nothing is sent. */
export const certificateAddForm = defineForm<CertificateValues>({
  name: 'siloCertificateAdd',
  // The files stay in the browser until the silo is created.
  filesReadLater: { cert: 'the certificate', key: 'the key' },
  keyFiles: ({ key }) => [key],
  checkedAtOnce: ['cert', 'key'],
  initial: () => ({ ...identityForm.initial(), cert: null, key: null }),
  check: ({ cert, key, ...named }, context) =>
    errorsOf({
      ...identityForm.check(named, others(context)),
      cert: requiredError('Certificate', cert) ?? pemCertificateError(cert),
      key: requiredError('Private key', key) ?? pemKeyError(key),
    }),
  succeeded: (_result, { name, description, cert, key }) => ({
    followUps: cert && key ? [certificateCollected({ name, description, cert, key })] : [],
  }),
})
