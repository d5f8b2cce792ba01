import type { LinkFec, LinkSpeed } from '@/api/generated/types'
import { TAPS, linkForm as form } from '@/store/system/port-settings/link.form'
import { speedLabel, U16_RULE } from '@/store/system/port-settings/rules'
import { fecLabels, LLDP_LABELS } from '@/store/system/switch-ports/rules'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { Select } from '@/ui/Select/Select'
import { TextField } from '@/ui/TextField/TextField'
import { NumberPart } from './PartFields'
import { PartForm } from './PartForm'

const SPEEDS = ['0', '1', '10', '25', '40', '50', '100', '200', '400'].map(gigabits => {
  const value = `speed${gigabits}_g` as LinkSpeed
  return { value, label: speedLabel(value) }
})

const FECS = [
  ...(['rs', 'firecode', 'none'] as const satisfies readonly LinkFec[]).map(value => ({
    value,
    label: fecLabels[value],
  })),
  { value: 'unset' as const, label: 'Transceiver default' },
]

const TEXTS = [
  'chassisId',
  'systemName',
  'systemDescription',
  'linkDescription',
  'managementIp',
] as const

/** The open form of a link in port settings. */
function LinkModal() {
  return (
    <PartForm form={form} noun="link">
      <form.Field
        name="linkName"
        as={TextField}
        label="Link"
        help="The lane of the port: phy0 for the first."
        isRequired
      />
      <form.Field name="speed" as={Select<LinkSpeed>} label="Speed" items={SPEEDS} isRequired />
      <form.Field name="fec" as={Select<LinkFec | 'unset'>} label="FEC" items={FECS} isRequired />
      <NumberPart
        useField={form.useField}
        name="mtu"
        label="MTU"
        rule={{ ...U16_RULE, isRequired: true }}
      />
      <form.Field name="autoneg" as={Checkbox} label="Autonegotiation" />
      <form.Field name="enabled" as={Checkbox} label="LLDP enabled" />
      {TEXTS.map(name => (
        <form.Field key={name} name={name} as={TextField} label={textLabel(name)} />
      ))}
      <form.Field name="announcedLinkName" as={TextField} label="LLDP link name" />
      {TAPS.map(tap => (
        <NumberPart
          key={tap}
          useField={form.useField}
          name={tap}
          label={`Transmit equalization: ${tap}`}
          rule={{ min: -2_147_483_648, max: 2_147_483_647, isInteger: true }}
        />
      ))}
    </PartForm>
  )
}

/** Such as `LLDP system name`. */
const textLabel = (name: (typeof TEXTS)[number]) =>
  `LLDP ${LLDP_LABELS[name].toLowerCase().replace(/\b(id|ip)\b/, word => word.toUpperCase())}`

export { form, LinkModal as View }
