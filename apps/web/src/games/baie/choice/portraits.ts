import type { Merchant } from '../art/clans.ts';

/** A merchant as a picture in 120 x 96: what lies behind, clothes, hair, hat and what tells them apart. */
export interface PortraitLook {
  readonly sky: string;
  readonly coat: string;
  readonly collar: string;
  readonly hair: string;
  /** Behind the head: long hair or a hood. */
  readonly behind: string;
  readonly hat: string;
  readonly hatInk: string;
  readonly beard?: string;
  /** A ribbon, an anchor, a feather, in light ink. */
  readonly trim: string;
}

export const PORTRAITS: Readonly<Record<Merchant, PortraitLook>> = {
  A: {
    sky: '#d5e6df',
    coat: '#1f6b52',
    collar: '#f6efe0',
    hair: '#8a4a26',
    behind: 'M40 46Q34 70 40 84H80Q86 70 80 46Z',
    hat: 'M34 40Q60 28 86 40L84 44Q60 34 36 44ZM42 36L66 2L76 37Q60 31 42 36Z',
    hatInk: '#1f6b52',
    trim: 'M43 35Q60 29 76 36',
  },
  F: {
    sky: '#e7dbcd',
    coat: '#5a3826',
    collar: '#c9a27c',
    hair: '#3b2418',
    behind: 'M78 34L94 30L90 38L96 44L78 42Z',
    hat: 'M38 40Q38 18 60 18T82 40Q60 32 38 40Z',
    hatInk: '#3b2418',
    beard: 'M42 54Q44 84 60 86T78 54Q70 62 60 60T42 54Z',
    trim: 'M38 39Q60 31 82 39',
  },
  K: {
    sky: '#cfe1ec',
    coat: '#234b78',
    collar: '#f6efe0',
    hair: '#2a1c14',
    behind: 'M38 42Q28 66 36 84L46 80V44ZM82 42Q92 66 84 84L74 80V44Z',
    hat: 'M26 38Q28 18 60 16T94 38Q78 28 60 28T26 38Z',
    hatInk: '#1b3350',
    trim: 'M60 18V26M56 22H64M54 24Q60 30 66 24',
  },
  H: {
    sky: '#ddd3e8',
    coat: '#4b2e6b',
    collar: '#cfc4dd',
    hair: '#d8d4cc',
    behind: 'M32 86Q28 10 60 10T88 86Z',
    hat: 'M38 48Q38 20 60 20T82 48Q72 32 60 32T38 48Z',
    hatInk: '#4b2e6b',
    beard: 'M42 56Q44 92 60 92T78 56Q70 64 60 62T42 56Z',
    trim: 'M60 14A4 4 0 1 0 60.1 14M66 8Q70 4 74 8',
  },
  T: {
    sky: '#efdcc0',
    coat: '#9a3b2c',
    collar: '#fbf4e2',
    hair: '#b5652a',
    behind: 'M40 40Q30 58 40 66H80Q90 58 80 40Z',
    hat: 'M40 36Q36 14 48 16Q52 6 62 12Q76 6 78 18Q86 22 80 36Q60 28 40 36Z',
    hatInk: '#fbf4e2',
    trim: 'M41 35Q60 28 79 35',
  },
};
