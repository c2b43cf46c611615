import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as constants from './constants.ts'

test('the constants are those of the specification', () => {
  assert.deepEqual(
    { ...constants },
    {
      requestTimeout: 20_000,
      platform: '1',
      toastDuration: 3000,
      badgeMaximum: 99,
      spinnerDelay: 100,
      phoneWidth: 767,
      topThreshold: 200,
      localeCookieDays: 365,
      sharePopup: { width: 600, height: 450 },
      logoutDelay: 2000,
      sessionSwitchDelay: 500,
      probeDelay: 10,
      probeTimeout: 3000,
      buildCheckInterval: 600_000,
      searchRecordLimit: 10,
      recentlyViewedLimit: 5,
      defaultStart: 2,
      defaultEnd: 3,
      viewedLimit: 500,
      firstCities: 16,
      moreCities: 40,
      citiesDelay: 1500,
    },
  )
})
