import { selectOpenDialogs, selectRequestedForms } from '@/store/forms/selectors'
import { useAppSelector } from '@/store/setup/hooks'
import { ShowOrderContext, useShowOrder } from '@/ui/lazy/lazy'
import { useLoadedCode } from '../code-context'

/**
 * The forms requested over the screen, each rendered by its dialog. `only` limits them to one, if
 * the others may have caused the error.
 */
export function RequestedForms({ only }: { only?: string }) {
  const forms = useAppSelector(selectRequestedForms)
  return forms
    .filter(form => (only ?? form) === form)
    .map(form => <RequestedForm key={form} form={form} />)
}

/** Keeps the place that a form got when it was requested, however late its code arrives. */
function RequestedForm({ form }: { form: string }) {
  const { dialogs } = useLoadedCode()
  const isOpen = useAppSelector(state => selectOpenDialogs(state).includes(form))
  const order = useShowOrder()
  const { View } = dialogs.get(form) ?? {}
  return (
    isOpen &&
    View && (
      <ShowOrderContext value={order}>
        <View />
      </ShowOrderContext>
    )
  )
}
