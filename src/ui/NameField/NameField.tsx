import { MAX_NAME_LENGTH } from '@/lib/limits'
import { NAME_RULE, nameError } from '@/lib/name'
import { limitOf } from '@/ui/DescriptionField/DescriptionField'
import { useProblem } from '@/ui/Field/useProblem'
import { TextField, type TextFieldProps } from '@/ui/TextField/TextField'

/** Labelled `Name` and required by default. */
export type NameFieldProps = Omit<TextFieldProps, 'label' | 'hint'> & {
  label?: string | undefined
}

/**
 * The name of a resource. Always shows its rule, and an error when it is left. A missing name is
 * reported by the form.
 */
export function NameField({ label = 'Name', isRequired = true, ...props }: NameFieldProps) {
  const { value } = props
  const { problem, tellProblem } = useProblem(nameError(label, value, { required: false }))
  return (
    <TextField
      {...props}
      label={label}
      isRequired={isRequired}
      hint={
        <>
          <span>{NAME_RULE}</span>
          {limitOf(value.length, MAX_NAME_LENGTH)}
        </>
      }
      error={props.error ?? problem}
      onBlur={() => {
        tellProblem()
        props.onBlur?.()
      }}
    />
  )
}
