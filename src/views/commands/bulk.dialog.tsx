import { watchRoleChanges } from '@/store/access/change.saga'
import { machines, watchBulkPlan } from '@/store/bulk/run.saga'
import { watchSnapshots } from '@/store/project/disks/snapshot.saga'
import { watchRuleWrites } from '@/store/project/firewall-rules/change.saga'
import { watchInstanceUpdates } from '@/store/project/instance/update.saga'
import { watchStopAndStart } from '@/store/project/instances/stop-start.saga'
import { watchPartialUpdates } from '@/store/project/partial-updates'
import { ListChecks } from 'lucide-react'
import { formatNumber } from '@/lib/number'
import { capitalize, plural, pluralize } from '@/lib/text'
import { bulkShown } from '@/store/bulk/bulk'
import {
  bulkChanged,
  bulkDismissed,
  bulkResumed,
  bulkRetryRequested,
  bulkStarted,
  bulkStopRequested,
  PLAN_SLOTS,
} from '@/store/bulk/events'
import { BULK, selectBulk, selectBulkPhase, selectIsBulkBusy } from '@/store/bulk/selectors'
import { titleOf, verbOf } from '@/store/bulk/titles'
import { selectBulkView, bulkForm as form } from '@/store/bulk/view'
import { equivalentsRequested } from '@/store/commands/forms'
import { useForm } from '@/store/forms/hooks'
import { selectOpenDialogs } from '@/store/forms/selectors'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { selectIsUnstored } from '@/store/tab/slice'
import { Button } from '@/ui/Button/Button'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { DescriptionField } from '@/ui/DescriptionField/DescriptionField'
import { Stack, Text } from '@/ui/Layout/Layout'
import { Message } from '@/ui/Message/Message'
import { Modal, type ModalAction, ModalSection } from '@/ui/Modal/Modal'
import { RichText } from '@/ui/RichText/RichText'
import { Select } from '@/ui/Select/Select'
import { TextField } from '@/ui/TextField/TextField'
import { ProgressChip } from '@/views/shared/progress-chip/ProgressChip'
import styles from './BulkDialog.module.css'
import { BulkProgress, countsInWords } from './BulkProgress'

type Shown = NonNullable<ReturnType<typeof selectBulkView>>

const hasInput = ({ plan, word }: Shown) => Boolean(plan.field ?? plan.acknowledgement ?? word)

/** The input that the plan needs: a value for all rows, a box to check, and the word. */
function Input({ plan, word }: Shown) {
  const send = useSend()
  const { value, typed, isAcknowledged } = useAppSelector(selectBulk)
  const { field, acknowledgement } = plan
  const change = (next: string) => send(bulkChanged({ value: next }))
  return (
    <>
      {field?.options && (
        <Select
          name="value"
          label={field.label}
          isOptionalHidden
          items={field.options}
          value={value}
          onChange={change}
        />
      )}
      {field && !field.options && (
        <DescriptionField name="value" label={field.label} value={value} onChange={change} />
      )}
      {acknowledgement !== undefined && (
        <Checkbox
          label={acknowledgement}
          value={isAcknowledged}
          onChange={isChecked => send(bulkChanged({ isAcknowledged: isChecked }))}
        />
      )}
      {word !== undefined && (
        <TextField
          name="word"
          label={`Type “${word}” to confirm`}
          value={typed}
          isRequired
          onChange={next => send(bulkChanged({ typed: next }))}
        />
      )}
    </>
  )
}

/** The offer to delete what belongs to the rows as well. */
function Option({ option, isReadingOption }: Pick<Shown, 'option' | 'isReadingOption'>) {
  const send = useSend()
  const { isWithExtras } = useAppSelector(selectBulk)
  if (isReadingOption) return <p role="status">Reading what belongs to them…</p>
  return (
    option && (
      <Checkbox
        label={option.label}
        value={isWithExtras}
        onChange={isChosen => send(bulkChanged({ isWithExtras: isChosen }))}
      />
    )
  )
}

/** What belongs to a row, and what will become of it. */
function Extras({ option, source = '' }: Pick<Shown, 'option'> & { source: string | undefined }) {
  return option?.names.get(source)?.map(name => (
    <Text key={name} fontSize="sm" display="block">
      {name} {option.fate}
    </Text>
  ))
}

/** The steps of one action, which another screen has listed. */
function StagedReview(shown: Shown) {
  return (
    <>
      <ModalSection>
        <p>{shown.plan.isDanger ? 'This cannot be undone. In this order:' : 'In this order:'}</p>
        <ol aria-label="Stages" className={styles.names} tabIndex={0}>
          {shown.stages.map(({ label, total }) => (
            <li key={label}>
              <span className={styles.name}>{label}</span> ({formatNumber(total)})
            </li>
          ))}
        </ol>
      </ModalSection>
      {hasInput(shown) && (
        <ModalSection>
          <Input {...shown} />
        </ModalSection>
      )}
    </>
  )
}

