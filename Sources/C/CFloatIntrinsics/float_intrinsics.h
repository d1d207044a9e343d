// Float vector operations that take one instruction and have no spelling in Swift.
//
// The functions named `float_spread` return the elements that the low bits of each lane's index select. Those named
// `float_minimum` and `float_maximum` return the first argument where either is NaN.
#pragma once

#if defined(__x86_64__)
#include <immintrin.h>
#endif

typedef float floats8 __attribute__((vector_size(32)));
typedef float floats16 __attribute__((vector_size(64)));
typedef int indices8 __attribute__((vector_size(32)));
typedef int indices16 __attribute__((vector_size(64)));

// Asks for the cache line of an address to be brought into the second-level cache.
static inline void float_prefetch(const float *address) { __builtin_prefetch(address, 0, 2); }

#ifdef __AVX2__
static inline floats8 float_spread_avx2(floats8 elements, indices8 indices) {
  return (floats8)_mm256_permutevar8x32_ps((__m256)elements, (__m256i)indices);
}

static inline floats8 float_minimum_avx2(floats8 a, floats8 b) { return (floats8)_mm256_min_ps((__m256)b, (__m256)a); }

static inline floats8 float_maximum_avx2(floats8 a, floats8 b) { return (floats8)_mm256_max_ps((__m256)b, (__m256)a); }
#endif

#ifdef __AVX512F__
static inline floats16 float_spread_avx512(floats16 elements, indices16 indices) {
  return (floats16)_mm512_permutexvar_ps((__m512i)indices, (__m512)elements);
}

static inline floats16 float_minimum_avx512(floats16 a, floats16 b) {
  return (floats16)_mm512_min_ps((__m512)b, (__m512)a);
}

static inline floats16 float_maximum_avx512(floats16 a, floats16 b) {
  return (floats16)_mm512_max_ps((__m512)b, (__m512)a);
}

#ifdef __AVX512BF16__
// Adds the products of each lane's two pairs of bfloat16 numbers to the lane of `sums`.
static inline floats16 float_add_bfloat16_products(floats16 sums, floats16 a, floats16 b) {
  return (floats16)_mm512_dpbf16_ps((__m512)sums, (__m512bh)a, (__m512bh)b);
}

// Rounds `count` floats to bfloat16 numbers, two to a float of `pairs`; an odd one out is paired with zero.
static inline void float_round_bfloat16(const float *source, long count, float *pairs) {
  long done = 0;
  for (; done + 32 <= count; done += 32) {
    const __m512 low = _mm512_loadu_ps(source + done), high = _mm512_loadu_ps(source + done + 16);
    _mm512_storeu_ps(pairs + done / 2, (__m512)_mm512_cvtne2ps_pbh(high, low));
  }
  for (; done < count; done += 16) {
    const long rest = count - done < 16 ? count - done : 16;
    const __m512 last = _mm512_maskz_loadu_ps((__mmask16)((1u << rest) - 1), source + done);
    _mm256_mask_storeu_ps(
        pairs + done / 2, (__mmask8)((1u << (rest + 1) / 2) - 1), (__m256)_mm512_cvtneps_pbh(last));
  }
}
#endif

// Stores the first `count` elements, fewer than 16.
static inline void float_store_avx512(floats16 elements, float *address, long count) {
  _mm512_mask_storeu_ps(address, (__mmask16)((1u << count) - 1), (__m512)elements);
}
#endif
