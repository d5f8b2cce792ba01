import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderField } from '#tests/support/fields'
import { SubForm } from '@/ui/SubForm/SubForm'
import { TextField } from '@/ui/TextField/TextField'

interface Range {
  first: string
  last: string
}

const EMPTY: Range = { first: '', last: '' }

/** Adds nothing if the last field contains `no`. */
const draw = (start = EMPTY) =>
  renderField<Range>(start, (range, onChange) => {
    const add = () => range.last !== 'no' && onChange(EMPTY)
    return (
      <SubForm
        entry="new range"
        addLabel="Add range"
        isEmpty={range.first === '' && range.last === ''}
        onAdd={add}
        onClear={() => onChange(EMPTY)}
      >
        {(['first', 'last'] as const).map(name => (
          <TextField
            key={name}
            name={name}
            label={name}
            value={range[name]}
            onChange={text => onChange({ ...range, [name]: text })}
            onEnter={add}
          />
        ))}
      </SubForm>
    )
  })

const field = (name: string) => screen.getByRole('textbox', { name })

describe('a sub-form', () => {
  test('goes back to its first field when Enter adds the entry', async () => {
    const { user } = draw()
    await user.type(field('first'), '10.0.0.1')
    await user.type(field('last'), '10.0.0.9{Enter}')
    expect(document.activeElement).toBe(field('first'))
  })

  test.each(['Add range', 'Clear new range'])('goes back to it after %s', async name => {
    const { user } = draw({ first: '10.0.0.1', last: '' })
    await user.click(screen.getByRole('button', { name }))
    expect(document.activeElement).toBe(field('first'))
  })

  test('stays in the field if the entry is refused, also when that is emptied', async () => {
    const { user } = draw({ first: '', last: 'no' })
    await user.type(field('last'), '{Enter}')
    expect(document.activeElement).toBe(field('last'))
    await user.clear(field('last'))
    expect(document.activeElement).toBe(field('last'))
  })
})
