import { useMemo } from 'react'
import type { SiloSubnetPool } from '@/api/generated/types'
import { ADDRESS_BITS } from '@/lib/ip'
import { formatNumber } from '@/lib/number'
import { externalSubnetCreateForm as form } from '@/store/project/external-subnets/create.form'
import { prefixLengthRule } from '@/store/project/external-subnets/rules'
import { selectIsFleetViewer } from '@/store/session/session'
import { useAppSelector } from '@/store/setup/hooks'
import { selectSubnetPools } from '@/store/silo/subnet-pools/choices'
import { Badge, VersionBadge } from '@/ui/Badge/Badge'
import { lazy } from '@/ui/lazy/lazy'
import { NumberField } from '@/ui/NumberField/NumberField'
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup'
import { Select } from '@/ui/Select/Select'
import { useLocale } from '@/ui/UiProvider/UiContext'
import { BlockField } from '@/views/shared/address-field/BlockField'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { SideForm } from '@/views/shared/side-form/SideForm'

const PoolForecast = lazy(async () => (await import('./PoolForecast')).PoolForecast)

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
  const size = sizeOf(length.value, ADDRESS_BITS[version])
  const isFleetViewer = useAppSelector(selectIsFleetViewer)
  return (
    <>
      <Select
        {...field}
        label="Subnet pool"
        placeholder="Select a pool"
        emptyText="No subnet pools linked to the silo"
        hint={
          isFleetViewer && field.value !== '' && <PoolForecast pool={field.value} takes={size} />
        }
        help={items.length === 0 && 'Ask an operator to link a subnet pool to the silo.'}
        items={items}
        isDisabled={field.isDisabled || items.length === 0}
        isRequired
      />
      <NumberField
        {...length}
        label="Prefix length"
        {...prefixLengthRule(version)}
        hint={<Addresses count={size} />}
      />
    </>
  )
}

/** How many addresses a prefix of that length has; undefined if there is no such prefix. */
const sizeOf = (length: unknown, bits: number): bigint | undefined => {
  const hostBits = Number.isInteger(length) ? bits - Number(length) : -1
  return hostBits < 0 || hostBits >= bits ? undefined : 2n ** BigInt(hostBits)
}

function Addresses({ count }: { count: bigint | undefined }) {
  const { locale } = useLocale()
  if (count === undefined) return null
  return (
    <span data-figures>
      = {formatNumber(count, locale)} {count === 1n ? 'address' : 'addresses'}
    </span>
  )
}

export { form, ExternalSubnetCreateView as View }
