import { useMemo, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { TooltipLayer } from '@/ui/Tooltip/TooltipLayer'
import { UiContext, type UiPorts } from './UiContext'

export interface UiProviderProps extends UiPorts {
  children: ReactNode
}

/**
 * Connects widgets to the application, once, around all of it. The console's own words are
 * English whatever the reader's locale, so react-aria speaks en-US; dates follow `reader`.
 */
export function UiProvider({ navigate, prefetch, copyText, reader, children }: UiProviderProps) {
  const ports = useMemo(
    () => ({ navigate, prefetch, copyText, reader }),
    [navigate, prefetch, copyText, reader],
  )
  return (
    <I18nProvider locale="en-US">
      <UiContext value={ports}>
        <TooltipLayer>{children}</TooltipLayer>
      </UiContext>
    </I18nProvider>
  )
}
