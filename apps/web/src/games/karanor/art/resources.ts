import type { Resource } from '@comptoir/karanor';

export type { Resource } from '@comptoir/karanor';

import type { IconName } from '../../../art/icons.ts';

export const RESOURCE_LOOK: Readonly<
  Record<Resource, { readonly ink: string; readonly icon: IconName; readonly shape: string }>
> = {
  wine: { ink: '#7C2345', icon: 'grapes', shape: 'M16 1.5a14.5 14.5 0 1 0 .01 0Z' },
  wood: { ink: '#7A5128', icon: 'log', shape: 'M2 6h28v20H2Z' },
  fruit: {
    ink: '#B4520D',
    icon: 'shiny-apple',
    shape: 'M16 30C6 30 2 22 2 14S8 3 16 3s14 3 14 11-4 16-14 16Z',
  },
  meat: { ink: '#A93A3A', icon: 'ham-shank', shape: 'M8 2h16l6 14-6 14H8L2 16Z' },
  cloth: { ink: '#4E6FB0', icon: 'rolled-cloth', shape: 'M3 3q6 3 13 0t13 0v26q-6-3-13 0T3 29Z' },
  metal: { ink: '#596670', icon: 'metal-bar', shape: 'M8 4h16l7 23H1Z' },
  diamond: { ink: '#197785', icon: 'cut-diamond', shape: 'M16 1 31 16 16 31 1 16Z' },
};

/** Everything that is drawn as a token, in the order of the cards. */
export const TOKENS = Object.keys(RESOURCE_LOOK) as readonly Resource[];
