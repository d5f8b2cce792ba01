import { bundleCommentForm as form } from '@/store/system/support-bundles/comment.form'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'
import { CommentField } from './CommentField'

/** The open form that changes the comment of a support bundle. */
function CommentModal() {
  return (
    <ModalForm form={form} title="Edit comment" submitLabel="Save">
      <CommentField {...form.useField('comment')} />
    </ModalForm>
  )
}

export { form, CommentModal as View }