/** Which rows can and which cannot, why, and what else goes with them. */
function Review(shown: Shown) {
  const { plan, rows, impossible, note, option, isCheckingQuota } = shown
  const all = plural(plan.noun)
  const verb = verbOf(plan)
  return (
    <>
      {rows.length > 0 && (
        <ModalSection>
          <p>
            {plan.rows.length === rows.length
              ? `This will ${verb} ${pluralize(plan.noun, rows.length)}.`
              : `This will ${verb} ${formatNumber(rows.length)} of the ${formatNumber(plan.rows.length)} selected ${all}.`}
          </p>
          <ul aria-label={capitalize(all)} className={styles.names} tabIndex={0}>
            {rows.map(({ row }) => (
              <li key={row.key}>
                <span className={styles.name}>{row.name}</span>
                {!note && row.note && (
                  <Text fontSize="sm" display="block">
                    <RichText text={row.note} />
                  </Text>
                )}
                <Extras option={option} source={row.source} />
              </li>
            ))}
          </ul>
          {isCheckingQuota && <p role="status">Checking the quota…</p>}
          {plan.notice !== undefined && <Message tone="notice">{plan.notice}</Message>}
          <Option {...shown} />
          {note && (
            <p>
              {rows.length > 1 && 'For each: '}
              <RichText text={note} />
            </p>
          )}
        </ModalSection>
      )}
      {impossible.length > 0 && (
        <ModalSection>
          <Text as="h3" color="text" fontSize="md">
            {rows.length === 0 ? `None of the ${all} can` : 'These will be left as they are'}
          </Text>
          {impossible.map(({ reason, rows: left }, at) => (
            <Stack key={at} gap={2}>
              <p>
                <RichText text={reason} />:
              </p>
              <ul className={styles.names} tabIndex={0} aria-label="Left as they are">
                {left.map(({ key, name }) => (
                  <li key={key} className={styles.name}>
                    {name}
                  </li>
                ))}
              </ul>
            </Stack>
          ))}
        </ModalSection>
      )}
      {hasInput(shown) && (
        <ModalSection>
          <Input {...shown} />
        </ModalSection>
      )}
    </>
  )
}

/** The main button of the dialog, for where the plan stands. */
const useAction = ({ plan, counts, isReady }: Shown): ModalAction | undefined => {
  const send = useSend()
  const tone = plan.isDanger ? 'danger' : 'primary'
  const resuming = { label: 'Continue', tone, onPress: () => send(bulkResumed()) } as const
  const open = counts.failed + counts.unknown
  const retrying: ModalAction = {
    label: `${counts.unknown > 0 ? 'Try again' : 'Retry failed'} (${open})`,
    tone,
    onPress: () => send(bulkRetryRequested()),
  }
  switch (useAppSelector(selectBulkPhase)) {
    case 'reviewing':
      return {
        label: plan.label ?? titleOf(plan),
        tone,
        isDisabled: !isReady,
        onPress: () => send(bulkStarted()),
      }
    case 'running':
    case 'disconnected':
      return {
        label: 'Stop after the running ones',
        tone: 'danger',
        onPress: () => send(bulkStopRequested()),
      }
    case 'rechecking':
      return { label: 'Stop', tone: 'danger', onPress: () => send(bulkStopRequested()) }
    case 'stopping':
      return { label: 'Stopping…', tone: 'danger', isDisabled: true }
    case 'stopped':
      return resuming
    case 'restored':
      return counts.waiting > 0 ? resuming : open > 0 ? retrying : undefined
    case 'finished':
      return open > 0 ? retrying : undefined
    case 'empty':
      return undefined
  }
}

function Plan(shown: Shown) {
  const { plan } = shown
  const send = useSend()
  const { cancel } = useForm(form)
  const phase = useAppSelector(selectBulkPhase)
  const isUnstored = useAppSelector(state => PLAN_SLOTS.some(slot => selectIsUnstored(state, slot)))
  const isUnfinished = phase === 'stopped' || phase === 'restored'
  const discard = () => {
    send(bulkDismissed())
    cancel()
  }
  return (
    <Modal
      title={titleOf(plan)}
      onDismiss={cancel}
      cancelLabel={phase === 'reviewing' ? 'Cancel' : 'Close'}
      action={useAction(shown)}
      footerAside={
        isUnfinished ? (
          <Button tone="ghost" onPress={discard}>
            Discard the rest
          </Button>
        ) : (
          phase === 'reviewing' &&
          shown.rows.length > 0 && (
            <Button tone="ghost" onPress={() => send(equivalentsRequested('bulk'))}>
              As code
            </Button>
          )
        )
      }
    >
      {isUnstored && phase !== 'finished' && (
        <ModalSection>
          <Message tone="notice">
            This browser has no room to keep this plan. It stops if this tab is closed or reloaded.
          </Message>
        </ModalSection>
      )}
      {phase !== 'reviewing' ? (
        <BulkProgress {...shown} phase={phase} />
      ) : plan.stages ? (
        <StagedReview {...shown} />
      ) : (
        <Review {...shown} />
      )}
    </Modal>
  )
}

/** An action on many rows: the review before it starts, and then its progress. */
function BulkDialog() {
  const shown = useAppSelector(selectBulkView)
  return shown && <Plan {...shown} />
}

/** Shows over every screen how far a plan is whose dialog is closed, and leads back to it. */
function BulkChip() {
  const send = useSend()
  const shown = useAppSelector(selectBulkView)
  const phase = useAppSelector(selectBulkPhase)
  const isBusy = useAppSelector(selectIsBulkBusy)
  const isOpen = useAppSelector(state => selectOpenDialogs(state).includes(BULK))
  if (!shown || isOpen || phase === 'reviewing') return null
  const { plan, rows, counts } = shown
  const words = countsInWords(plan, counts, rows.length, phase)
  return (
    <ProgressChip
      label="Action on many"
      icon={ListChecks}
      phase={counts.failed + counts.unknown > 0 ? 'failed' : phase}
      short={words}
      sentence={`${titleOf(plan)}: ${words}`}
      details={{ label: 'Show', onPress: () => send(bulkShown()) }}
      onDismiss={!isBusy && (() => send(bulkDismissed()))}
    />
  )
}

/** The workflows of actions that are not single commands: a restored plan may be over any screen. */
const sagas = [
  watchBulkPlan,
  watchInstanceUpdates,
  watchPartialUpdates,
  watchRoleChanges,
  watchRuleWrites,
  watchSnapshots,
  watchStopAndStart,
]

export { form, machines, sagas, BulkChip as Chip, BulkDialog as View }
