import { useState } from 'react'
import type { Query } from '@/api/operations/table'
import { formatNumber } from '@/lib/number'
import { bytesToGib } from '@/lib/size'
import { pluralize } from '@/lib/text'
import { sumResources } from '@/lib/utilization'
import { areSameQueries } from '@/store/queries/failure'
import { nextReads } from '@/store/queries/stable-list'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { type Amounts, moreBySleds, quotaSentences, RESOURCES } from '@/store/silo/what-if/rules'
import { systemPaths } from '@/store/system/paths'
import { selectSiloQuotas } from '@/store/system/silo-quotas/silo-quotas'
import * as whatIf from '@/store/system/silo-quotas/what-if'
import { QUOTA_COUNT, QUOTA_LABELS, QUOTA_SIZE, RESOURCE_LABELS } from '@/store/system/silos/rules'
import { siloUtilizationQuery, siloUtilizationsQuery } from '@/store/system/silos/queries'
import { allSledsQuery } from '@/store/system/sleds/queries'
import { Button } from '@/ui/Button/Button'
import { CardBlock, CardBody, CardFooter, CardHeader } from '@/ui/CardBlock/CardBlock'
import { Stack } from '@/ui/Layout/Layout'
import { Message } from '@/ui/Message/Message'
import { NumberField } from '@/ui/NumberField/NumberField'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { Table, type Column } from '@/ui/Table/Table'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import { Reads } from '@/views/shared/reads/Reads'
import { KnownPart, Unknown } from '@/views/shared/unknown/Known'
import { HowManyMore, RefusalNote, useWhatIf } from '@/views/shared/what-if/HowManyMore'
import styles from '@/views/shared/what-if/what-if.module.css'
import { useParams } from '@/views/shell/route-context'

/** How many instances the sleds have room for, which is read only when it is asked. */
function RoomOnSleds({ size }: { size: Amounts }) {
  const [isAsked, setIsAsked] = useState(false)
  const rooms = useAppSelector(whatIf.selectSledRooms)
  const queries = useAppSelector(whatIf.selectSledReads)
  const reads = useAppSelector(state => nextReads(state, queries), areSameQueries)
  if (!isAsked) {
    return (
      <div>
        <Button onPress={() => setIsAsked(true)}>Count what the sleds have room for</Button>
      </div>
    )
  }
  const read = rooms.filter(({ isAnswered }) => isAnswered).length
  const known = rooms.filter(({ instances }) => instances).length
  return (
    <>
      <Reads queries={reads} />
      <div role="status">
        {read < queries.length ? (
          <p>
            Looked at {formatNumber(read)} of {pluralize('sled', queries.length)}.
          </p>
        ) : (
          <p>
            {known < rooms.length && 'At least '}
            {formatNumber(moreBySleds(rooms, size))} more by the sleds’ free threads and memory now.
            What of its memory a sled has for instances is an estimate.
          </p>
        )}
      </div>
      {known < read && (
        <Message tone="notice" title="Could not look at all sleds">
          {pluralize('sled', read - known)} of {formatNumber(rooms.length)} did not tell all
          instances: <Unknown queries={queries} />
        </Message>
      )}
    </>
  )
}

type Found = NonNullable<ReturnType<typeof whatIf.selectWhatIf>>

interface AmountRow {
  id: keyof Amounts
  amounts: whatIf.TrialAmounts
  isPart: boolean
}

const amount = (id: keyof whatIf.TrialAmounts, header: string, group: string) => ({
  id,
  header,
  group,
  cell: ({ amounts, isPart, ...row }: AmountRow) => (
    <span data-figures>{whatIf.trialAmount(amounts, id, row.id, isPart)}</span>
  ),
})

const columns: readonly Column<AmountRow>[] = [
  { id: 'resource', header: 'Resource', cell: ({ id }) => RESOURCE_LABELS[id] },
  amount('provisioned', 'Provisioned', 'This silo'),
  amount('now', 'Quota', 'This silo'),
  amount('next', 'New quota', 'This silo'),
  amount('all', 'Provisioned', 'All silos'),
  amount('allNow', 'Quotas', 'All silos'),
  amount('allNext', 'New quotas', 'All silos'),
  amount('capacity', 'In service', 'Sleds, by estimate'),
  amount('provisionable', 'Provisionable', 'Sleds, by estimate'),
]

function Trial({ silo, isPart, queries, ...found }: Found & { queries: readonly Query[] }) {
  const { provisioned, quotas, otherQuotas, allProvisioned, capacity, provisionable } = found
  const params = useParams(systemPaths.silo)
  const editing = useAppSelector(state => selectSiloQuotas(state, params))?.editing
  const { field } = useWhatIf()
  const cpus = field('cpus', quotas.cpus)
  const memory = field('memory', bytesToGib(quotas.memory), 'GiB')
  const storage = field('storage', bytesToGib(quotas.storage), 'GiB')
  const entries = { cpus: cpus.value, memory: memory.value, storage: storage.value }
  const next = whatIf.enteredQuotas(entries, quotas)
  const allNext = sumResources([otherQuotas, next])
  const amounts = {
    capacity,
    provisionable,
    provisioned,
    now: quotas,
    next,
    all: allProvisioned,
    allNow: sumResources([otherQuotas, quotas]),
    allNext,
  }
  const sentences = quotaSentences({
    provisioned,
    quotas: next,
    allQuotas: allNext,
    capacity,
    isChange: RESOURCES.some(id => next[id] !== quotas[id]),
    isPart,
  })
  return (
    <>
      <CardBody>
        <Stack gap={6}>
          <div className={styles.fields}>
            <NumberField {...cpus} label={QUOTA_LABELS.cpus} {...QUOTA_COUNT} />
            <NumberField {...memory} label={QUOTA_LABELS.memory} {...QUOTA_SIZE} />
            <NumberField {...storage} label={QUOTA_LABELS.storage} {...QUOTA_SIZE} />
          </div>
          <div role="status">
            {sentences.map(sentence => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
          <Table
            label="What if"
            rows={RESOURCES.map(id => ({ id, amounts, isPart }))}
            columns={columns}
          />
          <HowManyMore
            provisioned={provisioned}
            quotas={next}
            queries={queries}
            about={whatIf.trialLines(silo, amounts, sentences, isPart)}
          >
            {size => <RoomOnSleds size={size} />}
          </HowManyMore>
          <RefusalNote />
        </Stack>
      </CardBody>
      {editing && (
        <CardFooter>
          <ActionButton action={whatIf.quotasProposed(editing, params, entries, quotas)} />
        </CardFooter>
      )}
    </>
  )
}

/** What other quotas would mean for a silo and the rack. Changes nothing. */
export function QuotaWhatIf() {
  const params = useParams(systemPaths.silo)
  const queries = [siloUtilizationQuery(params), siloUtilizationsQuery, allSledsQuery]
  useQueries(queries)
  const found = useAppSelector(state => whatIf.selectWhatIf(state, params))
  return (
    <CardBlock label="What if">
      <CardHeader
        title="What if"
        description="Try other quotas. Nothing changes until you save them in the form."
      />
      <KnownPart queries={queries} what="quotas and sleds of the rack">
        {found ? <Trial {...found} queries={queries} /> : <Skeleton />}
      </KnownPart>
    </CardBlock>
  )
}
