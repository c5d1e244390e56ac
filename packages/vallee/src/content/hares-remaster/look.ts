import { look as first } from '../hares/look.ts';
import { remasteredLook } from '../look.ts';

export const look = remasteredLook(first);
