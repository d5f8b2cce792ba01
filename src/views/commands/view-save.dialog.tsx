import { useId } from 'react'
import { useForm } from '@/store/forms/hooks'
import { placeOf } from '@/store/saved-views/edit'
import { useViewSaveField as useField, viewSaveForm as form } from '@/store/saved-views/save.form'
import { watchNamedViews } from '@/store/saved-views/save.saga'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { Form } from '@/ui/Form/Form'
import { Modal, ModalSection } from '@/ui/Modal/Modal'
import { TextField } from '@/ui/TextField/TextField'
import { DraftNotice } from '@/views/shared/draft-notice/DraftNotice'
import { useRoute } from '@/views/shell/route-context'

/** Saves how the lists of the screen look now, under a name. */
function ViewSaveModal() {
  const { cancel, submit, failedSubmits } = useForm(form)
  const { path } = useRoute()
  const id = useId()
  return (
    <Modal title="Save view" onDismiss={cancel} action={{ label: 'Save', formId: id }}>
      <ModalSection>
        <p>
          Keeps filter, order, columns and rows per page of {placeOf({ path })} in this browser.
        </p>
        <Form id={id} onSubmit={submit} failedSubmits={failedSubmits} isFocusedFirst>
          <DraftNotice form={form} />
          <TextField {...useField('name')} label="View name" isRequired />
          <Checkbox {...useField('isPinned')} label="Pin to the sidebar" />
        </Form>
      </ModalSection>
    </Modal>
  )
}

const sagas = [watchNamedViews]

export { form, sagas, ViewSaveModal as View }
