import { useAppSelector } from '@/store/setup/hooks'
import {
  selectPoolsToLink,
  siloIpPoolLinkForm,
  useSiloIpPoolLinkField,
} from '@/store/system/silo-ip-pools/link.form'
import { Combobox } from '@/ui/Combobox/Combobox'
import { Message } from '@/ui/Message/Message'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'

/** The open form that links the silo of the page to a pool. */
function PoolLinkModal() {
  return (
    <ModalForm form={siloIpPoolLinkForm} title="Link pool" submitLabel="Link">
      <Message>The users of this silo can take addresses from a linked pool.</Message>
      <PoolField />
    </ModalForm>
  )
}

function PoolField() {
  const items = useAppSelector(state => selectPoolsToLink(state, siloIpPoolLinkForm.name))
  return (
    <Combobox
      {...useSiloIpPoolLinkField('pool')}
      label="IP pool"
      placeholder="Select a pool"
      items={items}
      isRequired
    />
  )
}

export { siloIpPoolLinkForm as form, PoolLinkModal as View }
