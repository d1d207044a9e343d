// What <sched.h> declares only where _GNU_SOURCE is defined, which it is not for Swift; a set of processors is an array
// of `size` bytes here, a bit for each.
#include <stddef.h>

int sched_getcpu(void);
int sched_getaffinity(int thread, size_t size, void *processors);
int sched_setaffinity(int thread, size_t size, const void *processors);
