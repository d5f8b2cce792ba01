import type { Silo, SiloCreate, SiloIdentityMode } from '@/api/generated/types'
import { base64ToUtf8 } from '@/lib/base64'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import type { FileValue, FormContext } from '@/store/forms/definition'
import { formCollected } from '@/store/forms/events'
import { fieldHook } from '@/store/forms/hooks'
import { identityForm, type Identity } from '@/store/forms/identity'
import { errorsOf } from '@/store/forms/rules'
import { systemPaths } from '../paths'
import { siloViewQuery } from './queries'
import { QUOTA_LABELS, quotaBytes, quotaErrors, type QuotaValues } from './rules'

/** A TLS certificate for the new silo. Its files are read when the silo is created. */
export interface CertificateEntry extends Identity {
  /** The chain in PEM. */
  cert: FileValue
  /** Its private key in PEM. */
  key: FileValue
}

export interface SiloCreateValues extends Identity, QuotaValues {
  discoverable: boolean
  identityMode: SiloIdentityMode
  /** Empty for none. */
  adminGroupName: string
  mappedRoles: readonly string[]
  tlsCertificates: readonly CertificateEntry[]
}

/** The silo roles that can be mapped to the same fleet role. */
const MAPPED = ['admin', 'viewer'] as const

const toCertificate = (
  { name, description, cert, key }: CertificateEntry,
  contents: NonNullable<FormContext['contents']>,
) => {
  const textOf = (id: string) => base64ToUtf8(contents[id] ?? '') ?? ''
  const service = 'external_api' as const
  return { name, description, cert: textOf(cert.id), key: textOf(key.id), service }
}

const toBody = (
  values: SiloCreateValues,
  contents: NonNullable<FormContext['contents']>,
): SiloCreate => {
  const { name, description, discoverable, identityMode, cpus, mappedRoles } = values
  const adminGroupName = values.adminGroupName.trim()
  const mapped = MAPPED.filter(role => mappedRoles.includes(role))
  return {
    name,
    description,
    discoverable,
    identityMode,
    ...(adminGroupName && { adminGroupName }),
    mappedFleetRoles: Object.fromEntries(mapped.map(role => [role, [role]])),
    quotas: {
      cpus: Number(cpus),
      memory: quotaBytes(values.memory),
      storage: quotaBytes(values.storage),
    },
    tlsCertificates: values.tlsCertificates.map(each => toCertificate(each, contents)),
  }
}

/** Creates a silo with its quotas and certificates. */
export const siloCreateForm = defineForm<SiloCreateValues, Silo>({
  name: 'siloCreate',
  initial: () => ({
    ...identityForm.initial(),
    discoverable: true,
    cpus: 0,
    memory: 0,
    storage: 0,
    identityMode: 'saml_jit',
    adminGroupName: '',
    mappedRoles: [],
    tlsCertificates: [],
  }),
  adjust: (_values, changed) => (changed.includes('identityMode') ? { adminGroupName: '' } : {}),
  filesWithin: ({ tlsCertificates }) =>
    tlsCertificates.flatMap(({ name, cert, key }) =>
      [cert, key].map(file => ({
        field: 'tlsCertificates',
        file,
        again: `Remove ${name} and add it again: its files are not kept`,
      })),
    ),
  keyFiles: ({ tlsCertificates }) => tlsCertificates.map(({ key }) => key),
  check: values =>
    errorsOf({
      ...identityForm.check(values),
      ...quotaErrors(values, QUOTA_LABELS),
      tlsCertificates:
        values.tlsCertificates.length === 0 ? 'At least one certificate is needed' : undefined,
    }),
  toCommand: (values, { contents = {} }) => ({
    endpoint: 'siloCreate',
    args: { body: toBody(values, contents) },
  }),
  succeeded: silo => ({
    toast: { content: ['Silo ', emphasis(silo.name), ' created'] },
    // The list contains only discoverable silos.
    to: silo.discoverable ? systemPaths.silos() : systemPaths.silo({ silo: silo.name }),
    primeCache: { query: siloViewQuery({ silo: silo.name }), data: silo },
  }),
  fieldErrors: ({ errorCode, message }) =>
    errorCode === 'InvalidValue' && /"(certificate|private-key)"/.test(message)
      ? { tlsCertificates: message }
      : {},
  leaveTo: () => systemPaths.silos(),
})

export const useSiloCreateField = fieldHook(siloCreateForm)

/** Adds a certificate to the silo being created. */
export const certificateCollected = (item: CertificateEntry) =>
  formCollected({ form: siloCreateForm.name, field: 'tlsCertificates', item })
