import { look as first } from '../echidnas/look.ts';
import { remasteredLook } from '../look.ts';

export const look = remasteredLook(first);
