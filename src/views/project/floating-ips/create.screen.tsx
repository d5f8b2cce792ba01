import { floatingIpCreateForm as form } from '@/store/project/floating-ips/create.form'
import { useSupports } from '@/store/release/release'
import { useAppSelector } from '@/store/setup/hooks'
import { selectHasDefaultPool } from '@/store/silo/ip-pools/choices'
import { AccordionItem } from '@/ui/Accordion/Accordion'
import { Message } from '@/ui/Message/Message'
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup'
import { AddressField } from '@/views/shared/checked-field/CheckedField'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { AddressPoolSelect } from '../external-ips/PoolSelect'
import { Stack } from '@/views/shared/page-form/Section'

/** A new floating IP, over the list. */
function FloatingIpCreateModal() {
  const { value: source } = form.useField('source')
  const hasVersions = useSupports('siloPoolVersions')
  return (
    <SideForm form={form} title="Create floating IP">
      <IdentityFields useField={form.useField} />
      <form.Field
        name="source"
        as={RadioGroup<'pool' | 'given'>}
        label="Address"
        options={SOURCES}
        isInline
        isRequired
      />
      {source === 'given' ? (
        <GivenAddress hasVersions={hasVersions} />
      ) : hasVersions ? (
        <form.Field name="pool" as={AddressPoolSelect} label="IP pool" />
      ) : (
        <Advanced />
      )}
    </SideForm>
  )
}

const SOURCES = [
  { value: 'pool', label: 'From a pool' },
  { value: 'given', label: 'Specific address' },
] as const

function GivenAddress({ hasVersions }: { hasVersions: boolean }) {
  const pool = form.useField('pool')
  const from = hasVersions ? 'a pool that is linked to the silo' : 'its pool'
  return (
    <>
      <AddressField
        {...form.useField('ip')}
        form={form}
        label="IP address"
        help={`It must be free in ${from}.`}
        isRequired
      />
      {!hasVersions && (
        <AddressPoolSelect
          {...pool}
          label="IP pool"
          help="The pool that the address is in. Leave empty for the default pool of the silo."
          isRequired={false}
        />
      )}
    </>
  )
}

/** The pool where the silo has at most one default pool, which can be meant without its name. */
function Advanced() {
  const pool = form.useField('pool')
  const hasDefault = useAppSelector(selectHasDefaultPool)
  return (
    // Shows a pool restored from a draft.
    <AccordionItem label="Advanced" isInitiallyOpen={Boolean(pool.value)}>
      <Stack>
        <Message>
          {hasDefault
            ? 'Without a pool, the address comes from the default pool of the silo.'
            : 'The silo has no default pool: choose a pool.'}
        </Message>
        <AddressPoolSelect {...pool} label="IP pool" isRequired={false} />
      </Stack>
    </AccordionItem>
  )
}

export { form, FloatingIpCreateModal as View }
