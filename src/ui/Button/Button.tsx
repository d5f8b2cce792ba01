import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaProps } from 'react-aria-components/Button'
import { cx } from '@/ui/cx'
import { RichText, type Words } from '@/ui/RichText/RichText'
import { Spinner } from '@/ui/Spinner/Spinner'
import { useMinimum } from '@/ui/Spinner/useMinimum'
import { Tooltip } from '@/ui/Tooltip/Tooltip'
import styles from './Button.module.css'

export type ButtonTone = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'base' | 'sm' | 'icon'

type Passed = 'type' | 'form' | 'id' | 'autoFocus' | 'onPress' | 'onHoverStart' | 'onKeyDown'
type PassedAria = 'aria-label' | 'aria-haspopup' | 'aria-expanded' | 'aria-controls'

export interface ButtonProps extends Pick<AriaProps, Passed | PassedAria> {
  children: ReactNode
  tone?: ButtonTone
  size?: ButtonSize
  /** Pressed, and the work goes on: keeps focus, shows a spinner for at least half a second. */
  isPending?: boolean
  /** Cannot be pressed now, for a reason that is plain to see. */
  isDisabled?: boolean
  /** Cannot be pressed now, and this is why: shown when the button is hovered or focused. */
  disabledReason?: Words | null | undefined
  className?: string | undefined
  ref?: Ref<HTMLButtonElement>
}

/** The label gives way to the spinner but keeps its room and stays the button's name. */
function PendingLabel({ isPending, children }: { isPending: boolean; children: ReactNode }) {
  const isSpinning = useMinimum(isPending)
  return (
    <span className={styles.swap} data-spinning={isSpinning || undefined}>
      <span className={styles.label}>{children}</span>
      {isSpinning && (
        <span className={styles.spinner}>
          <Spinner />
        </span>
      )}
    </span>
  )
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
  className,
  onPress,
  ...props
}: ButtonProps) {
  const isOff = isDisabled || Boolean(disabledReason)
  const button = (
    <AriaButton
      {...props}
      type={isOff ? 'button' : type}
      isPending={isPending === true && !isOff}
      {...(isOff ? { 'aria-disabled': true } : onPress && { onPress })}
      className={cx(styles.button, styles[tone], styles[size], className)}
    >
      {isPending === undefined ? (
        children
      ) : (
        <PendingLabel isPending={isPending}>{children}</PendingLabel>
      )}
    </AriaButton>
  )
  return disabledReason ? (
    <Tooltip content={<RichText text={disabledReason} />} side="bottom">
      {button}
    </Tooltip>
  ) : (
    button
  )
}
