import type { Field } from '@/store/forms/hooks'
import { commentBytes, commentError, MAX_COMMENT_BYTES } from '@/store/system/support-bundles/rules'
import { limitOf } from '@/ui/DescriptionField/DescriptionField'
import { useProblem } from '@/ui/Field/useProblem'
import { TextArea } from '@/ui/TextArea/TextArea'

interface CommentFieldProps extends Field<string> {
  /** Whether its surroundings say what it is. */
  isLabelHidden?: true
}

export const COMMENT_HELP = 'For example, the number of a support ticket.'

/** The comment of a support bundle. Counts bytes, as the API does. */
export function CommentField(field: CommentFieldProps) {
  const { problem, tellProblem } = useProblem(commentError(field.value))
  return (
    <TextArea
      {...field}
      label="Comment"
      help={!field.isLabelHidden && COMMENT_HELP}
      rows={3}
      hint={limitOf(commentBytes(field.value), MAX_COMMENT_BYTES)}
      error={field.error ?? problem}
      onBlur={tellProblem}
    />
  )
}
