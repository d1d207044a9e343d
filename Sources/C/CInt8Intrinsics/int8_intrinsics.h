// Int8 vector operations that take one or a few instructions and have no spelling in Swift.
//
// The functions named `int8_dot` add the four products of each lane's uint8 and int8 values to the 32-bit lane of `sums`,
// exactly: no intermediate sum saturates at 16 bits.
#pragma once

#if defined(__x86_64__)
#include <immintrin.h>
#endif

typedef unsigned char bytes8 __attribute__((vector_size(8)));
typedef unsigned char bytes16 __attribute__((vector_size(16)));
typedef unsigned char bytes64 __attribute__((vector_size(64)));
typedef int lanes8 __attribute__((vector_size(32)));
typedef int lanes16 __attribute__((vector_size(64)));
typedef float floats16 __attribute__((vector_size(64)));

// Asks for the cache line of an address to be brought into the second-level cache.
static inline void int8_prefetch(const signed char *address) { __builtin_prefetch(address, 0, 2); }

// Returns the lanes as bytes, clamped to 0...255.
static inline bytes16 int8_clamp(lanes16 lanes) {
  const lanes16 low = {0}, high = low + 255;
  return __builtin_convertvector(__builtin_elementwise_min(__builtin_elementwise_max(lanes, low), high), bytes16);
}

// Returns the lanes of `a` where those of a comparison hold, elsewhere those of `b`.
static inline floats16 int8_select(lanes16 holds, floats16 a, floats16 b) {
  return (floats16)((holds & (lanes16)a) | (~holds & (lanes16)b));
}

// Returns (sum + correction) * factor + offset as bytes: clamped, where NaN becomes the lower bound, then rounded half to even
// by the addition of 1.5 * 2^23, whose last digit is 1, plus `zero`. The product is rounded before the sum, as on every
// processor.
static inline bytes16 int8_requantize(
    lanes16 sums, lanes16 corrections, floats16 factors, floats16 offsets, float lower, float upper, int zero) {
#pragma clang fp contract(off)
  const floats16 low = (floats16){0} + lower, high = (floats16){0} + upper;
  const floats16 values = __builtin_convertvector(sums + corrections, floats16) * factors + offsets;
  const floats16 raised = int8_select(values > low, values, low);
  const floats16 inside = int8_select(raised < high, raised, high);
  const lanes16 shifted = (lanes16)(inside + 12582912.0f) + (zero - 0x4B400000);
  return __builtin_convertvector(shifted, bytes16);
}

// Returns the larger of each pair of bytes.
static inline bytes64 int8_maximum(bytes64 a, bytes64 b) { return __builtin_elementwise_max(a, b); }

// Returns each byte in a lane of its own.
static inline lanes8 int8_widen_8(bytes8 bytes) { return __builtin_convertvector(bytes, lanes8); }
static inline lanes16 int8_widen_16(bytes16 bytes) { return __builtin_convertvector(bytes, lanes16); }

// The functions named `int8_spread` return the lanes of `lanes` that the low bits of `places` select.
#ifdef __AVX2__
static inline lanes8 int8_spread_avx2(lanes8 lanes, lanes8 places) {
  return (lanes8)_mm256_permutevar8x32_epi32((__m256i)lanes, (__m256i)places);
}

static inline lanes8 int8_dot_avx2(
    lanes8 sums, lanes8 unsigned_bytes, lanes8 signed_bytes) {
  const __m256i low = _mm256_set1_epi16(0x00FF), u = (__m256i)unsigned_bytes, s = (__m256i)signed_bytes;
  const __m256i even = _mm256_madd_epi16(_mm256_and_si256(u, low), _mm256_srai_epi16(_mm256_slli_epi16(s, 8), 8));
  const __m256i odd = _mm256_madd_epi16(_mm256_srli_epi16(u, 8), _mm256_srai_epi16(s, 8));
  return sums + (lanes8)_mm256_add_epi32(even, odd);
}
#endif

#ifdef __AVX512BW__
static inline lanes16 int8_spread_avx512(lanes16 lanes, lanes16 places) {
  return (lanes16)_mm512_permutexvar_epi32((__m512i)places, (__m512i)lanes);
}

static inline lanes16 int8_dot_avx512(
    lanes16 sums, lanes16 unsigned_bytes, lanes16 signed_bytes) {
  const __m512i low = _mm512_set1_epi16(0x00FF), u = (__m512i)unsigned_bytes, s = (__m512i)signed_bytes;
  const __m512i even = _mm512_madd_epi16(_mm512_and_si512(u, low), _mm512_srai_epi16(_mm512_slli_epi16(s, 8), 8));
  const __m512i odd = _mm512_madd_epi16(_mm512_srli_epi16(u, 8), _mm512_srai_epi16(s, 8));
  return sums + (lanes16)_mm512_add_epi32(even, odd);
}
#endif

#ifdef __AVX512BW__
// Looks every byte up in a table of 256 results, one row of 16 per high half of a byte.
static inline bytes64 int8_look_up_avx512(bytes64 bytes, const unsigned char *results) {
  const __m512i low = _mm512_and_si512((__m512i)bytes, _mm512_set1_epi8(0x0F));
  const __m512i high = _mm512_andnot_si512(_mm512_set1_epi8(0x0F), (__m512i)bytes);
  __m512i found = _mm512_setzero_si512();
#pragma clang loop unroll(full)
  for (int row = 0; row < 16; row++) {
    const __m512i line = _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)(results + 16 * row)));
    const __mmask64 here = _mm512_cmpeq_epi8_mask(high, _mm512_set1_epi8((char)(16 * row)));
    found = _mm512_mask_shuffle_epi8(found, here, line, low);
  }
  return (bytes64)found;
}
#endif

#ifdef __AVX512BW__
// Looks every byte up, sixty-four at a time, on processors with VBMI: two look-ups by the low seven bits of a byte.
__attribute__((target("avx512f,avx512bw,avx512vl,avx512vbmi")))
static inline void int8_look_up_all_vbmi(
    const unsigned char *results, const unsigned char *source, unsigned char *output, long count) {
  const __m512i rows[4] = {
      _mm512_loadu_si512(results), _mm512_loadu_si512(results + 64),
      _mm512_loadu_si512(results + 128), _mm512_loadu_si512(results + 192)};
  for (long first = 0; first < count; first += 64) {
    const __mmask64 here = count - first >= 64 ? ~0ull : (1ull << (count - first)) - 1;
    const __m512i bytes = _mm512_maskz_loadu_epi8(here, source + first);
    const __m512i low = _mm512_permutex2var_epi8(rows[0], bytes, rows[1]);
    const __m512i high = _mm512_permutex2var_epi8(rows[2], bytes, rows[3]);
    _mm512_mask_storeu_epi8(output + first, here, _mm512_mask_mov_epi8(low, _mm512_movepi8_mask(bytes), high));
  }
}
#endif

#ifdef __AVX512VNNI__
static inline lanes16 int8_dot_vnni(
    lanes16 sums, lanes16 unsigned_bytes, lanes16 signed_bytes) {
  return (lanes16)_mm512_dpbusd_epi32((__m512i)sums, (__m512i)unsigned_bytes, (__m512i)signed_bytes);
}
#endif
