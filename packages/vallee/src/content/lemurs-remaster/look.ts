import { look as first } from '../lemurs/look.ts';
import { remasteredLook } from '../look.ts';

export const look = remasteredLook(first);
