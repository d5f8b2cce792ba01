import { useEffect } from 'react'
import { selectTheme } from '@/store/preferences/selectors'
import { useAppSelector } from '@/store/setup/hooks'

const LIGHT = '(prefers-color-scheme: light)'

/**
 * Applies the chosen theme to the document, following the system if the user chose that. The script
 * in the document's head does the same before the first paint.
 */
export const useTheme = () => {
  const theme = useAppSelector(selectTheme)
  useEffect(() => {
    const system = window.matchMedia(LIGHT)
    const apply = () => {
      const isLight = theme === 'system' ? system.matches : theme === 'light'
      document.documentElement.dataset.theme = isLight ? 'light' : 'dark'
    }
    apply()
    system.addEventListener('change', apply)
    return () => system.removeEventListener('change', apply)
  }, [theme])
}
