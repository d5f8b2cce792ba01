import { selectInterfaceFormBlock } from '@/store/project/network-interfaces/choices'
import {
  networkInterfaceEditForm,
  useNetworkInterfaceEditField as useField,
} from '@/store/project/network-interfaces/edit.form'
import { useAppSelector } from '@/store/setup/hooks'
import { DescriptionField } from '@/ui/DescriptionField/DescriptionField'
import { NameField } from '@/ui/NameField/NameField'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { TransitIpsField } from './TransitIpsField'

/** The form of an existing network interface while it is open. */
export function NetworkInterfaceEditModal() {
  const block = useAppSelector(state => selectInterfaceFormBlock(state, 'networkInterfaceEdit'))
  return (
    <SideForm
      form={networkInterfaceEditForm}
      title="Edit network interface"
      submitLabel="Update network interface"
      disabledReason={block}
    >
      <Name />
      <Description />
      <TransitIpsField />
    </SideForm>
  )
}

function Name() {
  return <NameField {...useField('name')} />
}

function Description() {
  return <DescriptionField {...useField('description')} />
}
