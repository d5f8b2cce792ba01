import { externalSubnetAttachToForm as form } from '@/store/project/external-subnets/attach.form'
import { selectTargetInstances } from '@/store/project/floating-ips/choices'
import { useAppSelector } from '@/store/setup/hooks'
import { Combobox } from '@/ui/Combobox/Combobox'
import { Message } from '@/ui/Message/Message'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'
import { TargetObstacle } from '../floating-ips/TargetSelect'

/** The open form that attaches a free external subnet to an instance. */
function ExternalSubnetAttachToModal() {
  const { ip, items, isUnsuited } = useAppSelector(state => selectTargetInstances(state, form.name))
  const field = form.useField('instance')
  return (
    <ModalForm
      form={form}
      title="Attach external subnet"
      submitLabel="Attach"
      isIncomplete={!field.value || isUnsuited}
    >
      <Message>
        The traffic for <strong>{ip}</strong> will go to the selected instance. Its guest must use
        the addresses itself.
      </Message>
      <Combobox
        {...field}
        label="Instance"
        placeholder="Select an instance"
        items={items}
        isRequired
      />
      <TargetObstacle form={form} />
    </ModalForm>
  )
}

export { form, ExternalSubnetAttachToModal as View }
