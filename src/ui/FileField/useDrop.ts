import { useState, type DragEvent } from 'react'

/** The handlers of a zone that takes a dropped file, and whether one is over it. */
export const useDrop = (onDrop: (file: File) => void, isDisabled = false) => {
  const [isOver, setOver] = useState(false)
  return {
    'data-over': isOver || undefined,
    onDragOver(event: DragEvent) {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      // Also called for the children of the zone.
      if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false)
    },
    onDrop(event: DragEvent) {
      event.preventDefault()
      setOver(false)
      const dropped = event.dataTransfer.files[0]
      if (dropped && !isDisabled) onDrop(dropped)
    },
  }
}
