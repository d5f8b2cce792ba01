import { selectFormParams } from '@/store/forms/selectors'
import { useAppSelector } from '@/store/setup/hooks'
import { siloQuotasEditForm } from '@/store/system/silo-quotas/edit.form'
import { quotaNotice, selectSiloQuotas } from '@/store/system/silo-quotas/silo-quotas'
import { RESOURCE_LABELS } from '@/store/system/silos/rules'
import { Message } from '@/ui/Message/Message'
import { RichText } from '@/ui/RichText/RichText'
import { guide } from '@/views/shared/docs/guides'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { QuotaFields } from './QuotaFields'

/** The quotas as typed, beside what the silo uses. */
function Fields() {
  const { silo = '' } = useAppSelector(state => selectFormParams(state, siloQuotasEditForm.name))
  const rows = useAppSelector(state => selectSiloQuotas(state, { silo }))?.rows
  const typed = {
    cpus: siloQuotasEditForm.useField('cpus').value,
    memory: siloQuotasEditForm.useField('memory').value,
    storage: siloQuotasEditForm.useField('storage').value,
  }
  const notice = quotaNotice(
    rows?.map(row => {
      const quota = typed[row.id]
      return { ...row, isExceeded: typeof quota === 'number' && quota < row.provisioned }
    }) ?? [],
  )
  return (
    <>
      <QuotaFields useField={siloQuotasEditForm.useField} labels={RESOURCE_LABELS} used={rows} />
      <div role="status">
        {notice && (
          <Message tone="notice">
            <RichText text={notice} />
          </Message>
        )}
      </div>
    </>
  )
}

/** Edits the quotas of a silo, over its page. */
function QuotasEditView() {
  return (
    <SideForm form={siloQuotasEditForm} title="Edit quotas" submitLabel="Update quotas">
      <Message link={guide('Read about quotas', 'operator/silo-management')}>
        With a quota below what the silo uses already, its users cannot provision more.
      </Message>
      <Fields />
    </SideForm>
  )
}

export { siloQuotasEditForm as form, QuotasEditView as View }
