import type { Field } from '@/store/forms/hooks'
import type { DefaultBoxViewModel } from '@/store/system/pool-links'
import { Checkbox } from '@/ui/Checkbox/Checkbox'

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
