import type { AnyForm } from '@/store/forms/hooks'
import { selectTargetInstances, selectTargetQueries } from '@/store/project/floating-ips/choices'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { Message } from '@/ui/Message/Message'
import { RichText } from '@/ui/RichText/RichText'

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
