import { Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { capitalize, pluralize } from '@/lib/text'
import { affinityOperations } from '@/api/operations/affinity'
import { externalSubnetOperations } from '@/api/operations/external'
import { vpcOperations } from '@/api/operations/vpc'
import { plainText, type RichText as Sentence } from '@/lib/rich-text'
import { bulkRequested, bulkShown } from '@/store/bulk/bulk'
import { selectIsBulkBusy } from '@/store/bulk/selectors'
import { watchImportCancels } from '@/store/project/disks/import-cancel.saga'
import { projectPaths } from '@/store/project/paths'
import {
  probesQuery,
  selectContents,
  selectProbesText,
  selectProgress,
  selectProject,
  selectReads,
} from '@/store/project/project-delete/contents'
import { exportRequested } from '@/store/project/project-delete/events'
import {
  arrange,
  problemOf,
  THING_KINDS,
  type Contents,
  type Order,
  type Refusals,
} from '@/store/project/project-delete/order'
import { ENDPOINT_OF, labelOf, planOf } from '@/store/project/project-delete/plan'
import { watchProjectDelete } from '@/store/project/project-delete/project-delete.saga'
import {
  answerText,
  countsInWords,
  freedInWords,
  selectAsOf,
  selectIsUnderWay,
  verdictOf,
} from '@/store/project/project-delete/project-delete'
import { areSameQueries } from '@/store/queries/failure'
import { queriesRetried } from '@/store/queries/slice'
import { selectRelease } from '@/store/release/release'
import { selectIsFleetViewer } from '@/store/session/session'
import { useAppSelector, useQueries, useSend } from '@/store/setup/hooks'
import { watchSave } from '@/store/tab/save.saga'
import { Button } from '@/ui/Button/Button'
import { CardStack } from '@/ui/CardBlock/CardBlock'
import { CopyTextButton } from '@/ui/CopyCode/CopyCode'
import { Row, Stack, Text } from '@/ui/Layout/Layout'
import { Message } from '@/ui/Message/Message'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { UpdatedAt } from '@/ui/RefreshButton/RefreshButton'
import { RichText } from '@/ui/RichText/RichText'
import { Skeleton } from '@/ui/Skeleton/Skeleton'
import { useRestrict } from '@/views/shared/actions/use-restrict'
import { NotLookedAt, Reads } from '@/views/shared/reads/Reads'
import { Refresh } from '@/views/shared/refresh/Refresh'
import { PageFooter } from '@/views/shell/frame/PageFooter'
import { useParams } from '@/views/shell/route-context'
import { KindCard, useChosen } from './KindCard'

/** Why the user’s roles do not allow what the plan would do. */
const useRefusals = (): { refusals: Refusals; promote: Sentence | undefined } => {
  const restrict = useRestrict()
  return useMemo(() => {
    const reasonFor = (operation: string): Sentence | undefined =>
      restrict({ form: operation, reason: undefined }).reason
    const entries = [
      ...THING_KINDS.map(kind => [kind, reasonFor(ENDPOINT_OF[kind])] as const),
      ['project', reasonFor('projectDelete')] as const,
    ]
    return {
      refusals: Object.fromEntries(entries.filter(([, reason]) => reason !== undefined)),
      promote: reasonFor('imagePromote'),
    }
  }, [restrict])
}

/** The lists that could not be read, why, and another try. */
function UnreadLists({ unread }: Pick<Contents, 'unread'>) {
  const send = useSend()
  const failed = unread.filter(({ why }) => why !== 'pending' && why !== 'more')
  return (
    <NotLookedAt
      reasons={failed.map(each => [
        `${each.kind}/${each.vpc?.id ?? ''}`,
        <>
          <RichText text={problemOf(each)} />
          {each.problem !== undefined && `: ${each.problem}`}
        </>,
      ])}
    >
      <Button
        size="sm"
        onPress={() => send(queriesRetried({ queries: failed.map(({ query }) => query) }))}
      >
        Try again
      </Button>
    </NotLookedAt>
  )
}

/** Test endpoints, which no list of the project has, for those who may know of them. */
function Probes({ project }: { project: string }) {
  useQueries([probesQuery({ project })])
  const text = useAppSelector(state => selectProbesText(state, project))
  return text && <Message tone="notice">{text}</Message>
}

/** What is in the way, what its deletion frees, and what is not known. */
function Answer({ contents, order }: { contents: Contents; order: Order }) {
  const params = useParams(projectPaths.delete)
  const send = useSend()
  const { read, total } = useAppSelector(state => selectProgress(state, params))
  const isFleetViewer = useAppSelector(selectIsFleetViewer)
  const release = useAppSelector(selectRelease)
  const asOf = useAppSelector(state => selectAsOf(state, params))
  const verdict = verdictOf(contents)
  const counts = countsInWords(contents)
  const freed = freedInWords(order.rows, contents.unread.length > 0)
  const isLooking = read < total
  const more = contents.unread.find(({ why }) => why === 'more')
  return (
    <Stack gap={3}>
      <div role="status">
        <Message
          tone={verdict.tone}
          title={
            <Text as="h2" color="text" fontSize="lg" fontWeight="medium">
              {verdict.text}
            </Text>
          }
        />
      </div>
      {isLooking ? (
        <>
          <p data-figures>
            Looked at {read} of {pluralize('list', total)}.
          </p>
          {/* Sums grow with each list, and would move what is below them each time. */}
          <Skeleton width="100%" />
          <Skeleton width="60%" />
        </>
      ) : (
        <>
          {counts !== '' && <p>{capitalize(counts)}.</p>}
          {freed !== '' && <p>Deleting what is ticked frees {freed}.</p>}
        </>
      )}
      <UnreadLists unread={contents.unread} />
      {isFleetViewer && <Probes project={params.project} />}
      {order.obstacle && !isLooking && (
        <Message tone="notice" title="The project itself stays">
          <RichText text={order.obstacle} />.
          {more && ' There is also more than is listed: the page shows it once that is deleted.'}
        </Message>
      )}
      {!order.obstacle && more && (
        <Message tone="notice" title="The plan works in rounds">
          <RichText text={problemOf(more)} />. Once what is listed is deleted, the plan reads the
          rest and deletes that too.
        </Message>
      )}
      <p>There is no undo, and nothing is kept. The list can be saved first.</p>
      <Row gap={2} flexWrap="wrap">
        <CopyTextButton
          tone="secondary"
          label="Copy as text"
          text={answerText(params, contents, order, { release: `${release}`, asOf })}
        />
        <Button
          isDisabled={isLooking || contents.things.length === 0}
          onPress={() => send(exportRequested(params))}
        >
          Export the list
        </Button>
      </Row>
    </Stack>
  )
}

interface SubmitProps {
  order: Order
  disabledReason: string | null
  onPress: () => void
}

/** The button of the page, always in view. */
function Submit({ order, disabledReason, onPress }: SubmitProps) {
  return (
    <PageFooter>
      <Row justifyContent="flex-end" flexWrap="wrap" paddingBlock={3}>
        <Button tone="danger" disabledReason={disabledReason} onPress={onPress}>
          {labelOf(order)}…
        </Button>
      </Row>
    </PageFooter>
  )
}

/** Why there is nothing to start now, or null. */
const reasonNothing = ({ unread }: Contents, { rows, obstacle }: Order, isBusy: boolean) => {
  if (isBusy) return 'Another action on many is still running'
  if (unread.some(({ why }) => why === 'pending')) return 'The project is still being looked at'
  if (rows.some(({ isTicked }) => isTicked) || !obstacle) return null
  return `Nothing can be deleted. ${plainText(obstacle)}.`
}

/** What is in a project and is deleted with it, to choose from. */
function Preview() {
  const params = useParams(projectPaths.delete)
  const send = useSend()
  const reads = useAppSelector(state => selectReads(state, params), areSameQueries)
  const contents = useAppSelector(state => selectContents(state, params))
  const project = useAppSelector(state => selectProject(state, params))
  const isBusy = useAppSelector(selectIsBulkBusy)
  const { promote, refusals } = useRefusals()
  const left = useChosen('left')
  const kept = useChosen('kept')
  const cancelled = useChosen('cancelled')
  const choices = useMemo(() => ({ left, kept, cancelled }), [left, kept, cancelled])
  const order = useMemo(() => arrange(contents, choices, refusals), [contents, choices, refusals])
  return (
    <>
      <Reads queries={reads} />
      <CardStack>
        <Answer contents={contents} order={order} />
        {THING_KINDS.map(kind => (
          <KindCard key={kind} kind={kind} order={order} canPromote={promote === undefined} />
        ))}
      </CardStack>
      {project && (
        <Submit
          order={order}
          disabledReason={reasonNothing(contents, order, isBusy)}
          onPress={() => send(bulkRequested(planOf(order, choices, project)))}
        />
      )}
    </>
  )
}

/** A plan changes the lists all the time, so they are read again once it has ended. */
function UnderWay() {
  const send = useSend()
  return (
    <Message title="What you chose is being deleted">
      <Button size="sm" onPress={() => send(bulkShown())}>
        Show progress
      </Button>
    </Message>
  )
}

/** Deletes a project with what is in it, after showing what that is. */
function ProjectDeleteView() {
  const params = useParams(projectPaths.delete)
  const isUnderWay = useAppSelector(state => selectIsUnderWay(state, params))
  const asOf = useAppSelector(state => selectAsOf(state, params))
  return (
    <>
      <PageHeader title={`Delete project ${params.project}`} icon={<Trash2 />}>
        {asOf !== null && !isUnderWay && <UpdatedAt at={asOf} />}
        <Refresh />
      </PageHeader>
      {isUnderWay ? <UnderWay /> : <Preview />}
    </>
  )
}

/** The page deletes objects of all kinds. */
const operations = { ...affinityOperations, ...externalSubnetOperations, ...vpcOperations }

const sagas = [watchSave, watchImportCancels, watchProjectDelete]

export { operations, sagas, ProjectDeleteView as View }
