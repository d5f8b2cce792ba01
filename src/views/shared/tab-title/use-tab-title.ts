import { useEffect } from 'react'
import { useRoute } from '@/views/shell/route-context'
import { pageTitle } from '@/views/shell/route-names'

/** Sets the title of the browser tab if its page knows more than the address tells. */
export const useTabTitle = (toTitle: (usual: string) => string) => {
  const { route, params } = useRoute()
  const usual = pageTitle(route.crumbs?.(params) ?? [])
  const title = toTitle(usual)
  useEffect(() => {
    document.title = title
    return () => {
      document.title = usual
    }
  }, [title, usual])
}
