import { useAppSelector } from '@/store/setup/hooks'
import type { SettingsChange } from '@/store/system/port-settings/difference'
import {
  portSettingsReviewForm as form,
  selectReview,
} from '@/store/system/port-settings/review.form'
import { sessionWarnings } from '@/store/system/switch-ports/rules'
import { Badge } from '@/ui/Badge/Badge'
import { Message } from '@/ui/Message/Message'
import { RichText } from '@/ui/RichText/RichText'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'
import styles from './review.module.css'

/** The difference that an edit makes, before it is written. */
function ReviewModal() {
  const { changes, others, ports, risk } = useAppSelector(selectReview)
  return (
    <ModalForm
      form={form}
      title="Update port settings"
      submitLabel={ports.length > 0 ? 'Update and apply' : 'Update settings'}
      tone={risk === 'sure' ? 'danger' : 'primary'}
      isIncomplete={changes.length === 0}
    >
      {changes.length === 0 ? (
        <p>The rack has these settings already.</p>
      ) : (
        <Changes label="Changes" changes={changes} />
      )}
      {others.length > 0 && (
        <>
          <Message tone="notice" title="Somebody else has changed these settings meanwhile">
            Their changes are kept, except where you have changed the same part.
          </Message>
          <Changes label="Changed by others" changes={others} />
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

const TONES = { added: 'success', removed: 'danger', changed: 'notice' } as const

function Changes({ label, changes }: { label: string; changes: readonly SettingsChange[] }) {
  return (
    <ul className={styles.changes} aria-label={label}>
      {changes.map(({ what, kind, fields }) => (
        <li key={`${kind} ${what}`}>
          <div className={styles.what}>
            <Badge tone={TONES[kind]}>{kind}</Badge> {what}
          </div>
          {fields.map(field => (
            <div key={field} className={styles.field}>
              {field}
            </div>
          ))}
        </li>
      ))}
    </ul>
  )
}

export { form, ReviewModal as View }
