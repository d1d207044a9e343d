// Later versions of the library add values to its enumerations. Without the attribute by which the header declares them
// closed, Swift imports them as numbers, of which none is invalid.
#define enum_extensibility(kind)
#include <microhttpd.h>
#undef enum_extensibility
