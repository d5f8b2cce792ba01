import { type CpuPlatformChoice, CPU_PLATFORMS } from '@/store/project/instance/cpu-platform.rules'
import type { Field } from '@/store/forms/hooks'
import { Select, type SelectProps } from '@/ui/Select/Select'
import { useSupports } from '@/store/release/release'

type CpuPlatformSelectProps = Field<CpuPlatformChoice> & Pick<SelectProps, 'help'>

/** Chooses the processors that an instance needs. */
export function CpuPlatformSelect({ onChange, ...field }: CpuPlatformSelectProps) {
  const items = CPU_PLATFORMS[useSupports('turinV2') ? 'all' : 'first']
  return (
    <Select
      label="CPU platform"
      help="The instance runs only on sleds whose processors support the platform. With Any, it gets the most general platform of its first sled."
      {...field}
      items={items}
      onChange={chosen => onChange(items.find(({ value }) => value === chosen)?.value ?? 'any')}
      isRequired
    />
  )
}
