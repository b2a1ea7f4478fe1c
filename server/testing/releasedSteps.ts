/**
 * The checksums of all released steps, with which existing databases were migrated. New steps are added here; the
 * others never change.
 */
export const releasedSteps: readonly string[] = [
  'fe5d26e1df15d021',
  'ff1137a7d4a1c121',
  'cfcdd0670dbe4df7',
  '05792cd38ff222a4',
  'a8397773602b3f27',
  '65a265db25ef3b4c',
  '1fcc14fe88ca1495',
  '43258aa7bba5a595',
  '225e74de745aaf67',
  'afd23c60c975f8dc',
  'd62df70134a38bc2',
  '720be8187f763a50',
  'a33e69c17ded9a03',
  'e258d093156670f2',
  'ee57aef132c05377',
  '4e405c06475b662a',
  'b140a9c94457d38f',
  '3f92a9cbbea8d3b0',
  '37951502a859e94a',
  '472a3591b3fd2a0d',
  '965a046bf99f8a51',
  '0b2e23a79ee1fb86',
  '79308190f5991dc8',
  'adb4f0a558d00653',
  'a09d5096a44468a0',
  '0dabc73681371d4c',
  'c7dddcb64c99443a',
  'dc3cce149e84ba9d',
];
