import { useCallback, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { IconButton } from '@/ui/IconButton/IconButton'
import type { PopoverPanelProps } from './PopoverPanel'

export interface PopoverButtonProps {
  /** The name of the button and of its panel. */
  label: string
  icon: ReactNode
  /** What the panel shows. A link in it that leaves for another page closes it. */
  children: (close: () => void) => ReactNode
}

let Panel: ComponentType<PopoverPanelProps> | undefined

const loadPanel = async () => {
  Panel = (await import('./PopoverPanel')).PopoverPanel
}

/** An icon that opens a small panel with more to know about what it stands beside. */
export function PopoverButton({ label, icon, children }: PopoverButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const ref = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => setIsOpen(false), [])
  const toggle = async () => {
    if (isOpen) return close()
    await loadPanel()
    setIsOpen(true)
  }
  return (
    <>
      <IconButton
        ref={ref}
        label={label}
        hasTooltip
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onApproach={() => void loadPanel()}
        onPress={() => void toggle()}
      >
        {icon}
      </IconButton>
      {isOpen && Panel && (
        <Panel label={label} triggerRef={ref} onClose={close}>
          {children(close)}
        </Panel>
      )}
    </>
  )
}
