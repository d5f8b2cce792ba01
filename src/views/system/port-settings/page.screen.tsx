import { useAppSelector } from '@/store/setup/hooks'
import { systemPaths } from '@/store/system/paths'
import {
  selectPortSettings,
  selectPortSettingsActions,
  selectPortSettingsParts,
} from '@/store/system/port-settings/port-settings'
import { geometryLabels } from '@/store/system/port-settings/rules'
import { CardStack } from '@/ui/CardBlock/CardBlock'
import { EmptyCell } from '@/ui/Cells/EmptyCell'
import { Row } from '@/ui/Layout/Layout'
import { Link } from '@/ui/Link/Link'
import {
  DateProperty,
  DescriptionProperty,
  IdProperty,
  PropertiesTable,
  Property,
} from '@/ui/PropertiesTable/PropertiesTable'
import { ObjectHeader } from '@/views/shared/actions/ObjectHeader'
import { lateIcons } from '@/views/shared/late-icons'
import { useParams } from '@/views/shell/route-context'
import { portSettingsDocs } from '../docs'
import { PartTables } from './PartTables'
import { allSwitchPortsQuery } from '@/store/system/switch-ports/queries'
import { Known } from '@/views/shared/unknown/Known'

const { 'port-settings': Icon } = lateIcons

/** The page of port settings: the ports that use them, and a table for each of their parts. */
function PortSettingsView() {
  const params = useParams(systemPaths.portSettingsPage)
  const settings = useAppSelector(state => selectPortSettings(state, params))
  const parts = useAppSelector(state => selectPortSettingsParts(state, params))
  if (!settings || !parts) return null
  return (
    <>
      <ObjectHeader
        icon={<Icon />}
        kind="port settings"
        object={settings}
        docs={portSettingsDocs}
      />
      <CardStack>
        <PropertiesTable columns={2}>
          <DescriptionProperty text={settings.description} />
          <DateProperty label="Created" date={settings.timeCreated} />
          <IdProperty id={settings.id} name={settings.name} />
          <DateProperty label="Last modified" date={settings.timeModified} />
          <Property label="Geometry">{geometryLabels[parts.geometry]}</Property>
          <Property label="Used by">
            {!settings.ports ? (
              <Known queries={[allSwitchPortsQuery]}>{() => null}</Known>
            ) : settings.ports.length === 0 ? (
              <EmptyCell reason="No switch port uses these settings." />
            ) : (
              <Row as="span" gap={3} rowGap={1} flexWrap="wrap">
                {settings.ports.map(({ id, name, href }) => (
                  <Link key={id} href={href}>
                    {name}
                  </Link>
                ))}
              </Row>
            )}
          </Property>
        </PropertiesTable>
        <PartTables parts={parts} />
      </CardStack>
    </>
  )
}

const actions = [selectPortSettingsActions]

export { actions, PortSettingsView as View }
