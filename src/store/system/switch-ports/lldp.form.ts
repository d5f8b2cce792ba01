import { defineEditForm } from '@/store/forms/edits'
import { errorsOf } from '@/store/forms/rules'
import { LLDP_LABELS, lldpConfig, lldpValues, managementIpError, type LldpValues } from './rules'
import { lldpConfigQuery, portArgs, type PortPlace } from './queries'

/** Changes what a port announces by LLDP. */
export const switchPortLldpForm = defineEditForm<LldpValues, unknown, PortPlace>({
  name: 'switchPortLldp',
  edits: {
    queries: ({ params }) => [lldpConfigQuery(params)],
    labels: { enabled: 'Enabled', ...LLDP_LABELS },
  },
  checkedAtOnce: ['managementIp'],
  initial: ({ params, read }) => lldpValues(read(lldpConfigQuery(params))),
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
