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

// Asks for the cache line of an address to be brought into the second-level cache.
static inline void int8_prefetch(const signed char *address) { __builtin_prefetch(address, 0, 2); }

// Returns the lowest byte of each lane.
static inline bytes16 int8_narrow(lanes16 lanes) { return __builtin_convertvector(lanes, bytes16); }

// Returns the lanes as bytes, clamped to 0...255.
static inline bytes16 int8_clamp(lanes16 lanes) {
  const lanes16 low = {0}, high = low + 255;
  return __builtin_convertvector(__builtin_elementwise_min(__builtin_elementwise_max(lanes, low), high), bytes16);
}

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

#ifdef __x86_64__
// Asks Linux for the use of AMX's tiles in this process (arch_prctl, ARCH_REQ_XCOMP_PERM); returns 0 where that is granted.
static inline long int8_request_tiles(void) {
  long result = 158;
  __asm__ volatile("syscall" : "+a"(result) : "D"(0x1023L), "S"(18L) : "rcx", "r11", "memory");
  return result;
}

// Returns the register states that the operating system saves (XCR0); only where it says that it saves any (OSXSAVE).
static inline unsigned int8_saved_states(void) {
  unsigned low, high;
  __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
  return low;
}
#endif

#ifdef __AMX_INT8__
// The registers of AMX, of up to 16 rows of 64 bytes. Tiles 0 and 1 hold sums. Of the operands, tiles 2 and 5 hold rows of
// uint8, tiles 3, 4, 6 and 7 lines of panels of int8; 5 to 7 are for a last block of fewer than 16 quads.
typedef struct {
  unsigned char palette, start_row, reserved[14];
  unsigned short row_bytes[16];
  unsigned char rows[16];
} int8_tile_shapes;

// Shapes the tiles of this thread for products of `rows` rows with a last block of `quads`, 0 to 15, unless they have that
// shape already: shaping costs as much as dozens of products.
static inline void int8_tiles_shape(int rows, int quads) {
  static _Thread_local int shaped = -1;
  if (shaped == rows * 16 + quads) return;
  shaped = rows * 16 + quads;
  int8_tile_shapes shapes = {.palette = 1};
  for (int tile = 0; tile < 8; tile++) {
    const int is_last = tile >= 5, is_panel = tile == 3 || tile == 4 || tile >= 6;
    if (is_last && quads == 0) continue;
    shapes.rows[tile] = is_panel ? (is_last ? quads : 16) : rows;
    shapes.row_bytes[tile] = tile == 5 ? 4 * quads : 64;
  }
  _tile_loadconfig(&shapes);
}

static inline void int8_tiles_clear(void) {
  _tile_zero(0);
  _tile_zero(1);
}

// Adds the products of 16 quads of each row with one or two panels, 64 bytes apart.
static inline void int8_tiles_add(
    const unsigned char *rows, long row_stride, const signed char *panel, long line_stride, int panels) {
  _tile_loadd(2, rows, row_stride);
  _tile_loadd(3, panel, line_stride);
  _tile_dpbusd(0, 2, 3);
  if (panels == 1) return;
  _tile_loadd(4, panel + 64, line_stride);
  _tile_dpbusd(1, 2, 4);
}

// Does so with the quads of the last block.
static inline void int8_tiles_add_last(
    const unsigned char *rows, long row_stride, const signed char *panel, long line_stride, int panels) {
  _tile_loadd(5, rows, row_stride);
  _tile_loadd(6, panel, line_stride);
  _tile_dpbusd(0, 5, 6);
  if (panels == 1) return;
  _tile_loadd(7, panel + 64, line_stride);
  _tile_dpbusd(1, 5, 7);
}

static inline void int8_tiles_store(int *sums, long row_stride, int panels) {
  _tile_stored(0, sums, row_stride);
  if (panels == 2) _tile_stored(1, sums + 16, row_stride);
}
#endif
