import type { Silo, SiloCreate } from '@/api/generated/types'
import { base64ToUtf8 } from '@/lib/base64'
import { descriptionError, nameError } from '@/lib/name'
import { emphasis } from '@/lib/rich-text'
import { defineForm, type FormContext } from '@/store/forms/definition'
import { fieldHook } from '@/store/forms/hooks'
import { errorsOf } from '@/store/forms/rules'
import { systemPaths } from '../paths'
import { SILO_CREATE } from './events'
import { siloViewQuery } from './queries'
import { QUOTA_LABELS, quotaBytes, quotaErrors } from './rules'
import type { CertificateEntry, MappedRole, SiloCreateValues } from './values'

const MAPPED = ['admin', 'viewer'] as const satisfies readonly MappedRole[]

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

/** A new silo with its quotas and the certificates that it is reached with. */
export const siloCreateForm = defineForm<SiloCreateValues, Silo>({
  name: SILO_CREATE,
  initial: () => ({
    name: '',
    description: '',
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
      name: nameError('Name', values.name),
      description: descriptionError(values.description),
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
    // The list does not have those that cannot be discovered.
    to: silo.discoverable ? systemPaths.silos() : systemPaths.silo({ silo: silo.name }),
    seed: { query: siloViewQuery(silo.name), data: silo },
  }),
  fieldErrors: ({ errorCode, message }) =>
    errorCode === 'InvalidValue' && /"(certificate|private-key)"/.test(message)
      ? { tlsCertificates: message }
      : {},
  leaveTo: () => systemPaths.silos(),
})

export const useSiloCreateField = fieldHook(siloCreateForm)
