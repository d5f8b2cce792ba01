import type { KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react'
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
  /** The id of the form to submit, where the button stands outside of it. */
  form?: string
  /** Pressed, and the work goes on: keeps focus, shows a spinner for at least half a second. */
  isPending?: boolean
  /** Cannot be pressed now, for a reason that is plain to see. */
  isDisabled?: boolean
  /** Cannot be pressed now, and this is why: shown when the button is hovered or focused. */
  disabledReason?: Words | null | undefined
  onPress?: (event: MouseEvent) => void
  /** The pointer or focus arrived: time to fetch what a press will need. */
  onApproach?: () => void
  onKeyDown?: (event: KeyboardEvent) => void
  id?: string
  'aria-label'?: string
  'aria-haspopup'?: 'menu' | 'dialog'
  'aria-expanded'?: boolean
  /** The work goes on, and the children show it. */
  'aria-busy'?: boolean
  className?: string | undefined
  ref?: Ref<HTMLButtonElement>
}

/** Nothing around the button may take its press for one of theirs either. */
const swallow = (event: MouseEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

/**
 * A button. One that cannot be pressed is `aria-disabled` rather than `disabled`: it can still be
 * reached, so that it can say why, and it swallows presses and never submits its form.
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
