import { ChevronDown } from 'lucide-react'
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import styles from './Table.module.css'

interface DetailsProps {
  /** The id of the element with the name of the row. */
  of: string
  children: ReactNode
}

/** The second line of a row: as many details as fit, with a button for all if that is not all. */
export function Details({ of, children }: DetailsProps) {
  const line = useRef<HTMLDivElement>(null)
  const buttonId = useId()
  const [isCut, setCut] = useState(false)
  const [isOpen, setOpen] = useState(false)

  useLayoutEffect(() => {
    const element = line.current
    if (!element || isOpen) return
    const check = () => setCut(element.scrollWidth > element.clientWidth)
    check()
    const observer = new ResizeObserver(check)
    observer.observe(element)
    return () => observer.disconnect()
  }, [isOpen, children])

  return (
    <>
      <div
        ref={line}
        className={styles.line}
        data-open={isOpen || undefined}
        // What is cut off may not have the focus.
        onFocus={({ target }) => {
          if (isCut && target.matches(':focus-visible')) setOpen(true)
        }}
      >
        {children}
      </div>
      {isCut && (
        <button
          type="button"
          id={buttonId}
          className={styles.more}
          aria-label="Details of"
          aria-labelledby={`${buttonId} ${of}`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronDown size={16} />
        </button>
      )}
    </>
  )
}
