import { aboutOpened } from '@/store/release/events'
import { selectSoftwareQueries, selectSoftwareWords } from '@/store/release/software'
import { selectApiVersionWords, selectReleaseWords } from '@/store/release/words'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { systemPaths } from '@/store/system/paths'
import { CardBlock, CardBody, CardFooter, CardHeader } from '@/ui/CardBlock/CardBlock'
import { Link } from '@/ui/Link/Link'
import { PropertiesTable, Property } from '@/ui/PropertiesTable/PropertiesTable'
import { ActionButton } from '@/views/shared/actions/ActionButton'

const ABOUT = { id: 'about', label: 'About', event: aboutOpened() }

/** Which release the rack runs, and how the console speaks to it. */
export function SystemCard() {
  const software = useAppSelector(selectSoftwareWords)
  useQueries(useAppSelector(selectSoftwareQueries))
  return (
    <CardBlock>
      <CardHeader title="System" description="The release of the rack decides what you see here." />
      <CardBody>
        <PropertiesTable>
          <Property label="System release">{useAppSelector(selectReleaseWords)}</Property>
          <Property label="API version">{useAppSelector(selectApiVersionWords)}</Property>
          {software !== undefined && (
            <Property label="Software">
              <Link href={systemPaths.update()}>{software}</Link>
            </Property>
          )}
        </PropertiesTable>
      </CardBody>
      <CardFooter>
        <ActionButton action={ABOUT} />
      </CardFooter>
    </CardBlock>
  )
}
