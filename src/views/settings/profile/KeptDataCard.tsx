import { pluralize } from '@/lib/text'
import { selectKeptData } from '@/store/settings/profile/kept-data'
import { useAppSelector } from '@/store/setup/hooks'
import { CardBlock, CardBody, CardFooter, CardHeader } from '@/ui/CardBlock/CardBlock'
import { PropertiesTable, Property } from '@/ui/PropertiesTable/PropertiesTable'
import { ActionButton } from '@/views/shared/actions/ActionButton'

const THEMES = { system: 'That of the system', dark: 'Dark', light: 'Light' }

/** What the console leaves in this browser, and the button that clears it. */
export function KeptDataCard() {
  const { theme, drafts, clearing } = useAppSelector(selectKeptData)
  return (
    <CardBlock>
      <CardHeader
        title="What this browser keeps"
        description="Nothing of it leaves this browser, and passwords and keys are never part of it."
      />
      <CardBody>
        <PropertiesTable>
          <Property label="Theme">{THEMES[theme]}</Property>
          <Property label="Unfinished forms">
            {drafts === 0 ? 'None' : pluralize('form', drafts)}
          </Property>
        </PropertiesTable>
      </CardBody>
      <CardFooter>
        <ActionButton action={clearing} />
      </CardFooter>
    </CardBlock>
  )
}
