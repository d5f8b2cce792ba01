import { createSelector } from '@reduxjs/toolkit'
import { put, takeEvery } from 'typed-redux-saga'
import { selectData } from '@/api/core/api'
import type { Sled } from '@/api/generated/types'
import { estimateCapacity } from '@/lib/capacity'
import { rich } from '@/lib/rich-text'
import { bytesToGib } from '@/lib/size'
import { sumResources } from '@/lib/utilization'
import type { ActionViewModel } from '@/store/commands/action'
import { formChanged, formOpened } from '@/store/forms/events'
import { isAnswered, selectEntries } from '@/store/queries/stable-list'
import type { RootState } from '@/store/setup/state'
import { amountOf, type Amounts, estimateInBytes, RESOURCES } from '@/store/silo/what-if/rules'
import { requestForm } from '../forms'
import type { SystemParams } from '../paths'
import { siloUtilizationQuery, siloUtilizationsQuery } from '../silos/queries'
import { quotaBytes, quotaErrors, RESOURCE_LABELS, type QuotaValues } from '../silos/rules'
import { allSledInstancesQuery, allSledsQuery } from '../sleds/queries'

type Silo = SystemParams<'silo'>

const isInService = ({ policy }: Sled) => policy.kind === 'in_service'

const takesInstances = ({ policy }: Sled) =>
  policy.kind === 'in_service' && policy.provisionPolicy === 'provisionable'

const capacityOf = (sleds: readonly Sled[]): Amounts => {
  const { cpus, memoryGib, diskTib } = estimateCapacity(sleds)
  return estimateInBytes({ cpus, memory: memoryGib, storage: diskTib })
}

/** What a change of the quotas of a silo is compared with; undefined while that is not known. */
export const selectWhatIf = createSelector(
  [
    (state: RootState, params: Silo) => selectData(state, siloUtilizationQuery(params)),
    (state: RootState) => selectData(state, siloUtilizationsQuery),
    (state: RootState) => selectData(state, allSledsQuery)?.items,
  ],
  (silo, silos, sleds) => {
    if (!silo || !silos || !sleds) return undefined
    const others = silos.items.filter(({ siloId }) => siloId !== silo.siloId)
    return {
      silo: { name: silo.siloName, id: silo.siloId },
      /** Whether there are more silos than those of one page. */
      isPart: Boolean(silos.nextPage),
      provisioned: silo.provisioned,
      quotas: silo.allocated,
      otherQuotas: sumResources(others.map(({ allocated }) => allocated)),
      allProvisioned: sumResources([...others, silo].map(({ provisioned }) => provisioned)),
      capacity: capacityOf(sleds.filter(isInService)),
      provisionable: capacityOf(sleds.filter(takesInstances)),
    }
  },
)

/** The quotas as entered, in vCPUs and GiB. What is missing or not valid stays as it is. */
export const enteredQuotas = (entries: QuotaValues, now: Amounts): Amounts => {
  const errors = quotaErrors(entries, RESOURCE_LABELS)
  // A quota that was not changed keeps its exact bytes.
  const bytes = (id: 'memory' | 'storage') =>
    errors[id] || entries[id] === bytesToGib(now[id]) ? now[id] : quotaBytes(entries[id])
  return {
    cpus: errors.cpus ? now.cpus : Number(entries.cpus),
    memory: bytes('memory'),
    storage: bytes('storage'),
  }
}

/** The amounts of a trial: of the silo, of all silos and of the sleds. */
export type TrialAmounts = Record<
  'provisioned' | 'now' | 'next' | 'all' | 'allNow' | 'allNext' | 'capacity' | 'provisionable',
  Amounts
>

/** An amount; `at least` one, if it is a sum over all silos of which some are missing. */
export const trialAmount = (
  amounts: TrialAmounts,
  id: keyof TrialAmounts,
  resource: keyof Amounts,
  isPart: boolean,
): string =>
  `${isPart && id.startsWith('all') ? 'at least ' : ''}${amountOf(resource, amounts[id][resource])}`

/** A trial as lines of text. */
export const trialLines = (
  silo: { name: string; id: string },
  amounts: TrialAmounts,
  sentences: readonly string[],
  isPart: boolean,
): readonly string[] => [
  `What if: quotas of silo ${silo.name} (${silo.id})`,
  ...sentences,
  ...RESOURCES.map(resource => {
    const of = (id: keyof TrialAmounts) => trialAmount(amounts, id, resource, isPart)
    return [
      `- ${RESOURCE_LABELS[resource]}: ${of('provisioned')} provisioned, quota ${of('now')}, new quota ${of('next')}`,
      `all silos: ${of('all')} provisioned, quotas ${of('allNow')}, new quotas ${of('allNext')}`,
      `sleds, by estimate: ${of('capacity')} in service, ${of('provisionable')} provisionable`,
    ].join('; ')
  }),
]

/** Opens the form of the quotas with what was entered, where that changes them. */
export const quotasProposed = (
  editing: ActionViewModel,
  { silo }: Silo,
  entries: QuotaValues,
  now: Amounts,
): ActionViewModel => {
  const next = enteredQuotas(entries, now)
  const changed = RESOURCES.filter(id => next[id] !== now[id])
  const numbers = changed.map(id => [id, String(entries[id])])
  return {
    ...editing,
    label: 'Edit quotas with these numbers',
    event: requestForm('siloQuotasEdit', { silo, ...Object.fromEntries(numbers) }),
    reason:
      editing.reason ?? (changed.length === 0 ? rich`Enter a different quota first.` : undefined),
  }
}

/** The sleds that take new instances. */
const selectProvisionable = createSelector(
  [(state: RootState) => selectData(state, allSledsQuery)?.items],
  sleds => sleds?.filter(takesInstances) ?? [],
)

/** The lists of what runs on those sleds. */
export const selectSledReads = createSelector([selectProvisionable], sleds =>
  sleds.map(({ id }) => allSledInstancesQuery({ sledId: id })),
)

/** The room on those sleds; without instances if they are not all known. */
export const selectSledRooms = createSelector(
  [selectProvisionable, (state: RootState) => selectEntries(state, selectSledReads(state))],
  (sleds, entries) =>
    sleds.map(({ usableHardwareThreads, usablePhysicalRam }, index) => {
      const answer = entries[index]?.data
      return {
        usableHardwareThreads,
        usablePhysicalRam,
        instances: answer && !answer.nextPage ? answer.items : undefined,
        isAnswered: isAnswered(entries[index]),
      }
    }),
)

/** The form of the quotas, when it opens with numbers to begin with. */
function* fillIn({ payload: { form, params } }: ReturnType<typeof formOpened>) {
  if (form !== 'siloQuotasEdit') return
  const values = Object.fromEntries(
    (['cpus', 'memory', 'storage'] as const).flatMap(name => {
      const text = params[name]
      return text === undefined ? [] : [[name, Number(text)]]
    }),
  )
  if (Object.keys(values).length > 0) yield* put(formChanged({ form, values }))
}

/** Fills the numbers that were tried into the form that sets them. */
export function* watchProposedQuotas() {
  yield* takeEvery(formOpened, fillIn)
}
