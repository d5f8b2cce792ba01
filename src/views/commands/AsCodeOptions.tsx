import { asCodeForm as form, type AsCodeValues } from '@/store/as-code/as-code.form'
import type { Provider } from '@/store/as-code/dialects'
import { MANY_INSTANCES } from '@/store/as-code/sources'
import { Checkbox } from '@/ui/Checkbox/Checkbox'
import { Stack } from '@/ui/Layout/Layout'
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup'
import { Select } from '@/ui/Select/Select'
import { TextField } from '@/ui/TextField/TextField'

const PURPOSES = [
  { value: 'manage', label: 'Manage what is here', help: 'Imports the objects. Nothing is made.' },
  { value: 'copy', label: 'Make a copy', help: 'Creates the same objects elsewhere.' },
] as const

const INSTANCES = [
  {
    value: 'script',
    label: 'Import without restart',
    help: 'By import-instances.sh, before the first plan.',
  },
  {
    value: 'restart',
    label: 'Import with one restart',
    help: 'The first apply stops and starts each instance.',
  },
  { value: 'leaveOut', label: 'Leave out' },
] as const

const OUTSIDE = [
  { value: 'auto', label: 'As fits the purpose' },
  { value: 'names', label: 'Look up by name' },
  { value: 'ids', label: 'Literal IDs' },
] as const

const LAYOUTS = [
  { value: 'one', label: 'One file' },
  { value: 'separate', label: 'Separate files' },
] as const

interface AsCodeOptionsProps {
  providers: readonly Provider[]
  instances: number
  isWhole: boolean
  /** Whether the objects belong to no project. */
  isOfSystem: boolean
  /** The name that a copy has if none is typed. */
  proposed: string
}

/** What the texts are for, and how they are written. */
export function AsCodeOptions(props: AsCodeOptionsProps) {
  const { providers, instances, isWhole, isOfSystem, proposed } = props
  const { value: purpose } = form.useField('purpose')
  const { value: provider } = form.useField('provider')
  const isCopy = purpose === 'copy'
  const versions = providers.map(({ pin }) => ({ value: pin, label: pin.replace('~> ', '') }))
  const chosen = versions.find(({ value }) => value === provider) ?? versions[0]
  const { onChange: chooseProvider } = form.useField('provider')
  return (
    <Stack gap={4}>
      <form.Field
        name="purpose"
        as={RadioGroup<AsCodeValues['purpose']>}
        label="Purpose"
        options={PURPOSES}
        isOptionalHidden
      />
      {isCopy ? (
        !isOfSystem && (
          <>
            <form.Field
              name="projectName"
              as={TextField}
              label={isWhole ? 'New project named' : 'Project of the copy'}
              placeholder={proposed}
            />
            <form.Field name="keepsAddresses" as={Checkbox} label="Keep addresses inside VPCs" />
          </>
        )
      ) : (
        <>
          {instances > 0 && (
            <form.Field
              name="instances"
              as={RadioGroup<'script' | 'restart' | 'leaveOut'>}
              label="Instances"
              options={INSTANCES}
              isOptionalHidden
            />
          )}
          <form.Field name="isProtected" as={Checkbox} label="Protect from destroying" />
          {!isOfSystem && (
            <form.Field name="hasApiMade" as={Checkbox} label="Include what the API made" />
          )}
          {isWhole && <form.Field name="hasImages" as={Checkbox} label="Manage images too" />}
        </>
      )}
      {isWhole && (
        <form.Field
          name="hasAccess"
          as={Checkbox}
          label="Include access"
          help="The script and the requests replace the roles on the project. The provider has no resource for them."
        />
      )}
      {!isWhole && <form.Field name="hasParts" as={Checkbox} label="With what belongs to it" />}
      {instances > MANY_INSTANCES && (
        <form.Field name="hasAllKeys" as={Checkbox} label="SSH keys of each instance" />
      )}
      <form.Field
        name="outside"
        as={Select<'auto' | 'names' | 'ids'>}
        label="Outside the selection"
        items={OUTSIDE}
        isOptionalHidden
      />
      {versions.length > 1 && (
        <Select
          name="provider"
          label="Provider"
          items={versions}
          value={chosen?.value ?? ''}
          onChange={chooseProvider}
          isOptionalHidden
        />
      )}
      <form.Field
        name="layout"
        as={RadioGroup<'one' | 'separate'>}
        label="Layout"
        options={LAYOUTS}
        isInline
        isOptionalHidden
      />
    </Stack>
  )
}
