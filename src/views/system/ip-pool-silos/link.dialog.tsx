import { useAppSelector, useQueries } from '@/store/setup/hooks'
import {
  ipPoolSiloLinkForm as form,
  selectChosenQueries,
  selectPoolDefaultBox,
  selectSilosToLink,
} from '@/store/system/ip-pool-silos/link.form'
import { Combobox } from '@/ui/Combobox/Combobox'
import { Message } from '@/ui/Message/Message'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'
import { DefaultBox } from '../ip-pools/PoolParts'

/** The open form that links the pool of the page to a silo. */
function SiloLinkModal() {
  useQueries(useAppSelector(selectChosenQueries))
  return (
    <ModalForm form={form} title="Link silo" submitLabel="Link">
      <Message>The users of a linked silo can take addresses from this pool.</Message>
      <form.Field
        name="silo"
        as={Combobox}
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
