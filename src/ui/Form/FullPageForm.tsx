import { useId, type ReactNode } from 'react'
import type { Words } from '@/ui/RichText/RichText'
import { Form } from './Form'
import { FormFooter } from './FormFooter'
import { PageActions } from './PageActions'

export interface FullPageFormProps {
  submitLabel: string
  onSubmit: () => void
  onCancel: () => void
  isPending?: boolean | undefined
  /** Prevents submitting, and says why. */
  disabledReason?: Words | null | undefined
  /** The server's error, shown beside the buttons. */
  error?: string | undefined
  /** Id of the failed request. */
  requestId?: string | undefined
  /** Grows with every refused submission; the first invalid field then gets the focus. */
  failedSubmits?: number | undefined
  /** Focuses the first field on mount, for pages that consist of the form. */
  isFocusedFirst?: boolean | undefined
  /** A small button in the footer. */
  footerAside?: ReactNode
  children: ReactNode
}

/** A form that fills a page, with its buttons in the footer that stays in view. */
export function FullPageForm(props: FullPageFormProps) {
  const formId = useId()
  return (
    <>
      <Form
        id={formId}
        onSubmit={props.onSubmit}
        failedSubmits={props.failedSubmits}
        isBlocked={props.isPending || Boolean(props.disabledReason)}
        isFocusedFirst={props.isFocusedFirst}
      >
        {props.children}
      </Form>
      <PageActions>
        <FormFooter
          formId={formId}
          submitLabel={props.submitLabel}
          onCancel={props.onCancel}
          isPending={props.isPending}
          disabledReason={props.disabledReason}
          error={props.error}
          requestId={props.requestId}
          aside={props.footerAside}
          isPage
        />
      </PageActions>
    </>
  )
}
