import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { TooltipLayer } from '@/ui/Tooltip/TooltipLayer'
import { UiContext, type UiPorts } from './UiContext'

export interface UiProviderProps {
  /** The same object until one of them changes: each change renders all widgets that use them. */
  ports: UiPorts
  children: ReactNode
}

/**
 * Connects all widgets to the application. The console is in English whatever the user's locale, so
 * react-aria uses en-US; dates follow `reader`.
 */
export function UiProvider({ ports, children }: UiProviderProps) {
  return (
    <I18nProvider locale="en-US">
      <UiContext value={ports}>
        <TooltipLayer>{children}</TooltipLayer>
      </UiContext>
    </I18nProvider>
  )
}
