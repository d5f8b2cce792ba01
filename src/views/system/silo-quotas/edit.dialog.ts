export { siloQuotasEditForm as form } from '@/store/system/silo-quotas/edit.form'
export { QuotasEditView as View } from './QuotasEditView'
