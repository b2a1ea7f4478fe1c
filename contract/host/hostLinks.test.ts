import { describe, expect, it } from 'vitest';
import { isSecureLink, isShareLink } from './hostLinks';

describe('links handed to the host are https; http only on this machine (S4) (SHARE-2, SHARE-3)', () => {
  it.each<[unknown, share: boolean, secure: boolean]>([
    ['https://tally.example', true, true],
    ['https://tally.example:8443/ref/ABC?x=1#y', true, true],
    ['http://localhost:4000/ref/ABC', true, false],
    ['http://localhost', true, false],
    ['http://127.0.0.1:4000/ref/ABC', true, false],
    ['http://[::1]:4000/ref/ABC', true, false],
    ['http://tally.example/ref/ABC', false, false],
    ['http://192.168.1.5:4000/ref/ABC', false, false],
    ['http://localhost.evil.example/', false, false],
    ['http://localhost@evil.example/', false, false],
    ['http://127.0.0.1.evil.example', false, false],
    ['http://localhost:80@evil.example/', false, false],
    ['https://good@evil.example/', false, false],
    ['/event/v1/app/img?img=tally', false, false],
    ['//tally.example/x', false, false],
    ['javascript:alert(1)', false, false],
    ['data:image/png;base64,AA==', false, false],
    [`https://tally.example/${'x'.repeat(2000)}`, false, false],
    ['', false, false],
    [undefined, false, false],
  ])('%j', (link, share, secure) => {
    expect([isShareLink(link), isSecureLink(link)]).toEqual([share, secure]);
  });
});
