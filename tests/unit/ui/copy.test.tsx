// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeTime, pass, renderWidget } from '#tests/support/render'
import { CopyButton } from '@/ui/CopyButton/CopyButton'
import { CopyCode, commandLine } from '@/ui/CopyCode/CopyCode'
import { CopyTextButton } from '@/ui/CopyCode/CopyTextButton'
import { Truncate } from '@/ui/Truncate/Truncate'

beforeEach(fakeTime)

describe('a copy button', () => {
  test('copies, and says so for two seconds', async () => {
    const { user, copyText } = renderWidget(<CopyButton text="some text" />)
    await user.click(screen.getByRole('button', { name: 'Click to copy' }))
    expect(copyText).toHaveBeenCalledExactlyOnceWith('some text')
    await pass(1999)
    expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy()
    await pass(1)
    expect(screen.getByRole('button', { name: 'Click to copy' })).toBeTruthy()
  })

  test('begins the two seconds anew when it is pressed again', async () => {
    const { user } = renderWidget(<CopyButton text="some text" />)
    await user.click(screen.getByRole('button'))
    await pass(1500)
    await user.click(screen.getByRole('button'))
    await pass(1500)
    expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy()
    await pass(500)
    expect(screen.getByRole('button', { name: 'Click to copy' })).toBeTruthy()
  })

  test('can hand the text to its owner instead', async () => {
    const onCopy = vi.fn()
    const { user, copyText } = renderWidget(<CopyButton text="some text" onCopy={onCopy} />)
    await user.click(screen.getByRole('button'))
    expect(onCopy).toHaveBeenCalledExactlyOnceWith('some text')
    expect(copyText).not.toHaveBeenCalled()
  })
})

test('a command is shown on several lines and copied as one', async () => {
  const parts = ['oxide instance serial console', '--project web', '--instance db1']
  const { user, container, copyText } = renderWidget(
    <>
      <CopyCode parts={parts} />
      <CopyTextButton label="Copy command" text={commandLine(parts)} />
    </>,
  )
  expect(container.querySelector('pre')?.textContent).toBe(`${parts.join('\n')}\n`)
  await user.click(screen.getByRole('button', { name: 'Copy command' }))
  expect(copyText).toHaveBeenCalledExactlyOnceWith(
    'oxide instance serial console --project web --instance db1',
  )
  expect(screen.getByRole('img', { name: 'Copied' })).toBeTruthy()
  await pass(2000)
  expect(screen.queryByRole('img', { name: 'Copied' })).toBeNull()
})

describe('a truncated text', () => {
  const id = '5c56b522-4a3e-9b1c-8d7f-12345ec3e0'

  test.each([
    ['middle', '5c56b…ec3e0'],
    ['end', '5c56b522-4…'],
  ] as const)('is cut in the %s and keeps the whole for its name', (position, expected) => {
    renderWidget(<Truncate text={id} max={12} position={position} />)
    expect(screen.getByLabelText(id).textContent).toBe(expected)
  })

  test('shows the whole after 300 ms', async () => {
    const { user } = renderWidget(<Truncate text={id} max={12} />)
    await user.hover(screen.getByLabelText(id))
    await pass(299)
    expect(screen.queryByRole('tooltip')).toBeNull()
    await pass(1)
    expect(screen.getByRole('tooltip').textContent).toBe(id)
  })

  test('offers a copy of the whole', async () => {
    const { user, copyText } = renderWidget(<Truncate text={id} max={12} hasCopyButton />)
    await user.click(screen.getByRole('button', { name: 'Click to copy' }))
    expect(copyText).toHaveBeenCalledExactlyOnceWith(id)
  })

  test('that is short has neither tooltip nor button', async () => {
    const { user } = renderWidget(<Truncate text="short" max={12} hasCopyButton />)
    await user.hover(screen.getByText('short'))
    await pass(1000)
    expect(screen.queryByRole('tooltip')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
