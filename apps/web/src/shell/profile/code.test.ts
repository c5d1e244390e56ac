import { expect, test } from 'vitest';
import { codeIn } from './code.ts';

const LINK = 'x_-'.repeat(14).concat('A');

test.each([
  ['0123ABCDWXYZ', '0123ABCDWXYZ'],
  [' 0123 abcd-wxyz ', '0123ABCDWXYZ'],
  ['O123ABCDWXYI', '0123ABCDWXY1'],
  ['http://localhost:8080/#/link/0123ABCDWXYZ', '0123ABCDWXYZ'],
  [`https://play.example/#/link/${LINK}`, LINK],
  ['0123', null],
  ['', null],
])('%s holds the code %s', (typed, code) => expect(codeIn(typed)).toBe(code));
