import type { SiloQuotas, SiloQuotasUpdate } from '@/api/generated/types'
import { bytesToGib } from '@/lib/size'
import type { FormContext } from '@/store/forms/definition'
import { defineEditForm } from '@/store/forms/edits'
import { errorsOf } from '@/store/forms/rules'
import type { SystemParams } from '../paths'
import { siloUtilizationQuery } from '../silos/queries'
import {
  quotaBytes,
  quotaErrors,
  READ_QUOTAS,
  RESOURCE_LABELS,
  type QuotaValues,
} from '../silos/rules'

const currentQuotas = ({ params, read }: FormContext<SystemParams<'silo'>>): QuotaValues => {
  const { cpus = 0, memory = 0, storage = 0 } = read(siloUtilizationQuery(params))?.allocated ?? {}
  return { cpus, memory: bytesToGib(memory), storage: bytesToGib(storage) }
}

/**
 * Returns only changed quotas, so that one that is not a whole number of GiB keeps its exact bytes.
 */
const changes = (values: QuotaValues, before: QuotaValues): SiloQuotasUpdate => ({
  ...(values.cpus !== before.cpus && { cpus: Number(values.cpus) }),
  ...(values.memory !== before.memory && { memory: quotaBytes(values.memory) }),
  ...(values.storage !== before.storage && { storage: quotaBytes(values.storage) }),
})

/** Changes the quotas of a silo. */
export const siloQuotasEditForm = defineEditForm<QuotaValues, SiloQuotas, SystemParams<'silo'>>({
  name: 'siloQuotasEdit',
  edits: {
    queries: ({ params }) => [siloUtilizationQuery(params)],
    labels: RESOURCE_LABELS,
    text: (field, values) => (field === 'cpus' ? undefined : `${values[field as 'memory']} GiB`),
  },
  tidies: READ_QUOTAS,
  initial: currentQuotas,
  check: values => errorsOf(quotaErrors(values, RESOURCE_LABELS)),
  toCommand: (values, context) => ({
    endpoint: 'siloQuotasUpdate',
    args: {
      path: { silo: context.params.silo },
      body: changes(values, currentQuotas(context)),
    },
  }),
  succeeded: () => ({ toast: { content: ['Quotas updated'] } }),
})
