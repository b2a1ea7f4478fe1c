import { expect, it } from 'vitest';
import { isPromotion, promotionUser } from './promotion';

it('id withdrawal of exactly 20000 triggers a promotion (WITHDRAW-23)', () => {
  expect([
    isPromotion(20000, 'id'),
    isPromotion(19999, 'id'),
    isPromotion(20001, 'id'),
    isPromotion(20000, 'ph'),
  ]).toEqual([true, false, false, false]);
});

it('promotion user (id): redeemed minus paying above 500; big user 20000 or more (WITHDRAW-24)', () => {
  const paid = (redeemed: number, paying = 0) => promotionUser({ redeemed, paying }, 'id');
  expect([paid(500), paid(501), paid(1501, 1001), paid(19999), paid(20000)]).toEqual([
    'none',
    'promotion',
    'none',
    'promotion',
    'big',
  ]);
  expect(promotionUser({ redeemed: 99999, paying: 0 }, 'br')).toBe('none');
});
