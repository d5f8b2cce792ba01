import { useSupports } from '@/store/release/release'
import { useAppSelector } from '@/store/setup/hooks'
import { selectBgpChoices } from '@/store/system/port-settings/choices'
import {
  peerForm as form,
  PEER_NUMBERS,
  selectHadKey,
  type PeerNumber,
} from '@/store/system/port-settings/peer.form'
import { U16_RULE } from '@/store/system/port-settings/rules'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { Combobox } from '@/ui/Combobox/Combobox'
import { FormDivider } from '@/ui/Form/FormErrors'
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup'
import { SecretField } from '@/ui/SecretField/SecretField'
import { AddressField, CheckedArea, CheckedField } from '@/views/shared/checked-field/CheckedField'
import { LinkField, NumberPart } from './PartFields'
import { PartForm, useFormBelow } from './PartForm'

const KINDS = [
  { value: 'numbered', label: 'Numbered', help: 'The peer has an address.' },
  { value: 'unnumbered', label: 'Unnumbered', help: 'The peer is found by IPv6 router discovery.' },
] as const

const POLICIES = [
  { value: 'no_filtering', label: 'All prefixes' },
  { value: 'allow', label: 'Only these prefixes' },
] as const

const TIMERS = ['holdTime', 'keepalive', 'connectRetry', 'idleHoldTime', 'delayOpen'] as const
const REST = ['localPref', 'multiExitDiscriminator', 'minTtl', 'vlanId'] as const

/** The open form of a BGP peer in port settings. */
function PeerModal() {
  const { value: kind } = form.useField('kind')
  return (
    <PartForm form={form} noun="BGP peer">
      {useSupports('bgpUnnumbered') && (
        <form.Field
          name="kind"
          as={RadioGroup<'numbered' | 'unnumbered'>}
          label="Kind"
          options={KINDS}
          isRequired
        />
      )}
      {kind === 'numbered' ? <Numbered /> : <Unnumbered />}
      <Combobox
        {...form.useField('bgpConfig')}
        label="BGP configuration"
        placeholder="Select a BGP configuration"
        items={useAppSelector(selectBgpChoices)}
        isRequired
      />
      <LinkField useField={form.useField} of={useFormBelow(form)} />
      <Numbers names={['remoteAsn']} />
      <FormDivider />
      <Md5 />
      <FormDivider />
      <Policy filter="importFilter" prefixes="importPrefixes" label="Import" />
      <Policy filter="exportFilter" prefixes="exportPrefixes" label="Export" />
      <CheckedField
        form={form}
        {...form.useField('communities')}
        label="Communities"
        help="Numbers, separated by commas."
      />
      <Checkbox
        {...form.useField('enforceFirstAs')}
        label="Enforce first AS"
        help="Refuse routes whose path does not begin with the peer’s ASN."
      />
      <FormDivider />
      <Numbers names={TIMERS} />
      <FormDivider />
      <Numbers names={REST} />
    </PartForm>
  )
}

function Numbered() {
  const source = form.useField('srcAddr')
  return (
    <>
      <AddressField form={form} {...form.useField('targetAddr')} label="Peer address" isRequired />
      {useSupports('bgpSource') && (
        <AddressField
          form={form}
          {...source}
          label="Source address"
          help="Leave empty to let the switch choose."
        />
      )}
    </>
  )
}

function Unnumbered() {
  return (
    <NumberPart
      useField={form.useField}
      name="routerLifetime"
      label="Router lifetime"
      rule={{ ...U16_RULE, units: 'seconds', isRequired: true }}
    />
  )
}

function Numbers({ names }: { names: readonly PeerNumber[] }) {
  return names.map(name => (
    <NumberPart
      key={name}
      useField={form.useField}
      name={name}
      label={PEER_NUMBERS[name].label}
      rule={PEER_NUMBERS[name]}
    />
  ))
}

const NEW_KEY = [
  { value: 'none', label: 'None' },
  { value: 'new', label: 'Set a key' },
] as const

const KEPT_KEY = [
  { value: 'kept', label: 'Keep the current key' },
  { value: 'new', label: 'Set another key' },
  { value: 'none', label: 'Remove the key' },
] as const

function Md5() {
  const md5 = form.useField('md5')
  const { value: secret, ...key } = form.useField('md5AuthKey')
  const hadKey = useAppSelector(selectHadKey)
  return (
    <>
      <RadioGroup {...md5} label="MD5 key" options={hadKey ? KEPT_KEY : NEW_KEY} isRequired />
      {md5.value === 'new' && (
        <SecretField
          {...key}
          label="New MD5 key"
          secret={secret}
          help="It is not kept in drafts."
          isRequired
        />
      )}
    </>
  )
}

interface PolicyProps {
  filter: 'importFilter' | 'exportFilter'
  prefixes: 'importPrefixes' | 'exportPrefixes'
  label: string
}

function Policy({ filter, prefixes, label }: PolicyProps) {
  const policy = form.useField(filter)
  const list = form.useField(prefixes)
  return (
    <>
      <RadioGroup {...policy} label={label} options={POLICIES} isRequired />
      {policy.value === 'allow' && (
        <CheckedArea
          form={form}
          {...list}
          label={`${label} prefixes`}
          help="One per line. Leave empty to let none through."
          rows={3}
        />
      )}
    </>
  )
}

export { form, PeerModal as View }
