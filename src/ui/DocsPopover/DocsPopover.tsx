import { BookOpen } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { IconButton } from '@/ui/IconButton/IconButton'
import { latePanel } from '@/ui/Menu/latePanel'

export interface DocsPopoverProps {
  /** What there is to learn about: `disks`. */
  heading: string
  /** One sentence. */
  summary: string
  links: readonly { label: string; href: string }[]
}

const panel = latePanel(async () => (await import('./DocsPanel')).DocsPanel)

/** The button in a page header that opens a few words about the page and links to the guides. */
export function DocsPopover(props: DocsPopoverProps) {
  const [isOpen, setIsOpen] = useState(false)
  const ref = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => setIsOpen(false), [])
  const toggle = async () => {
    if (isOpen) return close()
    await panel.load()
    setIsOpen(true)
  }
  const Panel = panel.current()
  return (
    <>
      <IconButton
        ref={ref}
        label="Links to docs"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onApproach={panel.prefetch}
        onPress={() => void toggle()}
      >
        <BookOpen size={16} />
      </IconButton>
      {isOpen && Panel && <Panel {...props} triggerRef={ref} onClose={close} />}
    </>
  )
}
