import { useMemo, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { TooltipLayer } from '@/ui/Tooltip/TooltipLayer'
import { UiContext, type UiPorts } from './UiContext'

export interface UiProviderProps extends UiPorts {
  children: ReactNode
}

/**
 * Connects all widgets to the application. The console is in English whatever the user's locale, so
 * react-aria uses en-US; dates follow `reader`.
 */
export function UiProvider({
  navigate,
  prefetch,
  copyText,
  isCopyRefused,
  requestHref,
  reader,
  children,
}: UiProviderProps) {
  const ports = useMemo(
    () => ({ navigate, prefetch, copyText, isCopyRefused, requestHref, reader }),
    [navigate, prefetch, copyText, isCopyRefused, requestHref, reader],
  )
  return (
    <I18nProvider locale="en-US">
      <UiContext value={ports}>
        <TooltipLayer>{children}</TooltipLayer>
      </UiContext>
    </I18nProvider>
  )
}
