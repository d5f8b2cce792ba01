import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { renderField } from '#tests/support/fields'
import { codeToArrive } from '#tests/support/render'
import type { CompletionContext } from '@/lib/oxql/completion-items'
import { builtQuery } from '@/lib/oxql/conditions'
import { Builder } from '@/views/shared/explorer/Builder'
import { ID, schemas } from '../../lib/oxql/support'

const context: CompletionContext = {
  schemas,
  objects: { instance_id: [{ id: ID, name: 'web' }] },
  seen: { 'virtual_machine:vcpu_usage': { state: ['run'] } },
  loaded: ['virtual_machine:vcpu_usage'],
}

const draw = async (start: string) => {
  const [onShowInText, onLoad] = [vi.fn(), vi.fn()]
  const page = renderField(start, (text, onChange) => (
    <Builder
      {...{ text, onShowInText, context, onLoad }}
      onChange={change => {
        const next = builtQuery(text, change, schemas)
        if (next !== text) onChange(next)
      }}
    />
  ))
  await codeToArrive()
  const choose = async (field: string, option: string) => {
    await page.user.click(screen.getByRole('button', { name: new RegExp(field) }))
    await page.user.click(await screen.findByRole('option', { name: new RegExp(`^${option}`) }))
  }
  return { ...page, onShowInText, onLoad, choose }
}

const QUERY = `get virtual_machine:vcpu_usage
| filter state == "run"
| align mean_within($period)
| group_by [vcpu_id], sum`

describe('the builder of queries', () => {
  test('changes the period and leaves the line breaks', async () => {
    const { choose, changes } = await draw(QUERY)
    await choose('Per', '5m')
    expect(changes).toEqual([QUERY.replace('$period', '5m')])
    await choose('Per', 'Every measurement')
    expect(changes.at(-1)).toBe(QUERY.split('\n| align')[0])
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /Combine/ }).disabled).toBe(true)
  })

  test('combines series by the chosen fields, in the order of the text', async () => {
    const { user, choose, changes } = await draw(QUERY)
    await user.click(screen.getByRole('checkbox', { name: 'instance_id' }))
    expect(changes.at(-1)).toBe(QUERY.replace('[vcpu_id]', '[vcpu_id, instance_id]'))
    await choose('Combine', 'Mean')
    expect(changes.at(-1)).toMatch(/\[vcpu_id, instance_id\], mean$/)
    await choose('Combine', 'Keep all series')
    expect(changes.at(-1)).toBe(QUERY.split('\n| group_by')[0])
  })

  test('adds a condition to the text once it has a value, with objects by name', async () => {
    const { user, choose, changes } = await draw(QUERY)
    await user.click(screen.getByRole('button', { name: 'Add condition' }))
    await choose('Field 2', 'instance_id')
    expect(changes).toEqual([])
    await user.click(screen.getByRole('combobox', { name: 'Value 2' }))
    await user.click(await screen.findByRole('option', { name: /^web/ }))
    expect(changes).toEqual([QUERY.replace('"run"', `"run" && instance_id == "${ID}"`)])
    await user.click(screen.getByRole('button', { name: 'Remove condition 2' }))
    expect(changes.at(-1)).toBe(QUERY)
  })

  test('keeps the focus in a value while it is typed', async () => {
    const { user, choose, changes } = await draw('get virtual_machine:vcpu_usage')
    await user.click(screen.getByRole('button', { name: 'Add condition' }))
    await choose('Field 1', 'state')
    await user.click(screen.getByRole('combobox', { name: 'Value 1' }))
    await user.keyboard('idle')
    expect(changes.at(-1)).toBe('get virtual_machine:vcpu_usage | filter state == "idle"')
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Value 1' }).value).toBe('idle')
  })

  test('shows what it cannot show as it is written, and leaves it alone', async () => {
    const text = 'get a:b | filter x == 1 || y == 2'
    const { user, changes, onShowInText } = await draw(text)
    expect(screen.getByText('filter x == 1 || y == 2')).toBeTruthy()
    expect(screen.queryByRole('combobox')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Show in text' }))
    expect(onShowInText).toHaveBeenCalledWith({ from: 10, to: text.length })
    expect(changes).toEqual([])
  })

  test('loads the values of a timeseries on request', async () => {
    const { user, onLoad } = await draw('get hardware_component:temperature | filter slot == 1')
    await user.click(screen.getByRole('button', { name: 'Load values…' }))
    expect(onLoad).toHaveBeenCalledWith({ timeseries: 'hardware_component:temperature' })
  })
})
