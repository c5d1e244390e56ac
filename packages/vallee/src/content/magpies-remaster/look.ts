import { remasteredLook } from '../look.ts';
import { look as first } from '../magpies/look.ts';

export const look = remasteredLook(first);
