import { selectFormParams } from '@/store/forms/selectors'
import {
  externalSubnetAttachForm as form,
  selectAttachableSubnets,
} from '@/store/project/external-subnets/attach.form'
import { useAppSelector } from '@/store/setup/hooks'
import { Combobox } from '@/ui/Combobox/Combobox'
import { Message } from '@/ui/Message/Message'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'

/** The open form that attaches an external subnet to the instance of the page. */
function ExternalSubnetAttachModal() {
  const { value } = form.useField('externalSubnet')
  return (
    <ModalForm
      form={form}
      title="Attach external subnet"
      submitLabel="Attach"
      isIncomplete={!value}
    >
      <SubnetField />
    </ModalForm>
  )
}

function SubnetField() {
  const { project = '', instance = '' } = useAppSelector(state =>
    selectFormParams(state, form.name),
  )
  const items = useAppSelector(state => selectAttachableSubnets(state, { project, instance }))
  const field = form.useField('externalSubnet')
  const chosen = items.find(({ value }) => value === field.value)
  return (
    <>
      <Message>
        The traffic for {chosen ? <strong>{chosen.subnet}</strong> : 'the selected subnet'} will go
        to the instance <strong>{instance}</strong>. Its guest must use the addresses itself.
      </Message>
      <Combobox
        {...field}
        label="External subnet"
        placeholder="Select an external subnet"
        items={items}
        isRequired
      />
    </>
  )
}

export { form, ExternalSubnetAttachModal as View }
