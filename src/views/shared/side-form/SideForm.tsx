import type { ReactNode } from 'react'
import { useForm, type AnyForm } from '@/store/forms/hooks'
import { selectNavigationType } from '@/store/navigation/selectors'
import { useAppSelector } from '@/store/setup/hooks'
import { SideModalForm, type SideModalFormProps } from '@/ui/Form/SideModalForm'
import { GuardDialog } from '@/ui/GuardDialog/GuardDialog'
import { useFormRefusal } from '@/views/shared/actions/use-restrict'
import { DraftNotice, RoleNotice, FormConflict } from '@/views/shared/draft-notice/DraftNotice'
import { UnsentNotice } from '@/views/shared/draft-notice/UnsentNotice'
import { UnreadNotice } from '@/views/shared/unknown/Known'
import { useUnreadOfPanel } from '@/views/shell/use-shown-queries'
import { EquivalentButton } from '@/views/shared/equivalent-command/EquivalentButton'

interface SideFormProps extends Pick<SideModalFormProps, 'title' | 'subtitle' | 'disabledReason'> {
  /** By default as the title, with `Update` for `Edit`. */
  submitLabel?: string
  form: AnyForm
  /** Whether nothing is sent to the API, so that there is no equivalent command. */
  isLocal?: boolean
  /** The fields. */
  children: ReactNode
}

/**
 * An open form in a panel at the right, of a route or requested over a page. Asks before closing if
 * there is input. Slides in only if the user has just opened it.
 */
export function SideForm({ form: definition, isLocal, children, ...props }: SideFormProps) {
  const form = useForm(definition)
  const refusal = useFormRefusal(definition.name)
  // The notice above the page is behind the panel.
  const unread = useUnreadOfPanel(definition.name)
  const navigationType = useAppSelector(selectNavigationType)
  if (!form.isOpen) return null
  return (
    <>
      <SideModalForm
        submitLabel={props.title.replace(/^Edit /, 'Update ')}
        {...props}
        disabledReason={refusal ?? props.disabledReason}
        animate={navigationType === 'push'}
        errors={form.failure ? [form.failure.message] : []}
        requestId={form.failure?.requestId}
        failedSubmits={form.failedSubmits}
        isPending={form.isPending}
        footerAside={!isLocal && <EquivalentButton of={`form/${definition.name}`} />}
        onSubmit={form.submit}
        onCancel={form.cancel}
        onDismiss={form.dismiss}
      >
        {unread.length > 0 && <UnreadNotice queries={unread} />}
        <RoleNotice reason={refusal} />
        <DraftNotice form={definition} />
        <UnsentNotice form={definition} />
        {children}
      </SideModalForm>
      <FormConflict form={definition} />
      {form.isLeaving && <GuardDialog leaving="form" onStay={form.stay} onLeave={form.leave} />}
    </>
  )
}
