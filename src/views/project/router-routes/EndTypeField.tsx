import type { Field } from '@/store/forms/hooks'
import { endLabels } from '@/store/project/router-routes/rules'
import { Select } from '@/ui/Select/Select'

interface EndTypeFieldProps<Type extends string> {
  label: string
  types: readonly { value: Type; label: string }[]
  field: Field<Type>
}

/** The type of a route's destination or target. One that cannot be chosen is shown where a route has it. */
export function EndTypeField<Type extends keyof typeof endLabels>({
  label,
  types,
  field: { onChange, value, ...field },
}: EndTypeFieldProps<Type>) {
  const isOffered = types.some(type => type.value === value)
  return (
    <Select
      {...field}
      label={label}
      items={isOffered ? types : [...types, { value, label: endLabels[value] }]}
      value={value}
      onChange={chosen => onChange(chosen as Type)}
      isRequired
    />
  )
}
