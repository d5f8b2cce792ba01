import type { ReactNode } from 'react'
import { useForm, type AnyForm } from '@/store/forms/hooks'
import { FullPageForm, type FullPageFormProps } from '@/ui/Form/FullPageForm'
import { useFormRefusal } from '@/views/shared/actions/use-restrict'
import { DraftNotice, RoleNotice } from '@/views/shared/draft-notice/DraftNotice'
import { UnsentNotice } from '@/views/shared/draft-notice/UnsentNotice'
import { EquivalentButton } from '@/views/shared/equivalent-command/EquivalentButton'

interface PageFormProps extends Pick<
  FullPageFormProps,
  'submitLabel' | 'disabledReason' | 'isFocusedFirst'
> {
  form: AnyForm
  /** The fields. */
  children: ReactNode
}

/** An open form that fills a page. Asks before leaving the page if there is input. */
export function PageForm({ form: definition, children, ...props }: PageFormProps) {
  const form = useForm(definition)
  const refusal = useFormRefusal(definition.name)
  if (!form.isOpen) return null
  return (
    <FullPageForm
      {...props}
      disabledReason={refusal ?? props.disabledReason}
      onSubmit={form.submit}
      onCancel={form.cancel}
      isPending={form.isPending}
      footerAside={<EquivalentButton of={`form/${definition.name}`} />}
      error={form.failure?.message}
      requestId={form.failure?.requestId}
      failedSubmits={form.failedSubmits}
    >
      <RoleNotice reason={refusal} />
      <DraftNotice form={definition} />
      <UnsentNotice form={definition} />
      {children}
    </FullPageForm>
  )
}
