import { MAX_DESCRIPTION_LENGTH } from '@/lib/limits'
import { descriptionError } from '@/lib/name'
import { limitOf } from '@/ui/Field/limitOf'
import { useProblem } from '@/ui/Field/useProblem'
import { TextArea, type TextAreaProps } from '@/ui/TextArea/TextArea'

/** Labelled `Description` by default. */
export type DescriptionFieldProps = Omit<TextAreaProps, 'label' | 'hint'> & {
  label?: string | undefined
}

/** The user's description of a resource. Counts characters, not UTF-16 units. */
export function DescriptionField({ label = 'Description', ...props }: DescriptionFieldProps) {
  const { problem, tellProblem } = useProblem(descriptionError(props.value))
  return (
    <TextArea
      {...props}
      label={label}
      hint={limitOf(Array.from(props.value).length, MAX_DESCRIPTION_LENGTH)}
      error={props.error ?? problem}
      onBlur={() => {
        tellProblem()
        props.onBlur?.()
      }}
    />
  )
}
