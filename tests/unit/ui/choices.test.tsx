import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderField } from '#tests/support/fields'
import { CheckboxGroup } from '@/ui/Checkbox/CheckboxGroup'
import { RadioCards } from '@/ui/RadioGroup/RadioCards'
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup'
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl'

const checkbox = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

describe('a group of checkboxes', () => {
  const names = ['a', 'b', 'c', 'd']
  const draw = (...start: string[]) =>
    renderField(start, (value, onChange) => (
      <CheckboxGroup
        label="Keys"
        name="keys"
        selectAllLabel="Select all"
        options={names.map(name => ({ value: name, label: name }))}
        value={value}
        onChange={onChange}
      />
    ))
  const all = () => {
    const { checked, indeterminate } = checkbox('Select all')
    return indeterminate ? 'mixed' : checked ? 'checked' : 'unchecked'
  }

  test('has a box for all, which is mixed if some are checked', async () => {
    const { user } = draw()
    expect(all()).toBe('unchecked')
    await user.click(checkbox('b'))
    expect(all()).toBe('mixed')
    await user.click(checkbox('b'))
    expect(all()).toBe('unchecked')
    for (const name of ['a', 'b', 'c']) await user.click(checkbox(name))
    expect(all()).toBe('mixed')
    await user.click(checkbox('d'))
    expect(all()).toBe('checked')
  })

  test('checks all from mixed and clears all from checked', async () => {
    const { user, changes } = draw('c')
    await user.click(checkbox('Select all'))
    await user.click(checkbox('Select all'))
    expect(changes).toEqual([names, []])
  })

  test('reports the checked values in the order of the options', async () => {
    const { user, changes } = draw('c')
    await user.click(checkbox('a'))
    expect(changes).toEqual([['a', 'c']])
  })
})

describe('a radio group', () => {
  test('is named by its label and units', async () => {
    const { user, changes } = renderField('4096', (value, onChange) => (
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
    expect(screen.getByRole('radiogroup', { name: 'Block size (Bytes)' })).toBeTruthy()
    expect(radio('4096').checked).toBe(true)
    await user.click(radio('512'))
    expect(changes).toEqual(['512'])
  })

  test('is independent of another group with the same field name', () => {
    renderField('', (_value, onChange) => (
      <>
        {['One', 'Two'].map(label => (
          <RadioGroup
            key={label}
            label={label}
            name="same"
            options={[{ value: label, label: `${label} option` }]}
            value={label}
            onChange={onChange}
          />
        ))}
      </>
    ))
    expect(radio('One option').checked).toBe(true)
    expect(radio('Two option').checked).toBe(true)
  })

  test('names its cards by their facts', async () => {
    const { user, changes } = renderField('s', (value, onChange) => (
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
    const card = radio('4 vCPUs, 16 GiB RAM')
    expect(card.labels?.[0]?.textContent).toBe('4 vCPUs16 GiB RAM')
    await user.click(card)
    expect(changes).toEqual(['m'])
  })
})

describe('a segmented control', () => {
  const draw = () =>
    renderField('dark', (value, onChange) => (
      <SegmentedControl
        label="Theme"
        options={['dark', 'light', 'system'].map(theme => ({ value: theme, label: theme }))}
        value={value}
        onChange={onChange}
      />
    ))
  const checked = () =>
    screen.getAllByRole('radio', { checked: true }).map(({ textContent }) => textContent)

  test('is a named group with one checked option', async () => {
    const { user, changes } = draw()
    expect(screen.getByRole('radiogroup', { name: 'Theme' })).toBeTruthy()
    expect(checked()).toEqual(['dark'])
    await user.click(radio('light'))
    expect(changes).toEqual(['light'])
    expect(checked()).toEqual(['light'])
  })

  test('keeps its option if that is pressed again', async () => {
    const { user } = draw()
    await user.click(radio('dark'))
    expect(checked()).toEqual(['dark'])
  })

  test('can be operated with the keyboard', async () => {
    const { user, changes } = draw()
    await user.tab()
    await user.keyboard('{ArrowRight}{ArrowRight} ')
    expect(changes).toEqual(['system'])
  })
})
