#include <dlfcn.h>
#include <errno.h>
#include <libavcodec/avcodec.h>
#include <libavdevice/avdevice.h>
#include <libavformat/avformat.h>
#include <libavutil/avutil.h>
#include <libavutil/pixdesc.h>
#include <libswscale/swscale.h>

// Tables of the functions used: `typeof` takes each type from the library's own header.

#define FRIDGE_AVUTIL(F)                                                                                              \
  F(av_log_set_level) F(av_strerror) F(av_frame_alloc) F(av_frame_free) F(av_frame_get_side_data) F(av_frame_unref)   \
  F(av_dict_set) F(av_dict_free) F(av_malloc) F(av_free) F(av_get_pix_fmt_name)
#define FRIDGE_AVCODEC(F)                                                                                             \
  F(avcodec_alloc_context3) F(avcodec_free_context) F(avcodec_parameters_to_context) F(avcodec_open2)                 \
  F(avcodec_send_packet) F(avcodec_receive_frame) F(avcodec_flush_buffers) F(avcodec_find_decoder)                    \
  F(avcodec_get_name) F(av_packet_alloc) F(av_packet_free) F(av_packet_unref)
#define FRIDGE_AVFORMAT(F)                                                                                            \
  F(avformat_alloc_context) F(avformat_free_context) F(avformat_open_input) F(avformat_close_input)                   \
  F(avformat_find_stream_info) F(av_find_best_stream) F(av_find_input_format) F(av_read_frame)                        \
  F(avformat_seek_file) F(av_stream_get_side_data) F(av_guess_frame_rate) F(avio_alloc_context)                       \
  F(avio_context_free) F(avformat_network_init) F(avformat_alloc_output_context2) F(avformat_new_stream)              \
  F(avformat_write_header) F(av_write_frame) F(av_write_trailer)
#define FRIDGE_SWSCALE(F)                                                                                             \
  F(sws_getCachedContext) F(sws_freeContext) F(sws_scale) F(sws_isSupportedInput) F(sws_getCoefficients)              \
  F(sws_setColorspaceDetails)
#define FRIDGE_AVDEVICE(F) F(avdevice_register_all) F(avdevice_list_input_sources) F(avdevice_free_list_devices)

#define FRIDGE_MEMBER(name) __typeof__(name) *name;
#define FRIDGE_FIND(name) functions->name = (__typeof__(name) *)dlsym(library, #name), isComplete &= functions->name != 0;
#define FRIDGE_TABLE(Name, LIST)                                                                                      \
  typedef struct {                                                                                                    \
    LIST(FRIDGE_MEMBER)                                                                                               \
  } Name;                                                                                                             \
  /* Fills the table from an opened library; 0 if a function is missing. */                                          \
  static inline int find##Name(Name *functions, void *library) {                                                      \
    int isComplete = 1;                                                                                               \
    LIST(FRIDGE_FIND)                                                                                                 \
    return isComplete;                                                                                                \
  }

FRIDGE_TABLE(AVUtilFunctions, FRIDGE_AVUTIL)
FRIDGE_TABLE(AVCodecFunctions, FRIDGE_AVCODEC)
FRIDGE_TABLE(AVFormatFunctions, FRIDGE_AVFORMAT)
FRIDGE_TABLE(SWScaleFunctions, FRIDGE_SWSCALE)
FRIDGE_TABLE(AVDeviceFunctions, FRIDGE_AVDEVICE)

// Values of macros that Swift does not import.

static const int FRIDGE_AVERROR_EOF = AVERROR_EOF;
static const int FRIDGE_AVERROR_EXIT = AVERROR_EXIT;
static const int FRIDGE_AVERROR_INVALIDDATA = AVERROR_INVALIDDATA;
static const int64_t FRIDGE_AV_NOPTS_VALUE = INT64_MIN;
