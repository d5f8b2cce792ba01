import { useCallback, useRef, useState, type ReactNode } from 'react'
import { IconButton } from '@/ui/Button/Button'
import { lazyPanel, useLoading } from '@/ui/Menu/lazyPanel'
import type { PopoverPanelProps } from './PopoverPanel'

export interface PopoverButtonProps {
  /** Label of the button, and of its panel without a `panelLabel`. */
  label: string
  panelLabel?: string
  icon: ReactNode
  /** The edge of the button that the panel is aligned with. */
  align?: PopoverPanelProps['align']
  /** Any CSS length. */
  width?: string
  /** Renders the panel. Links in it to another page close it. */
  children: (close: () => void) => ReactNode
}

const panel = lazyPanel(async () => (await import('./PopoverPanel')).PopoverPanel)

/** An icon button that opens a small panel with details about the element beside it. */
export function PopoverButton({
  label,
  panelLabel = label,
  icon,
  align = 'start',
  width = '20rem',
  children,
}: PopoverButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const ref = useRef<HTMLButtonElement>(null)
  const load = useLoading(panel)
  const close = useCallback(() => setIsOpen(false), [])
  const toggle = async () => {
    if (isOpen) return close()
    // Safari does not focus a clicked button, and the focus has to come back here.
    ref.current?.focus()
    if (await load()) setIsOpen(true)
  }
  const Panel = panel.current()
  return (
    <>
      <IconButton
        ref={ref}
        label={label}
        hasTooltip={!isOpen}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onApproach={panel.prefetch}
        onPress={() => void toggle()}
      >
        {icon}
      </IconButton>
      {isOpen && Panel && (
        <Panel label={panelLabel} align={align} width={width} triggerRef={ref} onClose={close}>
          {children(close)}
        </Panel>
      )}
    </>
  )
}
