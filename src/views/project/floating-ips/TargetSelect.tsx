import type { AnyForm, Field } from '@/store/forms/hooks'
import { selectTargetInstances } from '@/store/project/floating-ips/choices'
import { useAppSelector } from '@/store/setup/hooks'
import { Select } from '@/ui/Select/Select'
import { TargetObstacle } from './TargetObstacle'

interface TargetSelectProps extends Field<string> {
  form: AnyForm
}

/** Chooses the instance to attach a floating IP to, and warns of known obstacles. */
export function TargetSelect({ form, ...field }: TargetSelectProps) {
  const { items } = useAppSelector(state => selectTargetInstances(state, form.name))
  return (
    <>
      <Select
        {...field}
        label="Instance"
        placeholder="Select an instance"
        emptyText="No items"
        items={items}
        isDisabled={field.isDisabled || items.length === 0}
        isRequired
      />
      <TargetObstacle form={form} />
    </>
  )
}
