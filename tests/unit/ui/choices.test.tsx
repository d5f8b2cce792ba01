// @vitest-environment jsdom
import '#tests/support/dom'
import { afterEach, describe, expect, it } from 'vitest'
import { control, renderField } from '#tests/support/fields'
import { byRole, press } from '#tests/support/render'
import { CheckboxGroup } from '@/ui/Checkbox/CheckboxGroup'
import { RadioCards } from '@/ui/RadioGroup/RadioCards'
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup'

let leave = () => {}
afterEach(() => leave())

describe('a group of checkboxes', () => {
  const names = ['a', 'b', 'c', 'd']
  const render = (start: string[]) => {
    const field = renderField(start, (value, onChange) => (
      <CheckboxGroup
        label="Keys"
        name="keys"
        selectAllLabel="Select all"
        options={names.map(name => ({ value: name, label: name }))}
        value={value}
        onChange={onChange}
      />
    ))
    leave = field.leave
    return field
  }
  const all = () => {
    const { checked, indeterminate } = control('Select all')
    return indeterminate ? 'mixed' : checked ? 'checked' : 'unchecked'
  }

  it('has a box for all that is mixed when some are checked', async () => {
    render([])
    expect(all()).toBe('unchecked')
    await press(control('b'))
    expect(all()).toBe('mixed')
    await press(control('b'))
    expect(all()).toBe('unchecked')
    for (const name of ['a', 'b', 'c']) await press(control(name))
    expect(all()).toBe('mixed')
    await press(control('d'))
    expect(all()).toBe('checked')
  })

  it('checks all from mixed and clears all from checked', async () => {
    const { changes } = render(['c'])
    await press(control('Select all'))
    await press(control('Select all'))
    expect(changes).toEqual([names, []])
  })

  it('reports the checked ones in the order of the options', async () => {
    const { changes } = render(['c'])
    await press(control('a'))
    expect(changes).toEqual([['a', 'c']])
  })
})

describe('radio buttons', () => {
  it('are a group named by the label and its units', async () => {
    const field = renderField('4096', (value, onChange) => (
      <RadioGroup
        label="Block size"
        units="Bytes"
        name="blockSize"
        isRequired
        options={['512', '4096'].map(size => ({ value: size, label: size }))}
        value={value}
        onChange={onChange}
      />
    ))
    leave = field.leave
    expect(byRole('radiogroup', 'Block size (Bytes)')).toBeDefined()
    expect(control('4096').checked).toBe(true)
    await press(control('512'))
    expect(field.changes).toEqual(['512'])
  })

  it('stay apart from another group with a field of the same name', () => {
    const noop = () => {}
    const field = renderField('', () => (
      <>
        {['One', 'Two'].map(label => (
          <RadioGroup
            key={label}
            label={label}
            name="same"
            options={[{ value: label, label: `${label} option` }]}
            value={label}
            onChange={noop}
          />
        ))}
      </>
    ))
    leave = field.leave
    expect(control('One option').checked).toBe(true)
    expect(control('Two option').checked).toBe(true)
  })

  it('are named by the facts that their cards show', async () => {
    const field = renderField('s', (value, onChange) => (
      <RadioCards
        label="General purpose"
        name="preset"
        cards={[
          { value: 's', facts: ['2 vCPUs', '8 GiB RAM'] },
          { value: 'm', facts: ['4 vCPUs', '16 GiB RAM'] },
        ]}
        value={value}
        onChange={onChange}
      />
    ))
    leave = field.leave
    const card = document.querySelector<HTMLInputElement>('[aria-label="4 vCPUs, 16 GiB RAM"]')!
    expect(card.labels?.[0]?.textContent).toBe('4 vCPUs16 GiB RAM')
    await press(card)
    expect(field.changes).toEqual(['m'])
  })
})
