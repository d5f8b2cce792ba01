import { selectOpenDialogs, selectRequestedForms } from '@/store/forms/selectors'
import { useAppSelector } from '@/store/setup/hooks'
import { ShowOrderContext, useShowOrder } from '@/ui/lazy/show-order'
import { useLoadedCode } from '../code-context'

/**
 * The forms requested over the screen, each drawn by its dialog; `only` one of them where
 * the others may be what failed.
 */
export function RequestedForms({ only }: { only?: string }) {
  const forms = useAppSelector(selectRequestedForms)
  return forms
    .filter(form => (only ?? form) === form)
    .map(form => <RequestedForm key={form} form={form} />)
}

/** Has its place among the dialogs from when it was requested, however long it takes to come. */
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
