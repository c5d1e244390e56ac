import type { Weight } from '@comptoir/kit';
import type { Event } from '../events.ts';

/** An adventurer is drawn before somebody decides which boat it boards: the boarding tells of both. */
export function weightOf(event: Event): Weight {
  switch (event.type) {
    case 'space':
      // Whom one recruits and what the team does is told next.
      return { headline: event.seat, isIntent: event.space === 'REC' || event.space === 'TEAM' };
    case 'recruited':
    case 'docked':
    case 'team-used':
      return { headline: event.seat };
    case 'turn':
      return { turn: event.seat };
    case 'colporteur-plays':
      return { headline: 'turn' };
    case 'phase':
    case 'drawn':
    case 'square':
    case 'gathered':
    case 'harbour-cleared':
    case 'corruption-reshuffled':
    case 'colporteur-drew':
    case 'colporteur-moved-cards':
    case 'colporteur-shuffled':
    case 'reserve-slid':
    case 'shop':
    case 'selling':
      return 'housekeeping';
    default:
      return 'change';
  }
}
