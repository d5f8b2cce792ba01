import type { SiloQuotas, SiloQuotasUpdate } from '@/api/generated/types'
import { bytesToGib } from '@/lib/size'
import { defineForm, type FormContext } from '@/store/forms/definition'
import { fieldHook } from '@/store/forms/hooks'
import { errorsOf } from '@/store/forms/rules'
import { siloUtilizationQuery } from '../silos/queries'
import { quotaBytes, quotaErrors, RESOURCE_LABELS, type QuotaValues } from '../silos/rules'

const currentQuotas = ({ params: { silo = '' }, read }: FormContext): QuotaValues => {
  const { cpus = 0, memory = 0, storage = 0 } = read(siloUtilizationQuery(silo))?.allocated ?? {}
  return { cpus, memory: bytesToGib(memory), storage: bytesToGib(storage) }
}

/** Only what was changed: a quota that is no round number of GiB stays to the byte. */
const changes = (values: QuotaValues, before: QuotaValues): SiloQuotasUpdate => ({
  ...(values.cpus !== before.cpus && { cpus: Number(values.cpus) }),
  ...(values.memory !== before.memory && { memory: quotaBytes(values.memory) }),
  ...(values.storage !== before.storage && { storage: quotaBytes(values.storage) }),
})

/** Changes the most that the silo `params.silo` may use. */
export const siloQuotasEditForm = defineForm<QuotaValues, SiloQuotas>({
  name: 'siloQuotasEdit',
  isEdit: true,
  initial: currentQuotas,
  check: values => errorsOf(quotaErrors(values, RESOURCE_LABELS)),
  toCommand: (values, context) => ({
    endpoint: 'siloQuotasUpdate',
    args: {
      path: { silo: context.params['silo'] ?? '' },
      body: changes(values, currentQuotas(context)),
    },
  }),
  succeeded: () => ({ toast: { content: ['Quotas updated'] } }),
})

export const useSiloQuotasField = fieldHook(siloQuotasEditForm)
