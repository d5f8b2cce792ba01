import { useId, type ReactNode } from 'react'
import { useForm, type AnyForm } from '@/store/forms/hooks'
import { EnterSubmits } from '@/ui/Combobox/EnterSubmits'
import { Form } from '@/ui/Form/Form'
import { FormErrors } from '@/ui/Form/FormErrors'
import { Modal, ModalSection } from '@/ui/Modal/Modal'
import { DraftNotice } from '@/views/shared/draft-notice/DraftNotice'
import { EquivalentButton } from '@/views/shared/equivalent-command/EquivalentButton'

interface ModalFormProps {
  form: AnyForm
  title: string
  submitLabel: string
  /** Keeps the form from being submitted until enough is given, where that is plain to see. */
  isIncomplete?: boolean
  /** The fields, and what is to be known about them. */
  children: ReactNode
}

/** An open form of a field or two in a dialog. It is left without being asked about. */
export function ModalForm({ form: definition, isIncomplete = false, ...props }: ModalFormProps) {
  const form = useForm(definition)
  const formId = useId()
  if (!form.isOpen) return null
  return (
    <Modal
      title={props.title}
      onDismiss={form.cancel}
      footerAside={<EquivalentButton of={`form/${definition.name}`} />}
      action={{
        label: props.submitLabel,
        formId,
        isPending: form.isPending,
        isDisabled: isIncomplete,
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
          isBlocked={form.isPending || isIncomplete}
          isFocusedFirst
        >
          <DraftNotice form={definition} />
          <EnterSubmits value={true}>{props.children}</EnterSubmits>
        </Form>
      </ModalSection>
    </Modal>
  )
}
