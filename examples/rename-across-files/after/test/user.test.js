import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fetchUser } from '../src/user.js'

test('fetchUser asks for one user', () => {
  assert.equal(fetchUser.length, 1)
})
