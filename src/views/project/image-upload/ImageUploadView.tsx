import { projectPaths } from '@/store/project/paths'
import { selectForm } from '@/store/forms/selectors'
import { selectUploadObstacle, selectUploadView } from '@/store/project/image-upload/progress'
import { IMAGE_UPLOAD, imageUploadForm } from '@/store/project/image-upload/upload.form'
import { useAppSelector } from '@/store/setup/hooks'
import { Message } from '@/ui/Message/Message'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { useParams } from '@/views/shell/route-context'
import { ImageUploadFields } from './ImageUploadFields'
import { UploadDialog } from './UploadDialog'

/**
 * The form of an image that is to be uploaded, and over it how its upload goes. Where the screen was
 * left meanwhile and come back to, the form is shown again when it can be used again.
 */
export function ImageUploadView() {
  const { project } = useParams(projectPaths.project)
  const upload = useAppSelector(selectUploadView)
  const obstacle = useAppSelector(state => selectUploadObstacle(state, project))
  const isSender = useAppSelector(state => selectForm(state, IMAGE_UPLOAD)?.value === 'done')
  const shown = upload?.project === project && upload.phase !== 'cancelling' ? upload : null
  return (
    <>
      {(!shown || isSender) && (
        <SideForm
          form={imageUploadForm}
          title="Upload image"
          submitLabel="Upload image"
          disabledReason={obstacle}
        >
          {obstacle && <Message>{obstacle}</Message>}
          <ImageUploadFields />
        </SideForm>
      )}
      {shown && <UploadDialog {...shown} />}
    </>
  )
}
