// Pictures are made small and compared in the browser that drew them (pictures.py).
const read = async (url, width, height) => {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = new OffscreenCanvas(width ?? image.width, height ?? image.height);
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  pen.drawImage(image, 0, 0);
  return pen.getImageData(0, 0, canvas.width, canvas.height);
};

/* The mean colour of a part of an image: of so many columns and rows from this one on. */
const mean = (image, left, top, columns, rows, into, to) => {
  let [red, green, blue] = [0, 0, 0];
  for (let y = top; y < top + rows; y += 1)
    for (let x = left, at = 4 * (y * image.width + left); x < left + columns; x += 1, at += 4) {
      red += image.data[at];
      green += image.data[at + 1];
      blue += image.data[at + 2];
    }
  into[to] = red / columns / rows;
  into[to + 1] = green / columns / rows;
  into[to + 2] = blue / columns / rows;
  into[to + 3] = 255;
};

const shrink = (image, by) => {
  const [width, height] = [Math.floor(image.width / by), Math.floor(image.height / by)];
  const small = new ImageData(width, height);
  for (let y = 0, to = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, to += 4) mean(image, x * by, y * by, by, by, small.data, to);
  return small;
};

/* What lies half a pixel elsewhere is no difference: each pixel is compared with its neighbours' help. */
const blurred = (image) => {
  const { width, height } = image;
  const soft = new ImageData(width, height);
  for (let y = 0, to = 0; y < height; y += 1) {
    const top = Math.max(y - 1, 0);
    const rows = Math.min(y + 2, height) - top;
    for (let x = 0; x < width; x += 1, to += 4) {
      const left = Math.max(x - 1, 0);
      mean(image, left, top, Math.min(x + 2, width) - left, rows, soft.data, to);
    }
  }
  return soft;
};

const written = (image, type, quality) => {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width, image.height];
  canvas.getContext("2d").putImageData(image, 0, 0);
  return canvas.toDataURL(type, quality).split(",")[1];
};

const develop = async (url, by) => written(shrink(await read(url), by), "image/webp", 0.6);

const compare = async (url, by, stored, most) => {
  const [seen, kept] = [shrink(await read(url), by), await read(stored)].map(blurred);
  const size = `${kept.width}x${kept.height}`;
  if (size !== `${seen.width}x${seen.height}`) return { mean: 255, strong: 1, size, difference: "" };
  const marks = new ImageData(seen.width, seen.height);
  let [sum, strong] = [0, 0];
  for (let at = 0; at < seen.data.length; at += 4) {
    let apart = 0;
    for (let c = at; c < at + 3; c += 1) apart = Math.max(apart, Math.abs(seen.data[c] - kept.data[c]));
    sum += apart;
    if (apart > most) strong += 1;
    marks.data.fill(apart > most ? 0 : 255 - apart, at, at + 3);
    if (apart > most) marks.data[at] = 220;
    marks.data[at + 3] = 255;
  }
  const pixels = seen.data.length / 4;
  return { mean: sum / pixels, strong: strong / pixels, size: "", difference: written(marks, "image/png") };
};
