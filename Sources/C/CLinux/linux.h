// Parts of the C library that Swift's Glibc module leaves out.
#include <malloc.h>
#include <stddef.h>
#include <sys/signalfd.h>

// <sched.h> declares these only with _GNU_SOURCE, which Swift does not define. A processor set is an array of `size`
// bytes here, one bit per processor.
int sched_getcpu(void);
int sched_getaffinity(int thread, size_t size, void *processors);
int sched_setaffinity(int thread, size_t size, const void *processors);
