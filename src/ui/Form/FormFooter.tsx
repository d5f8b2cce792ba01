import { CircleAlert } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { Button } from '@/ui/Button/Button'
import { RequestId } from '@/ui/RequestId/RequestId'
import type { Words } from '@/ui/RichText/RichText'
import { submitByKeys } from './Form'
import styles from './Form.module.css'

export interface FormFooterProps {
  /** Id of the form to submit, wherever it is. */
  formId: string
  submitLabel: string
  onCancel: () => void
  isPending?: boolean | undefined
  /** Prevents submitting, and says why. */
  disabledReason?: Words | null | undefined
  /** What went wrong, next to the buttons. */
  error?: string | undefined
  /** Id of the failed request. */
  requestId?: string | undefined
  /** A small button beside the others. */
  aside?: ReactNode
  /** On a page, users read from the left: submit comes first, the error last. */
  isPage?: boolean | undefined
}

/** The end of a form: error, cancel and submit. */
export function FormFooter(props: FormFooterProps) {
  const error = (
    <div
      key="error"
      className={styles.footerError}
      // In a panel, the error itself is above the fields and announced there.
      {...(props.isPage && { role: 'alert' })}
    >
      {props.error && (
        <>
          <CircleAlert size={16} />
          <div>
            {props.error}
            <RequestId id={props.requestId} />
          </div>
        </>
      )}
    </div>
  )
  const aside = props.aside && <Fragment key="aside">{props.aside}</Fragment>
  const cancel = (
    <Button
      key="cancel"
      tone="ghost"
      isDisabled={props.isPending ?? false}
      onPress={props.onCancel}
    >
      Cancel
    </Button>
  )
  const submit = (
    <Button
      key="submit"
      tone="primary"
      type="submit"
      form={props.formId}
      isPending={props.isPending ?? false}
      disabledReason={props.disabledReason}
    >
      {props.submitLabel}
    </Button>
  )
  return (
    <div
      className={styles.footer}
      onKeyDownCapture={event => submitByKeys(event, document.getElementById(props.formId))}
    >
      {props.isPage ? [submit, cancel, error, aside] : [aside, error, cancel, submit]}
    </div>
  )
}
