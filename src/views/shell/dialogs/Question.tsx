import type {
  ConfirmAlternative,
  ConfirmOption,
  ConfirmRequest,
} from '@/machines/confirm/confirm.events'
import { commandRequested } from '@/store/commands/events'
import {
  confirmAccepted,
  confirmAcknowledged,
  confirmDismissed,
  confirmOptionChosen,
  confirmTyped,
  selectConfirmNames,
  selectConfirmNote,
  selectConfirmObstacle,
  selectConfirmTyped,
  selectIsAcknowledged,
  selectIsConfirmChecking,
  selectIsConfirmPending,
  selectIsOptionChosen,
} from '@/store/confirm/confirm'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { ConfirmDialog } from '@/ui/ConfirmDialog/ConfirmDialog'
import { Text } from '@/ui/Layout/Layout'
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup'
import { TextField } from '@/ui/TextField/TextField'
import { EquivalentButton } from '@/views/shared/equivalent-command/EquivalentButton'
import styles from './Question.module.css'

/** Asks for confirmation and stays open until the confirmed action is done. */
export function Question({ event, option, alternative, ...request }: ConfirmRequest) {
  const { title, body, tone, keepLabel, acknowledgement, word } = request
  const send = useSend()
  const isAcknowledged = useAppSelector(selectIsAcknowledged)
  const typed = useAppSelector(selectConfirmTyped)
  const note = useAppSelector(selectConfirmNote)
  const isTyped = word === undefined || typed.trim() === word
  return (
    <ConfirmDialog
      title={title}
      body={note ? body.toSpliced(1, 0, note) : body}
      tone={tone}
      keepLabel={keepLabel}
      disabledReason={
        isAcknowledged
          ? isTyped
            ? null
            : 'First type the name above'
          : 'First check the box above'
      }
      isChecking={useAppSelector(selectIsConfirmChecking)}
      obstacle={useAppSelector(selectConfirmObstacle)}
      isPending={useAppSelector(selectIsConfirmPending)}
      footerAside={commandRequested.match(event) && <EquivalentButton of="confirm" />}
      onConfirm={() => send(confirmAccepted())}
      onDismiss={() => send(confirmDismissed())}
      note={
        <>
          {option && <Option {...option} />}
          {alternative && <Alternative {...alternative} />}
          {acknowledgement !== undefined && (
            <Checkbox
              label={acknowledgement}
              value={isAcknowledged}
              onChange={isChecked => send(confirmAcknowledged({ isChecked }))}
            />
          )}
          {word !== undefined && (
            <TextField
              name="word"
              label={`Type “${word}” to confirm`}
              value={typed}
              isRequired
              onChange={text => send(confirmTyped({ text }))}
            />
          )}
        </>
      }
    />
  )
}

function ChoiceBox({ label }: { label: string }) {
  const send = useSend()
  return (
    <Checkbox
      label={label}
      value={useAppSelector(selectIsOptionChosen)}
      onChange={isChosen => send(confirmOptionChosen({ isChosen }))}
    />
  )
}

/** Offers another form of the action: as a box, or beside the plain form. */
function Alternative({ label, plain }: ConfirmAlternative) {
  const send = useSend()
  const isChosen = useAppSelector(selectIsOptionChosen)
  if (!plain) return <ChoiceBox label={label} />
  return (
    <RadioGroup
      name="alternative"
      label="What to do"
      isLabelHidden
      isOptionalHidden
      options={[
        {
          value: 'plain',
          label: plain.label,
          help: plain.obstacle,
          isDisabled: plain.obstacle !== undefined,
        },
        { value: 'alternative', label },
      ]}
      value={isChosen ? 'alternative' : 'plain'}
      onChange={choice => send(confirmOptionChosen({ isChosen: choice === 'alternative' }))}
    />
  )
}

/** Offers to delete further objects, and names each with what will become of it. */
function Option({ label, fates }: ConfirmOption) {
  const names = useAppSelector(selectConfirmNames)
  const isChosen = useAppSelector(selectIsOptionChosen)
  if (names.length === 0) return null
  return (
    <>
      <ChoiceBox label={label} />
      <ul className={styles.names}>
        {names.map(name => (
          <li key={name}>
            <Text overflowWrap="anywhere">{name}</Text>
            <span className={styles.fate} data-chosen={isChosen}>
              {isChosen ? fates.chosen : fates.kept}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
