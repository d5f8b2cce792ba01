import { formatBytes } from '@/lib/size'
import { pluralize } from '@/lib/text'
import { sessionsInWords } from '@/store/recordings/rules'
import { selectKeptData } from '@/store/settings/profile/kept-data'
import { settingsPaths } from '@/store/settings/paths'
import { useAppSelector } from '@/store/setup/hooks'
import { CardBlock, CardBody, CardFooter, CardHeader } from '@/ui/CardBlock/CardBlock'
import { Link } from '@/ui/Link/Link'
import { PropertiesTable, Property } from '@/ui/PropertiesTable/PropertiesTable'
import { ActionButton } from '@/views/shared/actions/ActionButton'

const THEMES = { system: 'Match system', dark: 'Dark', light: 'Light' }

/** The data that the console stores in this browser, and the button that clears it. */
export function KeptDataCard() {
  const { theme, lists, hasSingleKeys, drafts, views, issues, sessions, size, clearing } =
    useAppSelector(selectKeptData)
  return (
    <CardBlock>
      <CardHeader
        title="What this browser keeps"
        description="None of it leaves this browser. Passwords and keys are never kept."
      />
      <CardBody>
        <PropertiesTable>
          <Property label="Theme">{THEMES[theme]}</Property>
          <Property label="Columns">
            {lists === 0 ? 'As usual' : `Chosen for ${pluralize('list', lists)}`}
          </Property>
          <Property label="Single-key shortcuts">{hasSingleKeys ? 'On' : 'Off'}</Property>
          <Property label="Unfinished forms">
            {drafts === 0 ? 'None' : pluralize('form', drafts)}
          </Property>
          <Property label="Saved views">{views === 0 ? 'None' : pluralize('view', views)}</Property>
          {issues > 0 && (
            <Property label="Acknowledged issues">{pluralize('issue', issues)}</Property>
          )}
          <Property label="Recorded sessions">
            <Link href={settingsPaths.recording()}>
              {sessionsInWords(sessions)}
              {sessions > 0 && `, ${formatBytes(size)}`}
            </Link>
          </Property>
        </PropertiesTable>
      </CardBody>
      <CardFooter>
        <ActionButton action={clearing} />
      </CardFooter>
    </CardBlock>
  )
}
