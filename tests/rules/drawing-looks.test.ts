/** Equal drawings of a grid never look the same beside or below each other, in any number of columns. */
import { drawingLooks } from '../../client/ui/images/drawing-looks';

const drawing = (name: string) => ({ url: `/media/${name}.webp`, isIllustration: true });

/** Places of a grid where two neighbours look the same. */
function clashes(names: readonly string[], columns: number): number[] {
  const looks = drawingLooks(names.map(drawing));
  const isSame = (one: number, other: number) => names[one] === names[other] && looks[one] === looks[other];
  return names.flatMap((_name, at) => {
    const beside = at % columns > 0 && isSame(at, at - 1);
    const above = at >= columns && isSame(at, at - columns);
    return beside || above ? [at] : [];
  });
}

it.each([1, 2, 3, 4, 5])('in %i columns, with one drawing throughout and with two that take turns', (columns) => {
  expect(clashes(Array<string>(100).fill('rice'), columns)).toEqual([]);
  expect(
    clashes(
      Array.from({ length: 100 }, (_, at) => (at % 3 === 0 ? 'rice' : 'potato')),
      columns,
    ),
  ).toEqual([]);
});

it('leaves a photograph, a missing image and a drawing that is alone as they are', () => {
  const photo = { url: '/media/photo.webp', isIllustration: false };
  expect(drawingLooks([photo, photo, null, null, undefined, drawing('egg'), photo, drawing('fish')])).toEqual(Array(8).fill(0));
});

it('a list that grows leaves the looks of the first ones', () => {
  const images = ['a', 'a', 'b', 'a', 'b', 'b', 'a'].map(drawing);
  expect(drawingLooks(images).slice(0, 4)).toEqual(drawingLooks(images.slice(0, 4)));
});
