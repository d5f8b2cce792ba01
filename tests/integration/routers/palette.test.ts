import { expect, test } from 'vitest'
import { offeredAt } from '#tests/support/palette'
import { PLACE, PROJECT } from '../subnets/support'
import { CUSTOM, LIST, SYSTEM } from './support'

test('the palette of each tab creates objects and opens them', async () => {
  expect(await offeredAt(`${PLACE}/subnets`, PROJECT)).toEqual(
    expect.arrayContaining([
      `- | New subnet | ${PLACE}/subnets-new`,
      `Go to subnet | mock-subnet | ${PLACE}/subnets/mock-subnet/edit`,
    ]),
  )
  expect(await offeredAt(LIST, PROJECT)).toEqual(
    expect.arrayContaining([
      `- | New router | ${PLACE}/routers-new`,
      `Go to router | ${SYSTEM} | ${LIST}/${SYSTEM}`,
    ]),
  )
  const gateways = `${PLACE}/internet-gateways`
  expect(await offeredAt(gateways, PROJECT)).toContain(
    `Go to internet gateway | internet-gateway-2 | ${gateways}/internet-gateway-2`,
  )
})

test('the palette of a router lists its actions, with the reasons why they are disabled', async () => {
  expect(await offeredAt(`${LIST}/${CUSTOM}`, PROJECT)).toEqual([
    `Router ${CUSTOM} | New route | ${LIST}/${CUSTOM}/routes-new`,
    `Router ${CUSTOM} | Edit | ${LIST}/${CUSTOM}/edit`,
    `Router ${CUSTOM} | Delete`,
    `- | Go up to Routers | ${LIST}`,
  ])
  expect(await offeredAt(`${LIST}/${SYSTEM}`, PROJECT)).toEqual([
    `Router ${SYSTEM} | New route | ${LIST}/${SYSTEM}/routes-new | Routes cannot be added to a system router`,
    `Router ${SYSTEM} | Edit | ${LIST}/${SYSTEM}/edit`,
    `Router ${SYSTEM} | Delete | System routers cannot be deleted`,
    `- | Go up to Routers | ${LIST}`,
  ])
})
