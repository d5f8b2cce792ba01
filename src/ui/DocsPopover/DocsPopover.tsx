import { BookOpen } from 'lucide-react'
import { useCallback, useRef, useState, type ComponentType } from 'react'
import { IconButton } from '@/ui/IconButton/IconButton'
import type { DocsPanelProps } from './DocsPanel'

export interface DocsPopoverProps {
  /** What there is to learn about: `disks`. */
  heading: string
  /** One sentence. */
  summary: string
  links: readonly { label: string; href: string }[]
}

let Panel: ComponentType<DocsPanelProps> | undefined

const loadPanel = async () => {
  Panel = (await import('./DocsPanel')).DocsPanel
}

/** The button in a page header that opens a few words about the page and links to the guides. */
export function DocsPopover(props: DocsPopoverProps) {
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
        label="Links to docs"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onApproach={() => void loadPanel()}
        onPress={() => void toggle()}
      >
        <BookOpen size={16} />
      </IconButton>
      {isOpen && Panel && <Panel {...props} triggerRef={ref} onClose={close} />}
    </>
  )
}
