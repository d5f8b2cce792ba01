import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { allProjectImagesQuery } from '@/store/project/queries'
import { selectImagesProblem, selectPromotableImages } from '@/store/silo/images/choices'
import { imagePromoteForm as form } from '@/store/silo/images/images.form'
import { Message } from '@/ui/Message/Message'
import { Select } from '@/ui/Select/Select'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'
import { ProjectField } from './ProjectField'

function Image() {
  const { value: project } = form.useField('project')
  const field = form.useField('image')
  useQueries(project === '' ? [] : [allProjectImagesQuery({ project })])
  const images = useAppSelector(state => selectPromotableImages(state, project))
  const problem = useAppSelector(state => selectImagesProblem(state, project))
  const isLoading = project !== '' && images === undefined && problem === undefined
  return (
    <Select
      {...field}
      label="Image"
      placeholder="Select an image"
      items={images ?? []}
      {...(project === '' && { emptyText: 'Select a project first' })}
      isLoading={isLoading}
      error={field.error ?? problem}
      isDisabled={field.isDisabled || project === ''}
      isRequired
    />
  )
}

/** The open form that promotes an image of any project to the silo. */
function ImagePromoteModal() {
  return (
    <ModalForm form={form} title="Promote image">
      <Message>
        Once promoted, an image is visible to all projects in the silo, and no longer one of the
        images of its project.
      </Message>
      <form.Field name="project" as={ProjectField} placeholder="Select a project" />
      <Image />
    </ModalForm>
  )
}

export { form, ImagePromoteModal as View }
