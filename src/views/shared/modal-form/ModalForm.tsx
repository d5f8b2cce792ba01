import { useId, type ReactNode } from 'react'
import { useForm, type AnyForm } from '@/store/forms/hooks'
import { EnterSubmits } from '@/ui/Combobox/useComboboxKeys'
import { Form } from '@/ui/Form/Form'
import { FormErrors } from '@/ui/Form/FormErrors'
import { GuardDialog } from '@/ui/GuardDialog/GuardDialog'
import { Modal, ModalSection, type ModalAction } from '@/ui/Modal/Modal'
import { useFormRefusal } from '@/views/shared/actions/use-restrict'
import { DraftNotice, RoleNotice, FormConflict } from '@/views/shared/draft-notice/DraftNotice'
import { UnsentNotice } from '@/views/shared/draft-notice/UnsentNotice'
import { EquivalentButton } from '@/views/shared/equivalent-command/EquivalentButton'

interface ModalFormProps {
  form: AnyForm
  title: string
  /** By default as the title, with `Update` for `Edit`. */
  submitLabel?: string
  tone?: ModalAction['tone']
  /** Disables submitting while input is obviously missing. */
  isIncomplete?: boolean
  /** Disables submitting and says why. */
  disabledReason?: ModalAction['disabledReason']
  /** Whether it is about the console itself, and sends nothing. */
  isLocal?: boolean
  /** The fields, and notes about them. */
  children: ReactNode
}

/** An open form of one or two fields in a dialog. Asks before closing if there is input. */
export function ModalForm({ form: definition, isIncomplete = false, ...props }: ModalFormProps) {
  const form = useForm(definition)
  const refusal = useFormRefusal(definition.name)
  const formId = useId()
  if (!form.isOpen) return null
  return (
    <>
      <Modal
        title={props.title}
        onDismiss={form.dismiss}
        onCancel={form.cancel}
        footerAside={!props.isLocal && <EquivalentButton of={`form/${definition.name}`} />}
        action={{
          label: props.submitLabel ?? props.title.replace(/^Edit /, 'Update '),
          tone: props.tone,
          formId,
          isPending: form.isPending,
          isDisabled: isIncomplete,
          disabledReason: refusal ?? props.disabledReason,
        }}
      >
        <ModalSection>
          <FormErrors
            errors={form.failure ? [form.failure.message] : []}
            requestId={form.failure?.requestId}
          />
          <Form
            id={formId}
            onSubmit={form.submit}
            failedSubmits={form.failedSubmits}
            isBlocked={form.isPending || isIncomplete || refusal !== undefined}
            isFocusedFirst
          >
            <RoleNotice reason={refusal} />
            <DraftNotice form={definition} />
            <UnsentNotice form={definition} />
            <EnterSubmits value={true}>{props.children}</EnterSubmits>
          </Form>
        </ModalSection>
      </Modal>
      <FormConflict form={definition} />
      {form.isLeaving && <GuardDialog leaving="form" onStay={form.stay} onLeave={form.leave} />}
    </>
  )
}
