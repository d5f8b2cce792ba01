import { Button, type ButtonProps } from '@/ui/Button/Button'
import { Tooltip } from '@/ui/Tooltip/Tooltip'

export interface IconButtonProps extends Omit<ButtonProps, 'size' | 'aria-label'> {
  /** Label of the button. */
  label: string
  /** Also shows the label on hover and focus. */
  hasTooltip?: boolean
}

/** A square button with an icon, and a label for assistive technology. */
export function IconButton({ label, hasTooltip, tone = 'ghost', ...props }: IconButtonProps) {
  return (
    <Tooltip content={hasTooltip && !props.disabledReason && label} side="bottom">
      <Button {...props} tone={tone} size="icon" aria-label={label} />
    </Tooltip>
  )
}
