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

const shrink = (image, by) => {
  const [width, height] = [Math.floor(image.width / by), Math.floor(image.height / by)];
  const small = new ImageData(width, height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const sum = [0, 0, 0];
      for (let dy = 0; dy < by; dy += 1)
        for (let dx = 0; dx < by; dx += 1)
          for (let c = 0; c < 3; c += 1) sum[c] += image.data[4 * ((y * by + dy) * image.width + x * by + dx) + c];
      small.data.set([...sum.map((one) => one / by / by), 255], 4 * (y * width + x));
    }
  return small;
};

/* What lies half a pixel elsewhere is no difference: each pixel is compared with its neighbours' help. */
const blurred = ({ data, width, height }) => {
  const soft = new ImageData(width, height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const sum = [0, 0, 0];
      const rows = [y - 1, y, y + 1].filter((at) => at >= 0 && at < height);
      const columns = [x - 1, x, x + 1].filter((at) => at >= 0 && at < width);
      for (const row of rows) for (const column of columns) for (let c = 0; c < 3; c += 1) sum[c] += data[4 * (row * width + column) + c];
      soft.data.set([...sum.map((one) => one / rows.length / columns.length), 255], 4 * (y * width + x));
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
    const apart = Math.max(...[0, 1, 2].map((c) => Math.abs(seen.data[at + c] - kept.data[at + c])));
    sum += apart;
    if (apart > most) strong += 1;
    marks.data.set(apart > most ? [220, 0, 0, 255] : [255 - apart, 255 - apart, 255 - apart, 255], at);
  }
  const pixels = seen.data.length / 4;
  return { mean: sum / pixels, strong: strong / pixels, size: "", difference: written(marks, "image/png") };
};
