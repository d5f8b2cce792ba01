import type { RichText as RichTextData } from '@/lib/rich-text'
import { formatDateTime } from '@/lib/time'
import { useForm, type AnyForm } from '@/store/forms/hooks'
import { DRAFTS_SLOT } from '@/store/drafts/drafts'
import { useAppSelector } from '@/store/setup/hooks'
import { selectIsUnstored } from '@/store/tab/slice'
import { Button } from '@/ui/Button/Button'
import { lazy, usePrefetch } from '@/ui/lazy/lazy'
import { Message } from '@/ui/Message/Message'
import { Moment } from '@/ui/Moment/Moment'
import { RichText } from '@/ui/RichText/RichText'
import { useLocale } from '@/ui/UiProvider/UiContext'
import styles from './DraftNotice.module.css'

/**
 * Says that a form holds earlier input, and clears it on request; or that the browser cannot keep
 * what is entered now.
 */
export function DraftNotice({ form: definition }: { form: AnyForm }) {
  const { draftTime, isPending, startOver } = useForm(definition)
  const reader = useLocale()
  const isUnstored = useAppSelector(state => selectIsUnstored(state, DRAFTS_SLOT))
  return (
    <>
      {isUnstored && (
        <Message tone="notice">
          <span role="status">
            This browser has no room to keep what you enter: it is lost if your session ends, or
            this tab is closed or reloaded.
          </span>
        </Message>
      )}
      {draftTime !== null && (
        <Message>
          <div className={styles.notice} role="status">
            <span>
              This is what you entered on{' '}
              <Moment at={draftTime}>{formatDateTime(draftTime, reader)}</Moment>.
            </span>
            <Button size="sm" isDisabled={isPending} onPress={startOver}>
              Start over
            </Button>
          </div>
        </Message>
      )}
    </>
  )
}

/** Says first why the user cannot submit a form. */
export function RoleNotice({ reason }: { reason: RichTextData | undefined }) {
  return (
    reason && (
      <Message tone="notice">
        <span role="status">
          <RichText text={reason} />. You can look at the form, but not submit it.
        </span>
      </Message>
    )
  )
}

const ConflictDialog = lazy(
  async () => (await import('../form-conflict/ConflictDialog')).ConflictDialog,
)
const LATE = [ConflictDialog]
const NONE: typeof LATE = []

/** The question whose values to keep, when someone else has changed the same fields. */
export function FormConflict({ form }: { form: AnyForm }) {
  const { isAsking } = useForm(form)
  usePrefetch(form.edits ? LATE : NONE)
  return isAsking && <ConflictDialog form={form} />
}
