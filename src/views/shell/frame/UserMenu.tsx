import {
  ChevronDown,
  Info,
  Keyboard,
  LogOut,
  MessageSquareWarning,
  Monitor,
  Moon,
  Settings,
  Sun,
  User,
} from 'lucide-react'
import { themeChosen, type Theme, selectTheme } from '@/store/preferences/slice'
import { aboutOpened } from '@/store/release/slice'
import { selectCurrentUser } from '@/store/session/session'
import { selectSignOut } from '@/store/session/sign-out'
import { PROBLEM_REPORT, requestForm } from '@/store/settings/forms'
import { settingsPaths } from '@/store/settings/paths'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { shortcutsToggled } from '@/store/shortcuts/slice'
import type { MenuEntry } from '@/ui/Menu/MenuRow'
import { MenuButton } from '@/ui/Menu/MenuButton'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import styles from './TopBar.module.css'

const themes: readonly { theme: Theme; label: string; icon: MenuEntry['icon'] }[] = [
  { theme: 'system', label: 'System theme', icon: <Monitor size={16} /> },
  { theme: 'dark', label: 'Dark theme', icon: <Moon size={16} /> },
  { theme: 'light', label: 'Light theme', icon: <Sun size={16} /> },
]

/** The menu of the signed-in user: settings, theme, problem report and sign-out. */
export function UserMenu() {
  const send = useSend()
  const user = useAppSelector(selectCurrentUser)
  const chosen = useAppSelector(selectTheme)
  const signOut = useAppSelector(selectSignOut)
  const entries: MenuEntry[] = [
    {
      id: 'settings',
      label: 'Settings',
      href: settingsPaths.profile(),
      icon: <Settings size={16} />,
    },
    ...themes.map(({ theme, label, icon }, index) => ({
      id: theme,
      label,
      icon,
      startsGroup: index === 0,
      isCurrent: theme === chosen,
      onAction: () => send(themeChosen({ theme })),
    })),
    {
      id: 'shortcuts',
      label: 'Keyboard shortcuts',
      icon: <Keyboard size={16} />,
      startsGroup: true,
      onAction: () => send(shortcutsToggled()),
    },
    {
      id: 'report',
      label: 'Report a problem',
      icon: <MessageSquareWarning size={16} />,
      onAction: () => send(requestForm(PROBLEM_REPORT, {})),
    },
    {
      id: 'signOut',
      label: 'Sign out',
      icon: <LogOut size={16} />,
      startsGroup: true,
      onAction: () => send(signOut),
    },
    {
      id: 'about',
      label: 'About',
      icon: <Info size={16} />,
      startsGroup: true,
      onAction: () => send(aboutOpened()),
    },
  ]
  const name = user?.displayName || 'User'
  return (
    <MenuButton label={`User menu: ${name}`} entries={entries} tone="ghost">
      <User size={16} />
      <VisuallyHidden isOnlyNarrow>
        <span className={styles.user}>{name}</span>
      </VisuallyHidden>
      <ChevronDown size={14} className={styles.faint} />
    </MenuButton>
  )
}
