import type { IpPoolAssignment, IpVersion } from '@/api/generated/types'
import { SERVICES } from '@/lib/service-pool'
import type { Field } from '@/store/forms/hooks'
import { assignmentWords } from '@/store/system/ip-pools/rules'
import type { DefaultBoxViewModel } from '@/store/system/pool-links'
import { Badge } from '@/ui/Badge/Badge'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { Message } from '@/ui/Message/Message'
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup'

/** Says who can see the name and description of a pool. */
export function PoolNameNote() {
  return (
    <Message>
      The users of linked silos see the name and the description when they choose a pool.
    </Message>
  )
}

/** Says what the pools of the system's services are for. */
export function ServicesNote() {
  return (
    <Message>
      The rack’s own services take addresses from this pool. Silos cannot be linked to it.
    </Message>
  )
}

const VERSIONS = [
  { value: 'v4', label: 'IPv4' },
  { value: 'v6', label: 'IPv6' },
] as const

/** The IP version of a new pool. */
export function VersionField(field: Field<IpVersion>) {
  return <RadioGroup {...field} label="IP version" options={VERSIONS} isInline isRequired />
}

/** Who takes addresses from a pool. */
export function AssignmentBadge({ assignment }: { assignment: IpPoolAssignment }) {
  return (
    <Badge tone={assignment === SERVICES ? 'purple' : 'neutral'}>
      {assignmentWords(assignment)}
    </Badge>
  )
}

interface DefaultBoxProps extends Field<boolean> {
  box: DefaultBoxViewModel
}

/** Makes a pool that is being linked to a silo its default. */
export function DefaultBox({ box: { label, replaced }, ...field }: DefaultBoxProps) {
  return (
    <Checkbox
      {...field}
      label={label}
      help={
        replaced && (
          <>
            Replaces <strong>{replaced}</strong>, which stays linked
          </>
        )
      }
    />
  )
}
