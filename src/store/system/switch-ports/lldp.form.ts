import type { LldpLinkConfig } from '@/api/generated/types'
import { ipError } from '@/lib/ip'
import { defineForm } from '@/store/forms/define-form'
import { fieldHook } from '@/store/forms/hooks'
import { errorsOf } from '@/store/forms/rules'
import { lldpConfigQuery, portArgs, type PortPlace } from './queries'

/** Empty texts are not announced. */
export interface LldpValues {
  enabled: boolean
  chassisId: string
  systemName: string
  systemDescription: string
  linkName: string
  linkDescription: string
  managementIp: string
}

/** The texts of an LLDP configuration, with their labels. */
export const LLDP_LABELS = {
  chassisId: 'Chassis ID',
  systemName: 'System name',
  systemDescription: 'System description',
  linkName: 'Link name',
  linkDescription: 'Link description',
  managementIp: 'Management IP',
} as const

type LldpText = keyof typeof LLDP_LABELS

export const LLDP_TEXTS = Object.keys(LLDP_LABELS) as LldpText[]

/** The form’s values for a configuration. */
export const lldpValues = (config: Omit<LldpLinkConfig, 'id'> | null | undefined): LldpValues => ({
  enabled: config?.enabled ?? true,
  chassisId: config?.chassisId ?? '',
  systemName: config?.systemName ?? '',
  systemDescription: config?.systemDescription ?? '',
  linkName: config?.linkName ?? '',
  linkDescription: config?.linkDescription ?? '',
  managementIp: config?.managementIp ?? '',
})

/** The configuration for the form’s values. */
export const lldpConfig = (values: LldpValues): Omit<LldpLinkConfig, 'id'> => ({
  enabled: values.enabled,
  chassisId: values.chassisId.trim() || null,
  systemName: values.systemName.trim() || null,
  systemDescription: values.systemDescription.trim() || null,
  linkName: values.linkName.trim() || null,
  linkDescription: values.linkDescription.trim() || null,
  managementIp: values.managementIp.trim() || null,
})

export const managementIpError = ({ managementIp }: Pick<LldpValues, 'managementIp'>) =>
  managementIp.trim() === '' ? undefined : ipError(managementIp.trim())

/** Changes what a port announces by LLDP. */
export const switchPortLldpForm = defineForm<LldpValues, unknown, PortPlace>({
  name: 'switchPortLldp',
  isEdit: true,
  checkedAtOnce: ['managementIp'],
  initial: ({ params, read }) => lldpValues(read(lldpConfigQuery(params))),
  replaces: ({ params }) => [lldpConfigQuery(params)],
  check: values => errorsOf({ managementIp: managementIpError(values) }),
  toCommand: (values, { params, read }) => ({
    endpoint: 'networkingSwitchPortLldpConfigUpdate',
    args: {
      ...portArgs(params),
      body: { ...lldpConfig(values), id: read(lldpConfigQuery(params))?.id ?? '' },
    },
  }),
  succeeded: () => ({ toast: { content: ['LLDP configuration updated'] } }),
})

export const useLldpField = fieldHook(switchPortLldpForm)
