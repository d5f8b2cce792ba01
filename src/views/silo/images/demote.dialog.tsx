import { selectFormParams } from '@/store/forms/selectors'
import { useAppSelector } from '@/store/setup/hooks'
import { imageDemoteForm as form } from '@/store/silo/images/images.form'
import { Message } from '@/ui/Message/Message'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'
import { ProjectField } from './ProjectField'

/** The open form that moves an image of the silo to one project. */
function ImageDemoteModal() {
  const { name } = useAppSelector(state => selectFormParams(state, form.name))
  return (
    <ModalForm form={form} title="Demote image">
      <p>
        Demoting: <strong>{name}</strong>
      </p>
      <Message>
        Once demoted, the image is only visible to the project that you choose. Disks already made
        from it are kept.
      </Message>
      <form.Field name="project" as={ProjectField} placeholder="Select project for image" />
    </ModalForm>
  )
}

export { form, ImageDemoteModal as View }
