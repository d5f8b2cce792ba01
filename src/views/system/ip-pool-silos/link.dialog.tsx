import { useAppSelector } from '@/store/setup/hooks'
import {
  ipPoolSiloLinkForm,
  selectSilosToLink,
  useIpPoolSiloLinkField,
} from '@/store/system/ip-pool-silos/link.form'
import { Combobox } from '@/ui/Combobox/Combobox'
import { Message } from '@/ui/Message/Message'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'

/** The open form that links the pool of the page to a silo. */
function SiloLinkModal() {
  return (
    <ModalForm form={ipPoolSiloLinkForm} title="Link silo" submitLabel="Link">
      <Message>The users of a linked silo can take addresses from this pool.</Message>
      <SiloField />
    </ModalForm>
  )
}

function SiloField() {
  const items = useAppSelector(state => selectSilosToLink(state, ipPoolSiloLinkForm.name))
  return (
    <Combobox
      {...useIpPoolSiloLinkField('silo')}
      label="Silo"
      placeholder="Select a silo"
      items={items}
      isRequired
    />
  )
}

export { ipPoolSiloLinkForm as form, SiloLinkModal as View }
