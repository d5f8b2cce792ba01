import { Button, type ButtonProps } from '@/ui/Button/Button'
import { Tooltip } from '@/ui/Tooltip/Tooltip'

export interface IconButtonProps extends Omit<ButtonProps, 'size' | 'aria-label'> {
  /** The button's name. */
  label: string
  /** Also shows the name while hovered or focused. */
  hasTooltip?: boolean
}

/** A square button with an icon inside and a name for those who cannot see it. */
export function IconButton({ label, hasTooltip, tone = 'ghost', ...props }: IconButtonProps) {
  return (
    <Tooltip content={hasTooltip && !props.disabledReason && label} side="bottom">
      <Button {...props} tone={tone} size="icon" aria-label={label} />
    </Tooltip>
  )
}
