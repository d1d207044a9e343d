// Gradients of depthwise convolutions in bfloat16, sixteen channels at a time (AVX-512 with BF16).
//
// PyTorch's own take most of the time of a training step on a CPU. Tensors are channels-last, [N, H, W, C]; one kernel
// [C, K, K] of float32 for each channel, with K of 3 or 5.

#include <immintrin.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define LANES 16

// An input, the output made of it, and the window between them.
typedef struct {
  int images, height, width, channels, output_height, output_width, kernel, stride, padding, threads;
} Shape;

static __mmask16 lanes_from(const Shape *shape, int channel) {
  int left = shape->channels - channel;
  return left >= LANES ? 0xFFFF : (1 << left) - 1;
}

static __m512 load(const uint16_t *address, __mmask16 mask) {
  return _mm512_castsi512_ps(_mm512_slli_epi32(_mm512_cvtepu16_epi32(_mm256_maskz_loadu_epi16(mask, address)), 16));
}

static void store(uint16_t *address, __mmask16 mask, __m512 values) {
  _mm256_mask_storeu_epi16(address, mask, (__m256i)_mm512_cvtneps_pbh(values));
}

// The sides of an image with its padding, as far as windows reach or the image goes.
static int padded_side(const Shape *shape, int outputs, int side) {
  int reach = (outputs - 1) * shape->stride + shape->kernel;
  return reach > side + shape->padding ? reach : side + shape->padding;
}

static float *padded_image(const Shape *shape) {
  size_t pixels = (size_t)padded_side(shape, shape->output_height, shape->height) *
                  padded_side(shape, shape->output_width, shape->width);
  return aligned_alloc(64, pixels * LANES * sizeof(float));
}

// Sixteen channels of one image as floats, with zeros around.
static void pad(const Shape *shape, const uint16_t *image, int channel, float *padded) {
  int rows = padded_side(shape, shape->output_height, shape->height);
  int columns = padded_side(shape, shape->output_width, shape->width);
  __mmask16 mask = lanes_from(shape, channel);
  for (int y = -shape->padding; y < rows - shape->padding; y++)
    for (int x = -shape->padding; x < columns - shape->padding; x++, padded += LANES) {
      int inside = y >= 0 && y < shape->height && x >= 0 && x < shape->width;
      const uint16_t *pixel = image + ((long)y * shape->width + x) * shape->channels + channel;
      _mm512_store_ps(padded, inside ? load(pixel, mask) : _mm512_setzero_ps());
    }
}

// Adds one image's share to the gradients of sixteen channels' kernels, all of which stay in registers.
static inline __attribute__((always_inline)) void gather(
    const Shape *shape, const float *padded, const uint16_t *gradient, int channel, float *sums, int kernel) {
  int columns = padded_side(shape, shape->output_width, shape->width);
  __mmask16 mask = lanes_from(shape, channel);
  __m512 taps[25];
#pragma GCC unroll 25
  for (int tap = 0; tap < kernel * kernel; tap++) taps[tap] = _mm512_load_ps(sums + tap * LANES);
  for (int y = 0; y < shape->output_height; y++)
    for (int x = 0; x < shape->output_width; x++) {
      __m512 value = load(gradient + ((long)y * shape->output_width + x) * shape->channels + channel, mask);
      const float *window = padded + ((long)y * columns + x) * shape->stride * LANES;
#pragma GCC unroll 5
      for (int i = 0; i < kernel; i++)
#pragma GCC unroll 5
        for (int j = 0; j < kernel; j++)
          taps[i * kernel + j] =
              _mm512_fmadd_ps(value, _mm512_load_ps(window + (i * columns + j) * LANES), taps[i * kernel + j]);
    }
#pragma GCC unroll 25
  for (int tap = 0; tap < kernel * kernel; tap++) _mm512_store_ps(sums + tap * LANES, taps[tap]);
}

// The gradient of the kernels, [C, K, K].
void gradient_of_weights(const Shape *shape, const uint16_t *input, const uint16_t *gradient, float *result) {
  int taps = shape->kernel * shape->kernel;
  long image = (long)shape->height * shape->width * shape->channels;
  long output = (long)shape->output_height * shape->output_width * shape->channels;
#pragma omp parallel num_threads(shape->threads)
  {
    float *padded = padded_image(shape), *sums = aligned_alloc(64, 25 * LANES * sizeof(float));
#pragma omp for schedule(dynamic, 1)
    for (int channel = 0; channel < shape->channels; channel += LANES) {
      memset(sums, 0, 25 * LANES * sizeof(float));
      for (int n = 0; n < shape->images; n++) {
        pad(shape, input + n * image, channel, padded);
        if (shape->kernel == 3)
          gather(shape, padded, gradient + n * output, channel, sums, 3);
        else
          gather(shape, padded, gradient + n * output, channel, sums, 5);
      }
      for (int lane = 0; lane < LANES && channel + lane < shape->channels; lane++)
        for (int tap = 0; tap < taps; tap++) result[(channel + lane) * taps + tap] = sums[tap * LANES + lane];
    }
    free(padded);
    free(sums);
  }
}

// The gradient of sixteen channels of one image.
static void scatter(
    const Shape *shape, const uint16_t *gradient, const float *weights, int channel, float *padded, uint16_t *result) {
  int rows = padded_side(shape, shape->output_height, shape->height);
  int columns = padded_side(shape, shape->output_width, shape->width);
  int kernel = shape->kernel, taps = kernel * kernel;
  __mmask16 mask = lanes_from(shape, channel);
  _Alignas(64) float kernels[25 * LANES] = {0};
  for (int lane = 0; lane < LANES && channel + lane < shape->channels; lane++)
    for (int tap = 0; tap < taps; tap++) kernels[tap * LANES + lane] = weights[(channel + lane) * taps + tap];
  memset(padded, 0, (size_t)rows * columns * LANES * sizeof(float));
  for (int y = 0; y < shape->output_height; y++)
    for (int x = 0; x < shape->output_width; x++) {
      __m512 value = load(gradient + ((long)y * shape->output_width + x) * shape->channels + channel, mask);
      float *window = padded + ((long)y * columns + x) * shape->stride * LANES;
      for (int i = 0; i < kernel; i++)
        for (int j = 0; j < kernel; j++) {
          float *place = window + (i * columns + j) * LANES;
          __m512 tap = _mm512_load_ps(kernels + (i * kernel + j) * LANES);
          _mm512_store_ps(place, _mm512_fmadd_ps(value, tap, _mm512_load_ps(place)));
        }
    }
  for (int y = 0; y < shape->height; y++)
    for (int x = 0; x < shape->width; x++) {
      const float *place = padded + ((long)(y + shape->padding) * columns + x + shape->padding) * LANES;
      store(result + ((long)y * shape->width + x) * shape->channels + channel, mask, _mm512_load_ps(place));
    }
}

// The gradient of the input, [N, H, W, C].
void gradient_of_input(const Shape *shape, const uint16_t *gradient, const float *weights, uint16_t *result) {
  long image = (long)shape->height * shape->width * shape->channels;
  long output = (long)shape->output_height * shape->output_width * shape->channels;
  int blocks = (shape->channels + LANES - 1) / LANES;
#pragma omp parallel num_threads(shape->threads)
  {
    float *padded = padded_image(shape);
#pragma omp for schedule(dynamic, 4)
    for (int part = 0; part < blocks * shape->images; part++) {
      int n = part / blocks;
      scatter(shape, gradient + n * output, weights, part % blocks * LANES, padded, result + n * image);
    }
    free(padded);
  }
}
