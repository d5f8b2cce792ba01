import { useId, type ReactNode } from 'react'
import type { Words } from '@/ui/RichText/RichText'
import { SideModal } from '@/ui/SideModal/SideModal'
import { Form } from './Form'
import { FormErrors } from './FormErrors'
import { FormFooter } from './FormFooter'

export interface SideModalFormProps {
  title: string
  subtitle?: ReactNode
  submitLabel: string
  onSubmit: () => void
  /** Called on Escape, a press beside the panel, or ×. May ask first if there is input. */
  onDismiss: () => void
  /** Called by the cancel button, which leaves at once. */
  onCancel: () => void
  isPending?: boolean | undefined
  /** Prevents submitting, and says why. */
  disabledReason?: Words | null | undefined
  /** The server's errors, one sentence each. */
  errors?: readonly string[] | undefined
  /** Id of the failed request. */
  requestId?: string | undefined
  /** Grows with every refused submission; the first invalid field then gets the focus. */
  failedSubmits?: number | undefined
  animate?: boolean | undefined
  /** A small button in the footer. */
  footerAside?: ReactNode
  children: ReactNode
}

const none: readonly string[] = []

/** A form in a panel on the right. */
export function SideModalForm({ errors = none, ...props }: SideModalFormProps) {
  const formId = useId()
  return (
    <SideModal
      title={props.title}
      subtitle={props.subtitle}
      onDismiss={props.onDismiss}
      animate={props.animate}
      isPending={props.isPending}
      footer={
        <FormFooter
          formId={formId}
          submitLabel={props.submitLabel}
          onCancel={props.onCancel}
          isPending={props.isPending}
          disabledReason={props.disabledReason}
          aside={props.footerAside}
          error={errors.length > 0 ? 'Error' : undefined}
        />
      }
    >
      <FormErrors errors={errors} requestId={props.requestId} />
      <Form
        id={formId}
        onSubmit={props.onSubmit}
        failedSubmits={props.failedSubmits}
        isBlocked={props.isPending || Boolean(props.disabledReason)}
        isFocusedFirst
      >
        {props.children}
      </Form>
    </SideModal>
  )
}
