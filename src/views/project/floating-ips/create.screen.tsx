import {
  floatingIpCreateForm,
  useFloatingIpCreateField as useField,
} from '@/store/project/floating-ips/create.form'
import { useAppSelector } from '@/store/setup/hooks'
import { selectHasDefaultPool } from '@/store/silo/ip-pools/choices'
import { AccordionItem } from '@/ui/Accordion/Accordion'
import { Message } from '@/ui/Message/Message'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { PoolSelect } from '../external-ips/PoolSelect'
import { Stack } from '../instance-create/Section'

/** A new floating IP, over the list. */
function FloatingIpCreateModal() {
  return (
    <SideForm
      form={floatingIpCreateForm}
      title="Create floating IP"
      submitLabel="Create floating IP"
    >
      <IdentityFields useField={useField} />
      <Advanced />
    </SideForm>
  )
}

function Advanced() {
  const pool = useField('pool')
  const hasDefault = useAppSelector(selectHasDefaultPool)
  return (
    // Shows a pool restored from a draft.
    <AccordionItem label="Advanced" isInitiallyOpen={Boolean(pool.value)}>
      <Stack>
        <Message>
          {hasDefault
            ? 'Without a pool, the address comes from the default pool of the silo.'
            : 'The silo has no default pool: choose the one that the address comes from.'}
        </Message>
        <PoolSelect {...pool} label="IP pool" isRequired={false} />
      </Stack>
    </AccordionItem>
  )
}

export { floatingIpCreateForm as form, FloatingIpCreateModal as View }
