import type { FleetRole, Silo, SiloCreate, SiloIdentityMode } from '@/api/generated/types'
import { base64ToUtf8 } from '@/lib/base64'
import { emphasis } from '@/lib/rich-text'
import { ROLES, type RoleKey } from '@/lib/roles'
import { defineForm } from '@/store/forms/define-form'
import type { FileValue, FormContext } from '@/store/forms/definition'
import { formCollected } from '@/store/forms/events'
import { identityForm, type Identity } from '@/store/forms/identity'
import { errorsOf } from '@/store/forms/rules'
import { systemPaths, tabOf } from '../paths'
import { siloViewQuery } from './queries'
import {
  FLEET_ROLES,
  QUOTA_LABELS,
  quotaBytes,
  quotaErrors,
  READ_QUOTAS,
  type QuotaValues,
} from './rules'

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
  /** Made by `mapping`. */
  mappedRoles: readonly string[]
  tlsCertificates: readonly CertificateEntry[]
}

/** A role on the silo and one that it gives on the fleet, as a value of the form. */
export const mapping = (silo: RoleKey, fleet: FleetRole): string => `${silo}/${fleet}`

/** The fleet roles by the silo role that gives them. */
export const toMappedFleetRoles = (mappedRoles: readonly string[]): Silo['mappedFleetRoles'] =>
  Object.fromEntries(
    ROLES.flatMap(silo => {
      const given = FLEET_ROLES.filter(fleet => mappedRoles.includes(mapping(silo, fleet)))
      return given.length > 0 ? [[silo, given]] : []
    }),
  )

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
  const { name, description, discoverable, identityMode, cpus } = values
  const adminGroupName = values.adminGroupName.trim()
  return {
    name,
    description,
    discoverable,
    identityMode,
    ...(adminGroupName && { adminGroupName }),
    mappedFleetRoles: toMappedFleetRoles(values.mappedRoles),
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
  tidies: READ_QUOTAS,
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
  adjust: ({ identityMode }, changed) =>
    changed.includes('identityMode') && identityMode === 'local_only' ? { adminGroupName: '' } : {},
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
    toast: {
      content: ['Silo ', emphasis(silo.name), ' created'],
      // Its users come only once its identity provider has a token.
      ...(silo.identityMode === 'saml_scim' && {
        link: { label: 'SCIM tokens', to: tabOf(systemPaths.silo({ silo: silo.name }), 'scim') },
      }),
    },
    // Its page says what is left to do.
    to: systemPaths.silo({ silo: silo.name }),
    primeCache: { query: siloViewQuery({ silo: silo.name }), data: silo },
  }),
  fieldErrors: ({ errorCode, message }) =>
    errorCode === 'InvalidValue' && /"(certificate|private-key)"/.test(message)
      ? { tlsCertificates: message }
      : {},
  leaveTo: () => systemPaths.silos(),
})

/** Adds a certificate to the silo being created. */
export const certificateCollected = (item: CertificateEntry) =>
  formCollected({ form: siloCreateForm.name, field: 'tlsCertificates', item })
