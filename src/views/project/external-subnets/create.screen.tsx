import { useMemo } from 'react'
import type { SiloSubnetPool } from '@/api/generated/types'
import { ADDRESS_BITS } from '@/lib/ip'
import { formatNumber } from '@/lib/number'
import { externalSubnetCreateForm as form } from '@/store/project/external-subnets/create.form'
import { prefixLengthRule } from '@/store/project/external-subnets/rules'
import { useAppSelector } from '@/store/setup/hooks'
import { selectSubnetPools } from '@/store/silo/subnet-pools/choices'
import { Badge, VersionBadge } from '@/ui/Badge/Badge'
import { NumberField } from '@/ui/NumberField/NumberField'
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup'
import { Select } from '@/ui/Select/Select'
import { useLocale } from '@/ui/UiProvider/UiContext'
import { BlockField } from '@/views/shared/address-field/BlockField'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { SideForm } from '@/views/shared/side-form/SideForm'

/** A new external subnet, over the list. */
function ExternalSubnetCreateView() {
  const { value: allocation } = form.useField('allocation')
  return (
    <SideForm form={form} title="Create external subnet">
      <IdentityFields useField={form.useField} />
      <form.Field
        name="allocation"
        as={RadioGroup<'pool' | 'given'>}
        label="Allocation"
        options={ALLOCATIONS}
        isInline
        isRequired
      />
      {allocation === 'given' ? (
        <form.Field
          name="subnet"
          as={BlockField}
          form={form}
          label="Subnet"
          help="It must be free in a pool that is linked to the silo."
          isNetwork
          isRequired
        />
      ) : (
        <FromPool />
      )}
    </SideForm>
  )
}

const ALLOCATIONS = [
  { value: 'pool', label: 'From a pool' },
  { value: 'given', label: 'A given subnet' },
] as const

const toItem = ({ name, description, isDefault, ipVersion }: SiloSubnetPool) => ({
  value: name,
  label: name,
  detail: description,
  aside: (
    <>
      {isDefault && <Badge>default</Badge>}
      <VersionBadge version={ipVersion} />
    </>
  ),
})

function FromPool() {
  const pools = useAppSelector(selectSubnetPools)
  const items = useMemo(() => pools?.map(toItem) ?? [], [pools])
  const field = form.useField('pool')
  const length = form.useField('prefixLength')
  const version = pools?.find(({ name }) => name === field.value)?.ipVersion ?? 'v4'
  return (
    <>
      <Select
        {...field}
        label="Subnet pool"
        placeholder="Select a pool"
        emptyText="No subnet pools linked to the silo"
        help={items.length === 0 && 'Ask an operator to link a subnet pool to the silo.'}
        items={items}
        isDisabled={field.isDisabled || items.length === 0}
        isRequired
      />
      <NumberField
        {...length}
        label="Prefix length"
        {...prefixLengthRule(version)}
        hint={<Addresses length={length.value} bits={ADDRESS_BITS[version]} />}
      />
    </>
  )
}

/** How many addresses a prefix of that length has. */
function Addresses({ length, bits }: { length: unknown; bits: number }) {
  const { locale } = useLocale()
  if (!Number.isInteger(length)) return null
  const hostBits = bits - Number(length)
  if (hostBits < 0 || hostBits >= bits) return null
  const count = 2n ** BigInt(hostBits)
  return (
    <span data-figures>
      = {formatNumber(count, locale)} {count === 1n ? 'address' : 'addresses'}
    </span>
  )
}

export { form, ExternalSubnetCreateView as View }
