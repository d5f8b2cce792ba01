import type { ReactNode } from 'react'
import { MAX_DESCRIPTION_LENGTH } from '@/lib/limits'
import { descriptionError } from '@/lib/name'
import { formatNumber } from '@/lib/number'
import styles from '@/ui/Field/Field.module.css'
import { useProblem } from '@/ui/Field/useProblem'
import { TextArea, type TextAreaProps } from '@/ui/TextArea/TextArea'

/** The used share of a limit from which it is shown. */
const NEAR = 0.8

/** How many characters of a field's limit are used, once the limit is near. */
export const limitOf = (used: number, max: number): ReactNode =>
  used >= max * NEAR && (
    <span data-figures className={styles.limit} data-over={used > max || undefined}>
      {formatNumber(used)} of {formatNumber(max)}
    </span>
  )

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
