import { formatNumber } from '@/lib/number'
import { entryInSearch } from '@/lib/number-entry'
import { formatBytes } from '@/lib/size'
import { withSearch } from '@/lib/search'
import { pluralize } from '@/lib/text'
import { formatZonedTime } from '@/lib/time'
import { navigationRequested } from '@/store/navigation/events'
import { searchChanged, watchSearch } from '@/store/navigation/search'
import { areSameQueries } from '@/store/queries/failure'
import { refreshRequested } from '@/store/queries/slice'
import { selectRelease } from '@/store/release/release'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { systemPaths } from '@/store/system/paths'
import { answerText, BLIND_SPOTS, sledsText, type DrainRow } from '@/store/system/sled-drain/answer'
import {
  drainChoices,
  drainPoll as poll,
  selectAssumptions,
  selectDrain,
  selectDrainAsOf,
  selectDrainQueries,
  selectOtherSleds,
  ticksOf,
} from '@/store/system/sled-drain/drain'
import { watchDrained, watchDrainQuestions } from '@/store/system/sled-drain/drained.saga'
import { AccordionItem } from '@/ui/Accordion/Accordion'
import { Badge } from '@/ui/Badge/Badge'
import { Button } from '@/ui/Button/Button'
import { LinkCell, SizeCell } from '@/ui/Cells/Cells'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { TextCell, TwoLineCell } from '@/ui/Cells/TextCells'
import { CheckboxGroup } from '@/ui/Checkbox/CheckboxGroup'
import { Stack, Text } from '@/ui/Layout/Layout'
import { Message } from '@/ui/Message/Message'
import { NumberField } from '@/ui/NumberField/NumberField'
import type { Column } from '@/ui/Table/Table'
import { useLocale } from '@/ui/UiProvider/UiContext'
import { lateIcons } from '@/views/shared/late-icons'
import { ListSection } from '@/views/shared/list/ListPage'
import { NotLookedAt, Reads } from '@/views/shared/reads/Reads'
import { Refresh } from '@/views/shared/refresh/Refresh'
import { TakeAlong } from '@/views/shared/take-along/TakeAlong'
import { stateColumn } from '@/views/shared/value-columns'
import { useParams, useRoute } from '@/views/shell/route-context'
import { DrainBars } from './DrainBars'
import { DrainPlan } from './DrainPlan'
import styles from './drain.module.css'

const { instances: Icon } = lateIcons

const columns: readonly Column<DrainRow>[] = [
  {
    id: 'name',
    text: ({ siloName, projectName, name }) => `${siloName} / ${projectName} ${name}`,
    cell: ({ siloName, projectName, name, href }) => (
      <TwoLineCell
        first={`${siloName} / ${projectName}`}
        second={href === undefined ? name : <LinkCell href={href}>{name}</LinkCell>}
      />
    ),
  },
  { ...stateColumn('instance'), header: 'State' },
  {
    id: 'vcpus',
    header: 'vCPUs',
    text: ({ ncpus }) => `${ncpus}`,
    value: ({ ncpus }) => ncpus,
    cell: ({ ncpus }) => ncpus,
  },
  {
    id: 'memory',
    header: 'Memory',
    text: ({ memory }) => formatBytes(memory),
    value: ({ memory }) => memory,
    exported: ({ memory }) => memory,
    cell: ({ memory }) => <SizeCell bytes={memory} />,
  },
  {
    id: 'fits',
    header: 'Fits on',
    isKey: true,
    text: fitsText,
    value: ({ fitsOn, isPlaced }) => (isPlaced ? fitsOn : -1),
    cell: row => <Badge tone={row.isPlaced ? 'success' : 'danger'}>{fitsText(row)}</Badge>,
  },
  { id: 'how', header: 'How', text: ({ how }) => how, cell: ({ how }) => how },
  {
    id: 'why',
    header: 'Why it may not',
    text: ({ why }) => why.join('; '),
    cell: ({ why }) => (why.length === 0 ? <EmptyCell /> : <TextCell>{why.join('; ')}</TextCell>),
  },
  {
    id: 'afterwards',
    header: 'Afterwards',
    text: ({ afterwards = '' }) => afterwards,
    cell: ({ afterwards }) =>
      afterwards ?? <EmptyCell reason="Only the silo of the instance can see it." />,
  },
]

function fitsText(row: DrainRow): string {
  if (row.isBound) return 'cannot leave'
  return row.fitsOn === 0 ? 'none' : sledsText(row)
}

/** What the check assumes of the other sleds, kept in the address. */
function Choices({ sledId }: { sledId: string }) {
  const send = useSend()
  const { search } = useRoute()
  const { without } = drainChoices(sledId, search)
  const options = useAppSelector(state => selectOtherSleds(state, sledId))
  return (
    <section aria-labelledby="drain-assumptions">
      <Text as="h2" id="drain-assumptions" fontSize="lg" fontWeight="medium" marginBottom={3}>
        Assumptions
      </Text>
      <div className={styles.choices}>
        <NumberField
          name="free"
          label="Keep free"
          units="%"
          isOptionalHidden
          help="Of the threads and memory of each other sled."
          min={0}
          max={100}
          isInteger
          value={entryInSearch(search, 'free', 0)}
          onChange={entry => send(searchChanged({ numbers: { free: { entry, usual: 0 } } }))}
        />
        <AccordionItem
          label={`Also without${without.length > 0 ? ` (${formatNumber(without.length)})` : ''}`}
          isInitiallyOpen={without.length > 0}
        >
          <CheckboxGroup
            name="without"
            label="Sleds that shall take nothing"
            isOptionalHidden
            options={options}
            value={without}
            onChange={next => send(searchChanged({ changes: { without: next.join('.') || null } }))}
          />
        </AccordionItem>
      </div>
    </section>
  )
}

