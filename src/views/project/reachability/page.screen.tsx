import { useState } from 'react'
import type { IpVersion } from '@/lib/ip'
import type { ActionViewModel } from '@/store/commands/action'
import {
  selectAttachIpActions,
  selectAttachIpActionsOf,
} from '@/store/project/external-ips/external-ips'
import { watchRuleWrites } from '@/store/project/firewall-rules/change.saga'
import { instanceViewPoll } from '@/store/project/instance/instance'
import { selectInstance, selectInstanceActions } from '@/store/project/instances/instances'
import { projectPaths } from '@/store/project/paths'
import { watchQuestion } from '@/store/project/reachability/asking.saga'
import { verdictText, type Verdict } from '@/store/project/reachability/check'
import type { Fix } from '@/store/project/reachability/fix'
import { tryLines } from '@/store/project/reachability/question'
import { selectCheck, type CheckViewModel } from '@/store/project/reachability/reachability'
import { allFloatingIpsQuery } from '@/store/project/queries'
import { refreshRequested } from '@/store/queries/slice'
import { selectIsFleetViewer } from '@/store/session/session'
import { useAppSelector, useQueries, useSend } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import { CardBlock, CardBody, CardStack } from '@/ui/CardBlock/CardBlock'
import { CopyButton } from '@/ui/CopyButton/CopyButton'
import { cx } from '@/ui/cx'
import { DocsPopover } from '@/ui/DocsPopover/DocsPopover'
import { lazy } from '@/ui/lazy/lazy'
import { Link } from '@/ui/Link/Link'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { RichText } from '@/ui/RichText/RichText'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import { useRestrict } from '@/views/shared/actions/use-restrict'
import { guide, type PageDocs } from '@/views/shared/docs/guides'
import { sectionIcons } from '@/views/shared/icons'
import { Freshness } from '@/views/shared/refresh/Freshness'
import { Refresh } from '@/views/shared/refresh/Refresh'
import { TakeAlong } from '@/views/shared/take-along/TakeAlong'
import { useParams, useRoute } from '@/views/shell/route-context'
import { useNetworkingReason } from '../networking/use-networking-reason'
import { StepList } from './AnswerParts'
import { QuestionForm } from './QuestionForm'
import styles from './reachability.module.css'

const Announced = lazy(async () => (await import('./Announced')).Announced)

const docs: PageDocs = {
  heading: 'reachability',
  summary:
    'What the rack is told to do with a packet, by its firewall rules, routes and addresses. Nothing is sent.',
  links: [guide('Networking', 'configuring-guest-networking')],
}

const TONES: Record<Verdict, string | undefined> = {
  reachable: styles.good,
  blocked: styles.bad,
  depends: styles.partly,
  unknown: styles.unsure,
  pending: styles.unsure,
}

/** Whether an instance can be reached, and what is in the way. */
function ReachabilityPage() {
  const params = useParams(projectPaths.instance)
  const { search } = useRoute()
  const { check, queries } = useAppSelector(state => selectCheck(state, search, params))
  const name = useAppSelector(state => selectInstance(state, params)?.name) ?? params.instance
  useQueries([...queries, allFloatingIpsQuery(params)])
  const { instances: Icon } = sectionIcons
  return (
    <>
      <PageHeader title="Reachability" icon={<Icon />}>
        <Refresh />
        <DocsPopover {...docs} />
      </PageHeader>
      <p className={styles.subject}>
        Of the instance <Link href={projectPaths.instanceNetworking(params)}>{name}</Link>. A check
        of what the rack is told to do with a packet: it sends nothing.
      </p>
      <div className={styles.page}>
        <CardStack>
          <CardBlock label="Question">
            <CardBody>
              <QuestionForm check={check} />
              <RecentChecks asked={check.asked} />
            </CardBody>
          </CardBlock>
          <AnswerCard check={check} />
        </CardStack>
      </div>
    </>
  )
}

/** How many checks are remembered while the page is open. */
const REMEMBERED = 10

/** The checks of this visit, to return to. */
function RecentChecks({ asked }: Pick<CheckViewModel, 'asked'>) {
  const { path, search } = useRoute()
  const [recent, setRecent] = useState<readonly { asked: string; to: string }[]>([])
  if (recent[0]?.asked !== asked) {
    const others = recent.filter(each => each.asked !== asked)
    setRecent([{ asked, to: path + search }, ...others].slice(0, REMEMBERED))
  }
  if (recent.length < 2) return null
  return (
    <nav aria-label="Recent checks" className={styles.recent}>
      <span>Recent checks:</span>
      {recent.slice(1).map(each => (
        <Link key={each.asked} href={each.to}>
          {each.asked}
        </Link>
      ))}
    </nav>
  )
}

