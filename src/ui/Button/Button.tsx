import type { KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react'
import { plainText } from '@/lib/rich-text'
import { cx } from '@/ui/cx'
import { RichText, type Words } from '@/ui/RichText/RichText'
import { Tooltip } from '@/ui/Tooltip/Tooltip'
import { PendingLabel } from './PendingLabel'
import styles from './Button.module.css'

export type ButtonTone = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'base' | 'sm' | 'icon'

export interface ButtonProps {
  children: ReactNode
  tone?: ButtonTone
  size?: ButtonSize
  type?: 'button' | 'submit'
  /** Id of the form to submit, if the button is outside it. */
  form?: string
  /** Whether its action is in progress. Keeps the focus and shows a spinner for at least 500 ms. */
  isPending?: boolean
  /** Disables the button, for an obvious reason. */
  isDisabled?: boolean
  /** Disables the button. The reason is shown on hover and focus. */
  disabledReason?: Words | null | undefined
  onPress?: (event: MouseEvent) => void
  /** Called when pointer or focus reaches the button: time to prefetch what a press will need. */
  onApproach?: () => void
  onKeyDown?: (event: KeyboardEvent) => void
  id?: string
  'aria-label'?: string
  'aria-haspopup'?: 'menu' | 'dialog'
  'aria-expanded'?: boolean
  /** Whether its action is in progress, if the children show that. */
  'aria-busy'?: boolean
  /** Focuses the button on mount. */
  autoFocus?: boolean
  className?: string | undefined
  ref?: Ref<HTMLButtonElement>
}

/** Also keeps the press from elements around the button. */
const swallow = (event: MouseEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

/**
 * A button. While disabled, it is `aria-disabled` instead of `disabled`: it can be focused to show
 * its reason, ignores presses and never submits its form.
 */
export function Button({
  children,
  tone = 'secondary',
  size = 'base',
  type = 'button',
  isPending,
  isDisabled = false,
  disabledReason,
  onPress,
  onApproach,
  className,
  ...props
}: ButtonProps) {
  const isOff = isDisabled || isPending === true || Boolean(disabledReason)
  return (
    <Tooltip content={disabledReason && <RichText text={disabledReason} />} side="bottom">
      <button
        {...props}
        type={isOff ? 'button' : type}
        aria-disabled={isOff || undefined}
        // The tooltip only shows it to those who reach the button.
        {...(disabledReason && { 'aria-description': plainText(disabledReason) })}
        aria-busy={isPending || props['aria-busy'] || undefined}
        className={cx(styles.button, styles[tone], styles[size], className)}
        onClick={isOff ? swallow : onPress}
        onPointerEnter={onApproach}
        onFocus={onApproach}
      >
        {isPending === undefined ? (
          children
        ) : (
          <PendingLabel isPending={isPending}>{children}</PendingLabel>
        )}
      </button>
    </Tooltip>
  )
}

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