type Drain = ReturnType<typeof selectDrain>

/** The answer in one sentence, once all that it needs has been read. */
function Verdict({ facts, answer, isRead }: Drain & { isRead: boolean }) {
  const missing = facts.leaving ? 'the other sleds' : 'the instances of this sled'
  return (
    <>
      {!isRead && (
        <Message>
          Read {formatNumber(facts.answered)} of {formatNumber(facts.total)} lists…
        </Message>
      )}
      <div role="status">
        {isRead && (
          <Message tone={answer?.tone ?? 'notice'}>
            <h2 className={styles.verdict}>
              {answer?.verdict ?? `Cannot tell: ${missing} could not be read`}
            </h2>
          </Message>
        )}
      </div>
    </>
  )
}

/** Says that the answer is an old one, and why. */
function Outdated({ facts: { outdated } }: Pick<Drain, 'facts'>) {
  const send = useSend()
  const reader = useLocale()
  if (outdated.length === 0) return null
  const since = formatZonedTime(Math.min(...outdated.map(({ at }) => at)), reader)
  return (
    <NotLookedAt
      title={`Could not refresh. Showing data from ${since}`}
      reasons={outdated.map(({ what, reason }) => [what, `${what}: ${reason}`])}
    >
      <Button size="sm" onPress={() => send(refreshRequested())}>
        Try again
      </Button>
    </NotLookedAt>
  )
}

/** What the check could not look at, and what else to know. */
function Limits({ facts, notices }: Drain) {
  const send = useSend()
  const { path, search } = useRoute()
  return (
    <>
      {facts.left > 0 && (
        <Message tone="notice">
          The disks and groups of {pluralize('instance', facts.left)} were not looked at.{' '}
          <Button
            size="sm"
            onPress={() =>
              send(
                navigationRequested({
                  to: withSearch(path, search, { all: 'yes' }),
                  replace: true,
                }),
              )
            }
          >
            Look at the rest
          </Button>
        </Message>
      )}
      <NotLookedAt reasons={facts.unread.map(({ what, reason }) => [what, `${what}: ${reason}`])} />
      {notices.length > 0 && (
        <Message tone="notice" title="Before the sled is switched off">
          <ul aria-label="Before the sled is switched off" className={styles.sentences}>
            {notices.map(notice => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
        </Message>
      )}
    </>
  )
}

/** Whether what runs on a sled fits on the others, and a plan to empty it. */
function DrainTab() {
  const send = useSend()
  const { sledId } = useParams(systemPaths.sledDrain)
  const { path, search } = useRoute()
  const choices = drainChoices(sledId, search)
  const queries = useAppSelector(state => selectDrainQueries(state, choices), areSameQueries)
  const drain = useAppSelector(state => selectDrain(state, choices))
  const release = useAppSelector(selectRelease)
  const asOf = useAppSelector(state => selectDrainAsOf(state, choices))
  const assumptions = useAppSelector(state => selectAssumptions(state, choices))
  const { facts, answer, notices } = drain
  const isRead = facts.total > 0 && facts.answered === facts.total
  const ticks = ticksOf(search)
  const openPlan = () =>
    send(navigationRequested({ to: withSearch(path, search, { plan: 'open' }), replace: true }))
  return (
    <Stack gap={5}>
      <Reads queries={queries} />
      <div className={styles.tools}>
        {answer?.rows.length ? null : <Refresh />}
        <TakeAlong
          text={
            isRead && answer
              ? answerText(facts, answer, notices, { release: `${release}`, asOf, assumptions })
              : undefined
          }
        />
        {isRead && answer && answer.rows.length > 0 && ticks === null && (
          <Button tone="primary" onPress={openPlan}>
            Make a plan
          </Button>
        )}
      </div>
      <Outdated facts={facts} />
      <Verdict {...drain} isRead={isRead} />
      <Choices sledId={sledId} />
      {isRead && <Limits {...drain} />}
      {isRead && answer && <DrainBars fit={answer.fit} />}
      {ticks && (isRead || answer) && facts.sled && (
        <DrainPlan sled={facts.sled} answer={answer} ticks={ticks} />
      )}
      {answer && answer.rows.length > 0 && (
        <section aria-labelledby="drain-instances">
          <Text as="h2" id="drain-instances" fontSize="lg" fontWeight="medium">
            Instances here
          </Text>
          <Text as="p" color="text-muted" marginBottom={3}>
            {answer.silos.map(({ name, count }) => `${name}: ${formatNumber(count)}`).join(', ')}
          </Text>
          <ListSection
            id="drain"
            label="Instances here"
            noun="instance"
            icon={<Icon />}
            rows={answer.rows}
            columns={columns}
            rowSize="large"
            isReading={!isRead}
            empty="Instances that run on this sled appear here."
          />
        </section>
      )}
      <section aria-labelledby="drain-blind">
        <Text as="h2" id="drain-blind" fontSize="lg" fontWeight="medium">
          What this cannot see
        </Text>
        <ul className={styles.sentences}>
          {BLIND_SPOTS.map(sentence => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
    </Stack>
  )
}

const sagas = [watchDrained, watchDrainQuestions, watchSearch]

export { columns, poll, sagas, DrainTab as View }
