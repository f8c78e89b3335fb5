import assert from 'node:assert/strict'
import { test } from 'node:test'
import { area } from '../src/index.js'

test('a rectangle has the area width × height', () => {
  assert.equal(area(3, 4), 12)
})
