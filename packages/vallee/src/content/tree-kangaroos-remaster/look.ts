import { remasteredLook } from '../look.ts';
import { look as first } from '../tree-kangaroos/look.ts';

export const look = remasteredLook(first);
