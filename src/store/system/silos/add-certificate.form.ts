import { descriptionError, freeNameError } from '@/lib/name'
import type { FormContext } from '@/store/forms/definition'
import { defineForm } from '@/store/forms/define-form'
import { fieldHook } from '@/store/forms/hooks'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { pemCertificateError, pemKeyError, type CredentialFile } from '../credential-files'
import { certificateCollected, SILO_CREATE } from './events'
import type { CertificateEntry } from './values'

export interface CertificateValues {
  name: string
  description: string
  cert: CredentialFile | null
  key: CredentialFile | null
}

const others = ({ valuesOf }: FormContext<object>) =>
  (valuesOf(SILO_CREATE)?.['tlsCertificates'] ?? []) as readonly CertificateEntry[]

/** A further certificate for a silo that is being created. Nothing is sent. */
export const certificateAddForm = defineForm<CertificateValues>({
  name: 'siloCertificateAdd',
  // With the silo: until then they stay with the browser.
  filesReadLater: { cert: 'the certificate', key: 'the key' },
  keyFiles: ({ key }) => [key],
  checkedAtOnce: ['cert', 'key'],
  initial: () => ({ name: '', description: '', cert: null, key: null }),
  check: ({ name, description, cert, key }, context) =>
    errorsOf({
      name: freeNameError('Name', name, others(context)),
      description: descriptionError(description),
      cert: requiredError('Cert', cert) ?? pemCertificateError(cert),
      key: requiredError('Key', key) ?? pemKeyError(key),
    }),
  toCommand: () => null,
  succeeded: (_result, { name, description, cert, key }) => ({
    followUps: cert && key ? [certificateCollected({ name, description, cert, key })] : [],
  }),
})

export const useCertificateField = fieldHook(certificateAddForm)
