import { selectForm } from '@/store/forms/selectors'
import { useAppSelector } from '@/store/setup/hooks'
import type { SettingsChange, SettingsConflict } from '@/store/system/port-settings/difference'
import {
  portSettingsReviewForm as form,
  selectReview,
} from '@/store/system/port-settings/review.form'
import { sessionWarnings } from '@/store/system/switch-ports/rules'
import { Badge } from '@/ui/Badge/Badge'
import { Stack, Text } from '@/ui/Layout/Layout'
import { Message } from '@/ui/Message/Message'
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup'
import { RichText } from '@/ui/RichText/RichText'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'

/** The difference that an edit makes, before it is written. */
function ReviewModal() {
  const { changes, others, conflicts, ports, risk } = useAppSelector(selectReview)
  return (
    <ModalForm
      form={form}
      title="Update port settings"
      submitLabel={ports.length > 0 ? 'Update and apply' : 'Update settings'}
      tone={risk === 'sure' ? 'danger' : 'primary'}
      isIncomplete={changes.length === 0}
    >
      {changes.length === 0 ? (
        <p>The rack already has these settings.</p>
      ) : (
        <Changes label="Changes" changes={changes} />
      )}
      {others.length > 0 && (
        <>
          <Message tone="notice" title="Someone else has changed these settings in the meantime">
            {conflicts.length === 0
              ? 'Their changes are kept.'
              : 'Their changes are kept, except where you have changed the same part: choose there.'}
          </Message>
          <Changes label="Changed by others" changes={others} />
          {conflicts.map(conflict => (
            <Conflict key={conflict.id} {...conflict} />
          ))}
        </>
      )}
      <p>
        {ports.length === 0
          ? 'No port uses these settings.'
          : `They are applied at once to ${ports.join(', ')}.`}
      </p>
      {risk !== 'none' && (
        <Message tone={risk === 'sure' ? 'danger' : 'notice'}>
          <RichText text={sessionWarnings[risk]} />
        </Message>
      )}
    </ModalForm>
  )
}

/** Asks whose change is kept of a part that both have changed. */
function Conflict({ id, what, mine, theirs }: SettingsConflict) {
  const { value: choices, onChange, isDisabled } = form.useField('choices')
  const error = useAppSelector(state => selectForm(state, form.name)?.context.errors[id])
  return (
    <RadioGroup
      name={id}
      label={what}
      options={[
        { value: 'mine', label: 'Keep mine', help: mine.join(', ') },
        { value: 'theirs', label: 'Take theirs', help: theirs.join(', ') },
      ]}
      value={choices[id] ?? ''}
      onChange={choice => onChange({ ...choices, [id]: choice })}
      error={choices[id] ? undefined : error}
      isDisabled={isDisabled}
      isRequired
    />
  )
}

const TONES = { added: 'success', removed: 'danger', changed: 'notice' } as const

function Changes({ label, changes }: { label: string; changes: readonly SettingsChange[] }) {
  return (
    <Stack as="ul" gap={3} aria-label={label}>
      {changes.map(({ what, kind, fields }) => (
        <li key={`${kind} ${what}`}>
          <Text as="div" overflowWrap="anywhere">
            <Badge tone={TONES[kind]}>{kind}</Badge> {what}
          </Text>
          {fields.map(field => (
            <Text key={field} as="div" color="text-muted" marginTop={1} overflowWrap="anywhere">
              {field}
            </Text>
          ))}
        </li>
      ))}
    </Stack>
  )
}

export { form, ReviewModal as View }
