import type { IpVersion } from '@/api/generated/types'
import type { Field } from '@/store/forms/hooks'
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup'

const VERSIONS = [
  { value: 'v4', label: 'IPv4' },
  { value: 'v6', label: 'IPv6' },
] as const

/** The IP version of a new pool. */
export function VersionField(field: Field<IpVersion>) {
  return <RadioGroup {...field} label="IP version" options={VERSIONS} isInline isRequired />
}
