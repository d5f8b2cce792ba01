import { siloQuotasEditForm, useSiloQuotasField } from '@/store/system/silo-quotas/edit.form'
import { RESOURCE_LABELS } from '@/store/system/silos/rules'
import { Message } from '@/ui/Message/Message'
import { guide } from '@/views/shared/docs/guides'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { QuotaFields } from './QuotaFields'

/** Edits the quotas of a silo, over its page. */
function QuotasEditView() {
  return (
    <SideForm form={siloQuotasEditForm} title="Edit quotas" submitLabel="Update quotas">
      <Message link={guide('Read about quotas', 'operator/silo-management')}>
        With a quota below what the silo uses already, its users cannot provision more.
      </Message>
      <QuotaFields useField={useSiloQuotasField} labels={RESOURCE_LABELS} />
    </SideForm>
  )
}

export { siloQuotasEditForm as form, QuotasEditView as View }