function AnswerCard({ check }: { check: CheckViewModel }) {
  const send = useSend()
  const { answer, address, verdict, fixes, text, errors } = check
  const isFleetViewer = useAppSelector(selectIsFleetViewer)
  const isOld = Object.values(errors).some(Boolean)
  const isUnread = answer?.steps.some(step => step.isUnread)
  return (
    <CardBlock label="Answer">
      <CardBody>
        <div className={cx(styles.answer, isOld && styles.old)}>
          <div role="status">
            <h2 className={`${styles.verdict} ${TONES[answer?.verdict ?? 'pending']}`}>
              {verdict}
            </h2>
          </div>
          {isUnread && (
            <div className={styles.again}>
              <Button size="sm" onPress={() => send(refreshRequested())}>
                Try again
              </Button>
            </div>
          )}
          <Fixes fixes={fixes} version={check.question.version} />
          {answer && (
            <>
              <StepList answer={answer} label="Steps" />
              {answer.detour && (
                <section aria-label="By external addresses">
                  <h2 className={styles.verdict}>
                    By external addresses: {verdictText(answer.detour)}
                  </h2>
                  <StepList answer={answer.detour} label="Steps by external addresses" />
                </section>
              )}
              {address !== undefined && isFleetViewer && <Announced address={address} />}
              <Unseen check={check} />
            </>
          )}
        </div>
        <div className={styles.footer}>
          <Freshness list={undefined} />
          <TakeAlong text={text} />
        </div>
      </CardBody>
    </CardBlock>
  )
}

/** What can be done about the obstacle that decides. */
function Fixes({ fixes, version }: { fixes: readonly Fix[]; version: IpVersion }) {
  if (fixes.length === 0) return null
  return (
    <ul aria-label="What you can do" className={styles.fixes}>
      {fixes.map((fix, index) => (
        <FixItem key={index} {...fix} version={version} />
      ))}
    </ul>
  )
}

function FixItem({ action, leadsTo, note, version }: Fix & { version: IpVersion }) {
  const params = useParams(projectPaths.instance)
  const restrict = useRestrict()
  const attaching = useAppSelector(state => selectAttachIpActionsOf(state, params, version))
  const instance = useAppSelector(state => selectInstance(state, params)?.actions)
  const reason = useNetworkingReason()
  const actions: readonly ActionViewModel[] =
    action === 'attachIp'
      ? (attaching ?? [])
      : action === 'start'
        ? (instance ?? []).filter(({ id }) => id === 'start')
        : [reason && action.to ? { ...action, reason } : action]
  return (
    <li className={styles.fix}>
      {actions.map(each => {
        const { reason: refusal } = restrict(each)
        return refusal ? (
          <span key={each.id}>
            {each.label}: <RichText text={refusal} />
          </span>
        ) : (
          <ActionButton key={each.id} action={each} />
        )
      })}
      <span>
        Leads to: {leadsTo}. {note}
      </span>
    </li>
  )
}

/** What no answer of the rack can say. Always last. */
function Unseen({ check: { question, address } }: { check: CheckViewModel }) {
  const params = useParams(projectPaths.instance)
  const lines = tryLines(question, address)
  return (
    <section aria-label="What this cannot see" className={styles.unseen}>
      <h3 className={styles.title}>What this cannot see</h3>
      <p>
        The firewall and the listener inside the guest, whether a change has reached the sled yet,
        which takes seconds, the network outside and its filters, and the sender’s own side. Look at
        the guest with its <Link href={projectPaths.serialConsole(params)}>serial console</Link>
        {lines.length > 0 ? ', or try it from where it fails:' : '.'}
      </p>
      {lines.length > 0 && (
        <ul aria-label="Commands to try" className={styles.lines}>
          {lines.map(line => (
            <li key={line}>
              <code translate="no">{line}</code> <CopyButton label={`Copy ${line}`} text={line} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const actions = [selectAttachIpActions, selectInstanceActions]
const sagas = [watchRuleWrites, watchQuestion]

export { actions, instanceViewPoll as poll, ReachabilityPage as View, sagas }
