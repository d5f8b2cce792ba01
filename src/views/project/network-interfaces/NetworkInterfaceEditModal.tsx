import { selectInterfaceFormBlock } from '@/store/project/network-interfaces/choices'
import {
  networkInterfaceEditForm,
  useNetworkInterfaceEditField as useField,
} from '@/store/project/network-interfaces/edit.form'
import { useAppSelector } from '@/store/setup/hooks'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { TransitIpsField } from './TransitIpsField'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'

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
      <IdentityFields useField={useField} />
      <TransitIpsField />
    </SideForm>
  )
}
