import { useId, type ReactNode } from 'react'
import { ipOrder } from '@/lib/ip'
import type { FieldHook } from '@/store/forms/hooks'
import { useSend } from '@/store/setup/hooks'
import { requestForm, type SystemForms } from '@/store/system/forms'
import type { PartList, SettingsValues } from '@/store/system/port-settings/values'
import {
  geometryLabels,
  LINKS_BY_GEOMETRY,
  peerAddress,
  speedLabel,
} from '@/store/system/port-settings/rules'
import { Button } from '@/ui/Button/Button'
import type { MiniColumn } from '@/views/shared/mini-table/MiniRows'
import { MiniTableField } from '@/views/shared/mini-table/MiniTableField'
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup'
import { capitalize, plural } from '@/lib/text'
import { Section } from '@/views/shared/page-form/Section'

const titleOf = (noun: string) => capitalize(plural(noun))

type SettingsField = FieldHook<SettingsValues>

type Part<List extends PartList> = SettingsValues[List][number]

type PartForm = {
  [Form in keyof SystemForms]: Form extends `portSettings${string}` ? Form : never
}[keyof SystemForms]

interface PartsProps<List extends PartList> {
  useField: SettingsField
  /** The name of the form. */
  of: string
  list: List
  noun: string
  dialog: Exclude<PartForm, 'portSettingsReview'>
  columns: readonly MiniColumn<Part<List>>[]
  help?: ReactNode
  disabledReason?: string | undefined
  isRequired?: boolean
}

/** The parts of one kind, each of which is added and edited in a form of its own. */
function Parts<List extends PartList>(props: PartsProps<List>) {
  const { useField, of, list, noun, dialog, columns } = props
  const send = useSend()
  const { value, onChange, ...field } = useField(list)
  const parts = value as readonly Part<List>[]
  return (
    <Section id={useId()} title={titleOf(noun)} help={props.help}>
      <MiniTableField
        {...field}
        label={titleOf(noun)}
        isLabelHidden
        isOptionalHidden
        isRequired={props.isRequired}
        rows={parts}
        columns={columns}
        rowKey={({ name }) => name}
        removeLabel={({ name }) => `Remove ${noun} ${name}`}
        onChange={left => onChange(left as never)}
        editLabel={({ name }) => `Edit ${noun} ${name}`}
        onEdit={({ name }) => send(requestForm(dialog, { of, edited: name }))}
      >
        <div>
          <Button
            isDisabled={field.isDisabled}
            disabledReason={props.disabledReason}
            onPress={() => send(requestForm(dialog, { of }))}
          >
            Add {noun}
          </Button>
        </div>
      </MiniTableField>
    </Section>
  )
}

const links: readonly MiniColumn<Part<'links'>>[] = [
  { header: 'Link', text: ({ linkName }) => linkName },
  { header: 'Speed', text: ({ speed }) => speedLabel(speed) },
  { header: 'MTU', text: ({ mtu }) => String(mtu) },
]

const interfaces: readonly MiniColumn<Part<'interfaces'>>[] = [
  { header: 'Link', text: ({ linkName }) => linkName },
  {
    header: 'Kind',
    text: ({ kind }) => (kind.type === 'vlan' ? `VLAN ${kind.vid}` : capitalize(kind.type)),
  },
]

const addresses: readonly MiniColumn<Part<'addresses'>>[] = [
  { header: 'Address', text: ({ address }) => address, value: ({ address }) => ipOrder(address) },
  { header: 'Lot', text: ({ addressLot }) => addressLot || '—' },
  { header: 'Link', text: ({ linkName }) => linkName },
]

const routes: readonly MiniColumn<Part<'routes'>>[] = [
  { header: 'Destination', text: ({ dst }) => dst, value: ({ dst }) => ipOrder(dst) },
  { header: 'Gateway', text: ({ gw }) => gw, value: ({ gw }) => ipOrder(gw) },
  { header: 'Link', text: ({ linkName }) => linkName },
]

const peers: readonly MiniColumn<Part<'peers'>>[] = [
  {
    header: 'Peer',
    text: ({ addr }) => peerAddress(addr),
    value: ({ addr }) => ipOrder(peerAddress(addr)) ?? peerAddress(addr),
  },
  { header: 'Configuration', text: ({ bgpConfig }) => bgpConfig },
  { header: 'Link', text: ({ linkName }) => linkName || '—' },
]

const GEOMETRIES = (['qsfp28x1', 'qsfp28x2', 'sfp28x4'] as const).map(value => ({
  value,
  label: geometryLabels[value],
  help: LINKS_BY_GEOMETRY[value] === 1 ? 'One link' : `Up to ${LINKS_BY_GEOMETRY[value]} links`,
}))

interface SettingsFieldsProps {
  useField: SettingsField
  of: string
}

const LINK_FIRST = 'Add a link first'

/** Everything that port settings consist of, but for their name and description. */
export function SettingsFields({ useField, of }: SettingsFieldsProps) {
  const { value: all } = useField('links')
  const { value: geometry } = useField('geometry')
  const most = LINKS_BY_GEOMETRY[geometry]
  const needsLink = all.length === 0 ? LINK_FIRST : undefined
  const common = { useField, of }
  return (
    <>
      <Section id={useId()} title="Port">
        <Geometry useField={useField} />
      </Section>
      <Parts
        {...common}
        list="links"
        noun="link"
        dialog="portSettingsLink"
        columns={links}
        isRequired
        disabledReason={
          all.length >= most ? `A port of this geometry has at most ${most}` : undefined
        }
      />
      <Parts
        {...common}
        list="interfaces"
        noun="interface"
        dialog="portSettingsInterface"
        columns={interfaces}
        disabledReason={needsLink}
      />
      <Parts
        {...common}
        list="addresses"
        noun="address"
        dialog="portSettingsAddress"
        columns={addresses}
        disabledReason={needsLink}
      />
      <Parts
        {...common}
        list="routes"
        noun="route"
        dialog="portSettingsRoute"
        columns={routes}
        disabledReason={needsLink}
      />
      <Parts
        {...common}
        list="peers"
        noun="BGP peer"
        dialog="portSettingsPeer"
        columns={peers}
        disabledReason={needsLink}
      />
    </>
  )
}

function Geometry({ useField }: { useField: SettingsField }) {
  return <RadioGroup {...useField('geometry')} label="Geometry" options={GEOMETRIES} isRequired />
}
