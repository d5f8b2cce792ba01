import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeTime, pass, renderWidget } from '#tests/support/render'
import { CopyButton } from '@/ui/CopyButton/CopyButton'
import { CopyCode, commandLine, CopyTextButton } from '@/ui/CopyCode/CopyCode'
import { Truncate } from '@/ui/Truncate/Truncate'

beforeEach(fakeTime)

describe('a copy button', () => {
  const button = () => screen.getByRole('button', { name: 'Copy ID of db1' })
  const showsCopied = () => button().hasAttribute('data-copied')

  test('copies its text, and shows so for two seconds under the same name', async () => {
    const { user, copyText } = renderWidget(<CopyButton label="Copy ID of db1" text="some text" />)
    await user.click(button())
    expect(copyText).toHaveBeenCalledExactlyOnceWith('some text')
    await pass(1999)
    expect(showsCopied()).toBe(true)
    await pass(1)
    expect(showsCopied()).toBe(false)
  })

  test('restarts the two seconds when pressed again', async () => {
    const { user } = renderWidget(<CopyButton label="Copy ID of db1" text="some text" />)
    await user.click(screen.getByRole('button'))
    await pass(1500)
    await user.click(screen.getByRole('button'))
    await pass(1500)
    expect(showsCopied()).toBe(true)
    await pass(500)
    expect(showsCopied()).toBe(false)
  })

  test('can pass the text to a callback instead', async () => {
    const onCopy = vi.fn()
    const { user, copyText } = renderWidget(
      <CopyButton label="Copy ID of db1" text="some text" onCopy={onCopy} />,
    )
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
  ] as const)(
    'is cut in the %s, and keeps the whole as its accessible name',
    (position, expected) => {
      renderWidget(<Truncate text={id} max={12} position={position} />)
      expect(screen.getByLabelText(id).textContent).toBe(expected)
    },
  )

  test('shows the whole in a tooltip after 300 ms', async () => {
    const { user } = renderWidget(<Truncate text={id} max={12} />)
    await user.hover(screen.getByLabelText(id))
    await pass(299)
    expect(screen.queryByRole('tooltip')).toBeNull()
    await pass(1)
    expect(screen.getByRole('tooltip').textContent).toBe(id)
  })

  test('has no tooltip if it is short', async () => {
    const { user } = renderWidget(<Truncate text="short" max={12} />)
    await user.hover(screen.getByText('short'))
    await pass(1000)
    expect(screen.queryByRole('tooltip')).toBeNull()
  })
})
