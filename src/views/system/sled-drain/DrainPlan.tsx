import { Circle, CircleCheck } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { Sled } from '@/api/generated/types'
import { formatNumber } from '@/lib/number'
import { withSearch } from '@/lib/search'
import { pluralize } from '@/lib/text'
import { bulkRequested } from '@/store/bulk/bulk'
import { selectIsBulkBusy } from '@/store/bulk/selectors'
import { navigationRequested } from '@/store/navigation/events'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { TICKS, type Tick } from '@/store/system/sled-drain/drain'
import { drainAwaited } from '@/store/system/sled-drain/events'
import type { DrainAnswer } from '@/store/system/sled-drain/answer'
import { ownerLists, ownersFile, stopStartPlan } from '@/store/system/sled-drain/plan'
import { sledActions } from '@/store/system/sleds/actions'
import { isProvisionable } from '@/store/system/sleds/rules'
import { Button } from '@/ui/Button/Button'
import { CardBlock, CardBody, CardHeader } from '@/ui/CardBlock/CardBlock'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { CopyTextButton } from '@/ui/CopyCode/CopyCode'
import { Text } from '@/ui/Layout/Layout'
import { TextField } from '@/ui/TextField/TextField'
import { useLocale } from '@/ui/UiProvider/UiContext'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import { useFiles } from '@/views/shell/files-context'
import { useRoute } from '@/views/shell/route-context'
import styles from './drain.module.css'

interface StepProps {
  title: string
  isDone: boolean
  children: ReactNode
}

function Step({ title, isDone, children }: StepProps) {
  const Icon = isDone ? CircleCheck : Circle
  return (
    <li className={styles.step} data-done={isDone || undefined}>
      <Icon size={20} aria-hidden="true" />
      <div className={styles.body}>
        <Text as="h3" fontWeight="medium">
          {title} <VisuallyHidden>({isDone ? 'done' : 'to do'})</VisuallyHidden>
        </Text>
        {children}
      </div>
    </li>
  )
}

interface DrainPlanProps {
  sled: Sled
  /** Undefined if the check cannot be read. */
  answer: DrainAnswer | undefined
  /** What the user has ticked. */
  ticks: readonly Tick[]
}

interface OwnStepProps {
  sled: Sled
  answer: DrainAnswer
}

/** The address with a step ticked or not. */
const useTick = (ticks: readonly Tick[]) => {
  const send = useSend()
  const { path, search } = useRoute()
  return (tick: Tick) => (isDone: boolean) => {
    const next = TICKS.filter(each => (each === tick ? isDone : ticks.includes(each)))
    const plan = next.length === 0 ? 'open' : next.join('.')
    send(navigationRequested({ to: withSearch(path, search, { plan }), replace: true }))
  }
}

const OWN_STEP = 'Stop and start your instances'

/** The instances that the user can stop and start. */
function OwnStep({ sled, answer }: OwnStepProps) {
  const send = useSend()
  const isBusy = useAppSelector(selectIsBulkBusy)
  const plan = stopStartPlan(sled.id, answer.rows)
  const reasonNot = isProvisionable(sled.policy)
    ? 'Make the sled not provisionable first: they could start here again'
    : isBusy
      ? 'Another plan is running'
      : undefined
  return (
    <Step
      title={
        plan.rows.length === 0
          ? OWN_STEP
          : `Stop and start ${formatNumber(plan.rows.length)} of your instances`
      }
      isDone={plan.rows.length === 0}
    >
      {plan.rows.length === 0 ? (
        <p>None of the instances here is left for you to stop and start.</p>
      ) : (
        <Button disabledReason={reasonNot} onPress={() => send(bulkRequested(plan))}>
          Review and start
        </Button>
      )}
    </Step>
  )
}

/** What others have to do, as texts to send. */
function OwnersStep({ sled, answer, ticks }: OwnStepProps & Pick<DrainPlanProps, 'ticks'>) {
  const files = useFiles()
  const { locale } = useLocale()
  const [until, setUntil] = useState('')
  const { serial } = sled.baseboard
  const lists = ownerLists(answer.rows, serial, until)
  const tick = useTick(ticks)
  return (
    <Step title="Lists for the owners" isDone={lists.length === 0 || ticks.includes('lists')}>
      {lists.length === 0 ? (
        <p>Nobody else has instances here.</p>
      ) : (
        <>
          <TextField
            name="until"
            label="Until when"
            help="Goes into the texts, such as Friday 18:00 UTC."
            value={until}
            onChange={setUntil}
          />
          {lists.map(({ silo, project, count, text }) => (
            <div key={`${silo}/${project}`} className={styles.owner}>
              <span>
                {silo} / {project}: {pluralize('instance', count)}
              </span>
              <CopyTextButton
                tone="secondary"
                label={`Copy list for ${silo} / ${project}`}
                text={text}
              />
            </div>
          ))}
          <Button onPress={() => files.save(ownersFile(answer.rows, serial, until, locale))}>
            Download CSV of all
          </Button>
          <Checkbox
            name="lists"
            label="The owners have been told"
            value={ticks.includes('lists')}
            onChange={tick('lists')}
          />
        </>
      )}
    </Step>
  )
}

/** The steps with the instances here, which are not known. */
function UnknownSteps() {
  return [OWN_STEP, 'Lists for the owners', 'Wait'].map(title => (
    <Step key={title} title={title} isDone={false}>
      <p>Not known: the check could not be read.</p>
    </Step>
  ))
}

/** Waits until nothing is left here. */
function WaitStep({ sled, answer }: OwnStepProps) {
  const send = useSend()
  const left = answer.rows.length
  return (
    <Step title="Wait" isDone={left === 0}>
      {left > 0 && <p>{formatNumber(left)} left</p>}
      <p role="status">{left === 0 && 'Nothing is left here.'}</p>
      {left > 0 && (
        <Button onPress={() => send(drainAwaited({ sledId: sled.id }))}>
          Notify me when it is empty
        </Button>
      )}
    </Step>
  )
}

/** The way to an empty sled and back, step by step. The address keeps what the user has ticked. */
export function DrainPlan({ sled, answer, ticks }: DrainPlanProps) {
  const send = useSend()
  const { path, search } = useRoute()
  const tick = useTick(ticks)
  const isOpen = isProvisionable(sled.policy)
  const [action] = sledActions(sled)
  const isServiced = ticks.includes('service')
  const close = () =>
    send(navigationRequested({ to: withSearch(path, search, { plan: null }), replace: true }))
  return (
    <CardBlock label="Plan">
      <CardHeader title="Plan" description="Each step can be done here or elsewhere.">
        <Button onPress={close}>Close plan</Button>
      </CardHeader>
      <CardBody>
        <ol aria-label="Steps" className={styles.steps}>
          <Step title="Make not provisionable" isDone={!isOpen || isServiced}>
            {isOpen && !isServiced && action && <ActionButton action={action} tone="primary" />}
          </Step>
          {answer ? (
            <>
              <OwnStep sled={sled} answer={answer} />
              <OwnersStep sled={sled} answer={answer} ticks={ticks} />
              <WaitStep sled={sled} answer={answer} />
            </>
          ) : (
            <UnknownSteps />
          )}
          <Step title="Service the sled" isDone={isServiced}>
            <Checkbox
              name="service"
              label="The sled has been serviced"
              value={isServiced}
              onChange={tick('service')}
            />
          </Step>
          <Step title="Make provisionable" isDone={isOpen && isServiced}>
            {!isOpen && action && <ActionButton action={action} />}
          </Step>
        </ol>
      </CardBody>
    </CardBlock>
  )
}
