import type { AnyForm, Field } from '@/store/forms/hooks'
import { selectTargetInstances, selectTargetQueries } from '@/store/project/floating-ips/choices'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { Message } from '@/ui/Message/Message'
import { RichText } from '@/ui/RichText/RichText'
import { Select } from '@/ui/Select/Select'

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

/** Warns of known obstacles to attaching something to the chosen instance. */
export function TargetObstacle({ form }: { form: AnyForm }) {
  useQueries(useAppSelector(state => selectTargetQueries(state, form.name)))
  const { obstacle } = useAppSelector(state => selectTargetInstances(state, form.name))
  return (
    <div role="status">
      {obstacle && (
        <Message tone="notice">
          <RichText text={obstacle} />
        </Message>
      )}
    </div>
  )
}
