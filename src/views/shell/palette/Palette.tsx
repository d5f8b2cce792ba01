import { Suspense } from 'react'
import { selectIsPaletteOpen } from '@/store/palette/slice'
import { useAppSelector } from '@/store/setup/hooks'
import { lazy, usePrefetch } from '@/ui/lazy/lazy'

const PaletteDialog = lazy(async () => (await import('./PaletteDialog')).PaletteDialog)
const LATE = [PaletteDialog]

/** The command palette. */
export function Palette() {
  const isOpen = useAppSelector(selectIsPaletteOpen)
  usePrefetch(LATE)
  return <Suspense>{isOpen && <PaletteDialog />}</Suspense>
}
