// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepFocus, type FocusKeeper } from '@/ui/FocusKeeper/keepFocus'

let keeper: FocusKeeper
beforeEach(() => {
  document.body.innerHTML = '<main id="content" tabindex="-1"></main>'
  keeper = keepFocus()
})
afterEach(() => keeper.stop())

const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
const settle = async () => {
  await frame()
  await frame()
  await frame()
}
const focused = () => document.activeElement?.id ?? ''

/** A button that gets the focus at once, as if somebody had tabbed to it. */
const reach = (id: string) => {
  const button = document.createElement('button')
  button.id = id
  document.body.append(button)
  button.focus()
  return button
}

test('what had the focus goes away: focus goes to where it was before', async () => {
  reach('first')
  const gone = reach('gone')
  reach('last').remove()
  gone.remove()
  await settle()
  expect(focused()).toBe('first')
})

test('a place that cannot be seen or used is none', async () => {
  reach('first')
  reach('behind').setAttribute('inert', '')
  reach('blocked').disabled = true
  reach('last').remove()
  await settle()
  expect(focused()).toBe('first')
})

test('focus goes to the content when nothing is left, and on another page', async () => {
  reach('only').remove()
  await settle()
  expect(focused()).toBe('content')

  reach('frame')
  keeper.arrive()
  reach('link').remove()
  keeper.arrive()
  await settle()
  expect(focused()).toBe('content')
})

test('what takes the focus by itself keeps it', async () => {
  reach('frame')
  reach('link').remove()
  keeper.arrive()
  reach('field')
  await settle()
  expect(focused()).toBe('field')
})

test('what the next page gave the focus to is a place of it', async () => {
  reach('link')
  reach('field')
  keeper.arrive()
  reach('button').remove()
  await settle()
  expect(focused()).toBe('field')
})

test('nobody is given a focus that they had not or did not want', async () => {
  document.body.append(document.createElement('p'))
  await settle()
  expect(document.activeElement).toBe(document.body)

  reach('left').blur()
  await settle()
  document.body.append(document.createElement('p'))
  await settle()
  expect(document.activeElement).toBe(document.body)
})
