import { useAppSelector, useQueries } from '@/store/setup/hooks'
import {
  selectChosenQueries,
  selectPoolDefaultBox,
  selectSilosToLink,
  subnetPoolSiloLinkForm as form,
} from '@/store/system/subnet-pools/link.form'
import { Combobox } from '@/ui/Combobox/Combobox'
import { Message } from '@/ui/Message/Message'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'
import { DefaultBox } from '../ip-pools/PoolParts'

/** The open form that links the subnet pool of the page to a silo. */
function SiloLinkModal() {
  useQueries(useAppSelector(selectChosenQueries))
  return (
    <ModalForm form={form} title="Link silo" submitLabel="Link">
      <Message>The users of a linked silo can take subnets from this pool.</Message>
      <Combobox
        {...form.useField('other')}
        label="Silo"
        placeholder="Select a silo"
        items={useAppSelector(selectSilosToLink)}
        isRequired
      />
      <DefaultBox {...form.useField('isDefault')} box={useAppSelector(selectPoolDefaultBox)} />
    </ModalForm>
  )
}

export { form, SiloLinkModal as View }
