import { formatNumber } from '@/lib/number'
import { selectFormParams } from '@/store/forms/selectors'
import { useAppSelector } from '@/store/setup/hooks'
import { selectReasonNotAdmin } from '@/store/system/fleet-role'
import {
  divisionOf,
  lengthRule,
  subnetPoolMemberAddForm as form,
} from '@/store/system/subnet-pools/add-member.form'
import { selectSubnetPool } from '@/store/system/subnet-pools/subnet-pools'
import { Message } from '@/ui/Message/Message'
import { NumberField } from '@/ui/NumberField/NumberField'
import { useLocale } from '@/ui/UiProvider/UiContext'
import { BlockField } from '@/views/shared/address-field/BlockField'
import { SideForm } from '@/views/shared/side-form/SideForm'

/** A new member of a subnet pool, over the pool's page. */
function MemberAddView() {
  const { subnetPool = '' } = useAppSelector(state => selectFormParams(state, form.name))
  const pool = useAppSelector(state => selectSubnetPool(state, { subnetPool }))
  const version = pool?.ipVersion ?? 'v4'
  return (
    <SideForm form={form} title="Add member" disabledReason={useAppSelector(selectReasonNotAdmin)}>
      <Message>
        This pool is for IP{version}. Members cannot overlap with each other, or with a range of an
        IP pool.
      </Message>
      <form.Field name="subnet" as={BlockField} form={form} label="Subnet" isNetwork isRequired />
      <MinLength max={lengthRule(version).max} />
      <MaxLength max={lengthRule(version).max} />
      <Division />
    </SideForm>
  )
}

function MinLength({ max }: { max: number }) {
  return (
    <NumberField
      {...form.useField('minPrefixLength')}
      label="Min prefix length"
      help="The largest subnets that can be allocated; the length of the subnet if empty. A smaller number is a larger subnet."
      min={0}
      max={max}
      isInteger
    />
  )
}

function MaxLength({ max }: { max: number }) {
  return (
    <NumberField
      {...form.useField('maxPrefixLength')}
      label="Max prefix length"
      help={`The smallest subnets that can be allocated; ${max} if empty.`}
      min={0}
      max={max}
      isInteger
    />
  )
}

function Division() {
  const { locale } = useLocale()
  const { value: subnet } = form.useField('subnet')
  const { value: minPrefixLength } = form.useField('minPrefixLength')
  const { value: maxPrefixLength } = form.useField('maxPrefixLength')
  const division = divisionOf({ subnet, minPrefixLength, maxPrefixLength })
  return (
    <p role="status" data-figures>
      {division &&
        `Up to ${formatNumber(division.count, locale)} ${division.count === 1n ? 'subnet' : 'subnets'} of /${division.length}`}
    </p>
  )
}

export { form, MemberAddView as View }
