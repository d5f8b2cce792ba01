import { selectFormParams } from '@/store/forms/selectors'
import { diskAttachToForm as form, selectDiskTargets } from '@/store/project/disks/attach-to.form'
import { useAppSelector } from '@/store/setup/hooks'
import { Message } from '@/ui/Message/Message'
import { Select } from '@/ui/Select/Select'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'

/** The open form that attaches a free disk to an instance. */
function AttachToModal() {
  const field = form.useField('instance')
  const { disk } = useAppSelector(state => selectFormParams(state, form.name))
  const items = useAppSelector(selectDiskTargets)
  return (
    <ModalForm form={form} title="Attach disk" isIncomplete={!field.value}>
      <Message>
        The instance will be able to use the disk <strong>{disk}</strong>.
      </Message>
      <Select
        {...field}
        label="Instance"
        placeholder="Select an instance"
        emptyText="No instances found"
        items={items}
        isRequired
      />
    </ModalForm>
  )
}

export { form, AttachToModal as View }
