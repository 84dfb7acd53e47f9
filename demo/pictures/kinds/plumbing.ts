import { hoseFitting, radiatorShape, showerHead, sinkShape, tap, toiletSeat } from '../shapes/plumbing.ts'
import { type KindLook, thing } from './kind-look.ts'

export const plumbingKinds: Record<string, KindLook> = {
  tap: thing(tap, 'C3CBCF 2B6CB0 FFFDF7', '46545C D9A441 FFFDF7'),
  'shower-head': thing(showerHead, 'C3CBCF 2B6CB0 FFFDF7', '46545C D9A441 FFFDF7'),
  'toilet-seat': thing(toiletSeat, 'F6F8FA 2B6CB0 FFFDF7', 'EDF0F1 14513F FFFDF7'),
  radiator: thing(radiatorShape, 'F2F5F6 2B6CB0 FFFDF7', 'E6EBED C8102E FFFDF7'),
  sink: thing(sinkShape, 'F6F8FA 2B6CB0 FFFDF7', 'DDE3E6 14513F FFFDF7'),
  'hose-fitting': thing(hoseFitting, '46545C D9762B FFFDF7', '1E7A3C F2B90C FFFDF7'),
}
