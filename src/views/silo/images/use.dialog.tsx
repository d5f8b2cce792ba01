import { selectFormParams } from '@/store/forms/selectors'
import { useAppSelector } from '@/store/setup/hooks'
import { imageUseForm as form } from '@/store/silo/images/images.form'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'
import { ProjectField } from './ProjectField'

/** The open form that chooses where a disk or an instance is made from an image of the silo. */
function ImageUseModal() {
  const { name, make } = useAppSelector(state => selectFormParams(state, form.name))
  return (
    <ModalForm form={form} title={`Create ${make}`} submitLabel="Continue">
      <p>
        Choose the project in which the {make} is created from the image <strong>{name}</strong>.
      </p>
      <form.Field name="project" as={ProjectField} placeholder="Select a project" />
    </ModalForm>
  )
}

export { form, ImageUseModal as View }
