import { useId, useState } from 'react'
import { fullProblem, nameProblem, placeOf, searchOf } from '@/store/saved-views/edit'
import { viewsChanged } from '@/store/saved-views/events'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { Form } from '@/ui/Form/Form'
import { Modal, ModalSection } from '@/ui/Modal/Modal'
import { TextField } from '@/ui/TextField/TextField'
import { useAddress } from './use-address'

/** Saves how the lists of the screen look now, under a name. */
export function SaveViewDialog({ onClose }: { onClose: () => void }) {
  const send = useSend()
  const form = useId()
  const views = useAppSelector(state => state.savedViews)
  const { path, search } = useAddress()
  const [name, setName] = useState('')
  const [isPinned, setPinned] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const problem = nameProblem(name, path, views) ?? fullProblem(views.length + 1)
  const view = { name: name.trim(), path, search: searchOf(search), isPinned }
  const save = () => {
    if (problem !== undefined) return setRefusals(refusals + 1)
    send(viewsChanged({ added: [view] }))
    onClose()
  }
  return (
    <Modal title="Save view" onDismiss={onClose} action={{ label: 'Save', formId: form }}>
      <ModalSection>
        <p>Keeps filter, order, columns and rows per page of {placeOf(view)} in this browser.</p>
        <Form id={form} onSubmit={save} failedSubmits={refusals} isFocusedFirst>
          <TextField
            name="name"
            label="Name"
            isRequired
            value={name}
            onChange={setName}
            error={name !== '' || refusals > 0 ? problem : undefined}
          />
          <Checkbox
            name="isPinned"
            label="Pin to the sidebar"
            value={isPinned}
            onChange={setPinned}
          />
        </Form>
      </ModalSection>
    </Modal>
  )
}
