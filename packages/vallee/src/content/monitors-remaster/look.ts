import { remasteredLook } from '../look.ts';
import { look as first } from '../monitors/look.ts';

export const look = remasteredLook(first);
