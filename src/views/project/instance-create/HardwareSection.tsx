import { useId } from 'react'
import { memoryRule, vcpusRule } from '@/lib/number-rules'
import { usePress } from '@/store/forms/hooks'
import { instanceCreateForm as form } from '@/store/project/instance-create/create.form'
import {
  CUSTOM_PRESET,
  familyOf,
  PRESET_FAMILIES,
  type InstancePreset,
} from '@/store/project/instance-create/presets'
import { NumberField } from '@/ui/NumberField/NumberField'
import { RadioCards, type RadioCard } from '@/ui/RadioGroup/RadioCards'
import { lazy } from '@/ui/lazy/lazy'
import { Tabs } from '@/ui/Tabs/Tabs'
import { useLimits } from '@/store/release/release'
import { QuotaPlace, Section } from '@/views/shared/page-form/Section'
import styles from './instance-create.module.css'

const HardwareQuota = lazy(async () => (await import('./InstanceQuota')).HardwareQuota)

const toCard = ({ id, ncpus, memory }: InstancePreset): RadioCard => ({
  value: id,
  facts: [`${ncpus} vCPUs`, `${memory} GiB memory`],
})

const cards = Object.fromEntries(
  PRESET_FAMILIES.map(({ id, presets }) => [id, presets.map(toCard)]),
)

function PresetField() {
  const field = form.useField('presetId')
  const { id, label } = familyOf(field.value)
  return (
    <RadioCards
      {...field}
      label={`${label} sizes`}
      cards={cards[id] ?? []}
      isLabelHidden
      isRequired
    />
  )
}

/** The CPU and memory of the instance. The chosen preset decides which tab is open. */
export function HardwareSection() {
  const headingId = useId()
  const { value, isDisabled } = form.useField('presetId')
  const { vcpus, memory } = useLimits()
  return (
    <Section
      id={headingId}
      title="Hardware"
      help="Choose a preset that balances CPU and memory, or enter your own numbers."
    >
      <Tabs
        labelledBy={headingId}
        tabs={PRESET_FAMILIES}
        current={familyOf(value).id}
        onChange={usePress(form, 'presetFamily')}
        isDisabled={isDisabled}
      >
        {value === CUSTOM_PRESET ? (
          <div className={styles.numbers}>
            <form.Field name="ncpus" as={NumberField} label="CPUs" {...vcpusRule(vcpus)} />
            <form.Field name="memory" as={NumberField} label="Memory" {...memoryRule(memory)} />
          </div>
        ) : (
          <PresetField />
        )}
      </Tabs>
      <QuotaPlace>
        <HardwareQuota isLate />
      </QuotaPlace>
    </Section>
  )
}
