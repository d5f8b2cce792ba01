import type { IpPoolAssignment, IpPoolType } from '@/api/generated/types'
import { useSupports } from '@/store/release/release'
import { useAppSelector } from '@/store/setup/hooks'
import { selectReasonNotAdmin } from '@/store/system/fleet-role'
import { ipPoolCreateForm as form } from '@/store/system/ip-pools/create.form'
import { Message } from '@/ui/Message/Message'
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { PoolNameNote, VersionField } from './PoolParts'

/** A new IP pool, over the list. */
function IpPoolCreateView() {
  const hasVersions = useSupports('siloPoolVersions')
  const hasTypes = useSupports('poolVersions')
  return (
    <SideForm
      form={form}
      title="Create IP pool"
      disabledReason={useAppSelector(selectReasonNotAdmin)}
    >
      <PoolNameNote />
      <IdentityFields useField={form.useField} />
      {hasTypes && (
        <Message>
          The {hasVersions ? 'IP version and the type' : 'type'} cannot be changed later. A
          multicast pool holds either any-source or source-specific ranges, not both.
        </Message>
      )}
      {hasVersions && <form.Field name="ipVersion" as={VersionField} />}
      {hasTypes && (
        <form.Field
          name="poolType"
          as={RadioGroup<IpPoolType>}
          label="Type"
          options={TYPES}
          isInline
          isRequired
        />
      )}
      {useSupports('poolAssignment') && (
        <form.Field
          name="assignment"
          as={RadioGroup<IpPoolAssignment>}
          label="Assignment"
          options={ASSIGNMENTS}
          isRequired
        />
      )}
    </SideForm>
  )
}

const TYPES = [
  { value: 'unicast', label: 'Unicast' },
  { value: 'multicast', label: 'Multicast' },
] as const

const ASSIGNMENTS = [
  { value: 'silos', label: 'Silos', help: 'Silos that are linked to it take addresses from it.' },
  {
    value: 'system_services',
    label: 'System services',
    help: 'The rack’s own services take addresses from it. Silos cannot be linked to it.',
  },
] as const

export { form, IpPoolCreateView as View }
