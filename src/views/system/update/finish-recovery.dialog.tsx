import { useAppSelector } from '@/store/setup/hooks'
import {
  finishRecoveryForm as form,
  OTHER,
  selectRecoveryVersions,
} from '@/store/system/update/recovery.form'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { Message } from '@/ui/Message/Message'
import { Select } from '@/ui/Select/Select'
import { TextField } from '@/ui/TextField/TextField'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'

/** Ends the suspension of the update, over its page. */
function FinishRecoveryDialog() {
  const version = form.useField('version')
  const other = form.useField('other')
  return (
    <ModalForm form={form} title="Finish recovery">
      <Message tone="notice">
        This tells the system that this version was installed by hand, and that it manages its
        software again. Do it only as support directs.
      </Message>
      <Select
        {...version}
        label="Version"
        placeholder="Select a version"
        items={useAppSelector(selectRecoveryVersions)}
        isRequired
      />
      {version.value === OTHER && (
        <TextField {...other} label="Other version" placeholder="19.0.0" isRequired />
      )}
      <Checkbox {...form.useField('isAsked')} label="Oxide support asked for this" />
    </ModalForm>
  )
}

export { form, FinishRecoveryDialog as View }
