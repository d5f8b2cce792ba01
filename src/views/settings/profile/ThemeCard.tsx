import { Monitor, Moon, Sun } from 'lucide-react'
import { selectTheme } from '@/store/preferences/selectors'
import { themeChosen } from '@/store/preferences/slice'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { CardBlock, CardBody, CardHeader } from '@/ui/CardBlock/CardBlock'
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl'

const OPTIONS = [
  { value: 'system', label: 'System', icon: <Monitor size={16} /> },
  { value: 'dark', label: 'Dark', icon: <Moon size={16} /> },
  { value: 'light', label: 'Light', icon: <Sun size={16} /> },
] as const

/** The choice of theme, which the user menu offers too. */
export function ThemeCard() {
  const send = useSend()
  const theme = useAppSelector(selectTheme)
  return (
    <CardBlock>
      <CardHeader title="Theme" description="How the console looks in this browser." />
      <CardBody>
        <SegmentedControl
          label="Theme"
          options={OPTIONS}
          value={theme}
          onChange={chosen => send(themeChosen({ theme: chosen }))}
        />
      </CardBody>
    </CardBlock>
  )
}
