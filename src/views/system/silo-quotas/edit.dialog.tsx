import { selectFormParams } from '@/store/forms/selectors'
import { useAppSelector } from '@/store/setup/hooks'
import { siloQuotasEditForm as form } from '@/store/system/silo-quotas/edit.form'
import { quotaNotice, selectSiloQuotas } from '@/store/system/silo-quotas/silo-quotas'
import { RESOURCE_LABELS } from '@/store/system/silos/rules'
import { Message } from '@/ui/Message/Message'
import { RichText } from '@/ui/RichText/RichText'
import { guide } from '@/views/shared/docs/guides'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { QuotaFields } from './QuotaFields'

/** The quotas as typed, beside what the silo uses. */
function Fields() {
  const { silo = '' } = useAppSelector(state => selectFormParams(state, form.name))
  const rows = useAppSelector(state => selectSiloQuotas(state, { silo }))?.rows
  const typed = {
    cpus: form.useField('cpus').value,
    memory: form.useField('memory').value,
    storage: form.useField('storage').value,
  }
  const notice = quotaNotice(
    rows?.map(row => {
      const quota = typed[row.id]
      return { ...row, isExceeded: typeof quota === 'number' && quota < row.provisioned }
    }) ?? [],
  )
  return (
    <>
      <QuotaFields useField={form.useField} labels={RESOURCE_LABELS} used={rows} />
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
    <SideForm form={form} title="Edit quotas">
      <Message link={guide('Read about quotas', 'operator/silo-management')}>
        With a quota below what the silo uses already, its users cannot provision more.
      </Message>
      <Fields />
    </SideForm>
  )
}

export { form, QuotasEditView as View }
