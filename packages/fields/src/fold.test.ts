import { expect, test } from 'vitest'
import { fold } from './fold.ts'

test.each([
  ['ar', 'أحمد', 'احمد'],
  ['ar', 'إقامة', 'اقامه'],
  ['ar', 'مُسْتَشْفى', 'مستشفي'],
  ['ar', 'مرحبــا', 'مرحبا'],
  ['ar', 'مسؤول', 'مسوول'],
  ['ar', 'ﻻ', 'لا'],
  ['en', 'Café ROOMS', 'cafe rooms'],
  ['en', 'ﬁve', 'five'],
  ['tr', 'IŞIK İzmir', 'isik izmir'],
  ['tr', 'ışık izmir', 'isik izmir'],
  ['de', 'Straße Übernachtung', 'strasse ubernachtung'],
  ['de', 'STRASSE', 'strasse'],
  ['fr', 'ÉLODIE Noël', 'elodie noel'],
  ['fr', 'façade', 'facade'],
  ['fr', 'Œufs à la coque', 'oeufs a la coque'],
  ['fr', 'cœur, sœur, nœud', 'coeur, soeur, noeud'],
  ['fr', 'ex æquo', 'ex aequo'],
  ['fr', 'LÆTITIA', 'laetitia'],
  ['da', 'Ǽbler', 'aebler'],
])('[%s] %s is found as %s', (_language, text, folded) => {
  expect(fold(text)).toBe(folded)
  expect(fold(folded)).toBe(folded)
})
