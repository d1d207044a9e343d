// A camera for tests, for machines without one: preloaded (LD_PRELOAD, ld.so(8)), it answers for /dev/video0 as a
// driver of Video4Linux does (https://docs.kernel.org/userspace-api/media/v4l/v4l2.html): a red picture of 96x64 in
// YUYV, 50 times a second, in one buffer per request. The program under test reads it through libavdevice unchanged.
//
// FAKE_CAMERA changes how it behaves: "busy" is in use by another program, "denied" may not be opened, "unplugged" is
// pulled out after ten pictures, "silent" stops sending after ten pictures, without an error.
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/videodev2.h>
#include <poll.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <unistd.h>

enum { width = 96, height = 64, size = width * height * 2, page = 4096, most_buffers = 32 };
enum { stride = (size + page - 1) / page * page };

static int camera = -1;
static int pictures;
static int queue[most_buffers], queued;

static int behaves(const char *name) {
  const char *behaviour = getenv("FAKE_CAMERA");
  return behaviour && strcmp(behaviour, name) == 0;
}

static int fail(int code) {
  errno = code;
  return -1;
}

static int open_camera(void) {
  if (behaves("denied")) return fail(EACCES);
  int file = memfd_create("camera", MFD_CLOEXEC);
  if (file < 0 || ftruncate(file, (off_t)stride * most_buffers)) return -1;
  unsigned char picture[size];
  for (int pixel = 0; pixel < size; pixel += 4) memcpy(picture + pixel, (unsigned char[]){76, 85, 76, 255}, 4);
  for (int buffer = 0; buffer < most_buffers; buffer++) pwrite(file, picture, size, (off_t)stride * buffer);
  queued = pictures = 0;
  return camera = file;
}

static int next_picture(struct v4l2_buffer *buffer) {
  if (pictures == 10 && behaves("unplugged")) return fail(ENODEV);
  if (pictures == 10 && behaves("silent")) return poll(0, 0, -1);
  if (!queued) return fail(EAGAIN);
  poll(0, 0, 20);
  buffer->index = queue[0];
  memmove(queue, queue + 1, --queued * sizeof *queue);
  buffer->bytesused = size;
  buffer->flags = V4L2_BUF_FLAG_MAPPED;
  buffer->sequence = pictures++;
  gettimeofday(&buffer->timestamp, NULL);
  return 0;
}

static int answer(unsigned long request, void *argument) {
  switch ((unsigned)request) {
  case VIDIOC_QUERYCAP: {
    struct v4l2_capability *capability = argument;
    memset(capability, 0, sizeof *capability);
    strcpy((char *)capability->driver, "fake");
    strcpy((char *)capability->card, "Red camera");
    capability->capabilities = V4L2_CAP_VIDEO_CAPTURE | V4L2_CAP_STREAMING;
    return 0;
  }
  case VIDIOC_G_INPUT: return *(int *)argument = 0;
  case VIDIOC_S_INPUT: return 0;
  case VIDIOC_ENUMINPUT: {
    struct v4l2_input *input = argument;
    if (input->index) return fail(EINVAL);
    input->type = V4L2_INPUT_TYPE_CAMERA;
    return 0;
  }
  case VIDIOC_S_FMT:
    if (behaves("busy")) return fail(EBUSY);
    // Falls through: whatever was asked for, a driver sets what it has.
  case VIDIOC_G_FMT: {
    struct v4l2_pix_format *format = &((struct v4l2_format *)argument)->fmt.pix;
    format->width = width;
    format->height = height;
    format->pixelformat = V4L2_PIX_FMT_YUYV;
    format->field = V4L2_FIELD_NONE;
    format->bytesperline = 2 * width;
    format->sizeimage = size;
    return 0;
  }
  case VIDIOC_G_PARM:
  case VIDIOC_S_PARM: {
    struct v4l2_captureparm *capture = &((struct v4l2_streamparm *)argument)->parm.capture;
    capture->capability = V4L2_CAP_TIMEPERFRAME;
    capture->timeperframe = (struct v4l2_fract){1, 50};
    return 0;
  }
  case VIDIOC_REQBUFS: {
    struct v4l2_requestbuffers *buffers = argument;
    if (buffers->count > most_buffers) buffers->count = most_buffers;
    return 0;
  }
  case VIDIOC_QUERYBUF: {
    struct v4l2_buffer *buffer = argument;
    buffer->length = size;
    buffer->m.offset = buffer->index * stride;
    return 0;
  }
  case VIDIOC_QBUF: {
    if (queued < most_buffers) queue[queued++] = ((struct v4l2_buffer *)argument)->index;
    return 0;
  }
  case VIDIOC_DQBUF: return next_picture(argument);
  case VIDIOC_STREAMON:
  case VIDIOC_STREAMOFF: return 0;
  default: return fail(EINVAL);
  }
}

static int forward(const char *function, const char *path, int flags, mode_t mode) {
  int (*real)(const char *, int, ...) = (int (*)(const char *, int, ...))dlsym(RTLD_NEXT, function);
  return strcmp(path, "/dev/video0") == 0 ? open_camera() : real(path, flags, mode);
}

#define OPEN(name)                                                                                                     \
  int name(const char *path, int flags, ...) {                                                                         \
    va_list rest;                                                                                                      \
    va_start(rest, flags);                                                                                             \
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;                                            \
    va_end(rest);                                                                                                      \
    return forward(#name, path, flags, mode);                                                                          \
  }

OPEN(open)
OPEN(open64)

int ioctl(int file, unsigned long request, ...) {
  va_list rest;
  va_start(rest, request);
  void *argument = va_arg(rest, void *);
  va_end(rest);
  if (file == camera) return answer(request, argument);
  int (*real)(int, unsigned long, ...) = (int (*)(int, unsigned long, ...))dlsym(RTLD_NEXT, "ioctl");
  return real(file, request, argument);
}

// libavdevice lists the names in /dev.
static DIR *devices;

DIR *opendir(const char *path) {
  DIR *(*real)(const char *) = (DIR * (*)(const char *)) dlsym(RTLD_NEXT, "opendir");
  DIR *folder = real(path);
  if (folder && strcmp(path, "/dev") == 0) devices = folder;
  return folder;
}

struct dirent *readdir(DIR *folder) {
  static struct dirent entry = {.d_type = DT_CHR, .d_name = "video0"};
  if (folder == devices) {
    devices = NULL;
    return &entry;
  }
  struct dirent *(*real)(DIR *) = (struct dirent * (*)(DIR *)) dlsym(RTLD_NEXT, "readdir");
  return real(folder);
}

struct dirent64 *readdir64(DIR *folder) { return (struct dirent64 *)readdir(folder); }
