// What Linux has and Swift's modules of the C library do not show.
#ifdef __linux__
#include <features.h>
#include <sys/syscall.h>
#include <unistd.h>

/// Whether the thread that asks is the first one of the process.
static inline _Bool screenspec_is_main_thread(void) {
    return syscall(SYS_gettid) == getpid();
}

/// How many cores the process may use: in a container, fewer than the machine has. 0 where the system does not say.
static inline long screenspec_processor_count(void) {
    unsigned long allowed[128];
    long byte_count = syscall(SYS_sched_getaffinity, 0, sizeof allowed, allowed);
    long count = 0;
    for (long word = 0; word < byte_count / (long)sizeof *allowed; word++) count += __builtin_popcountl(allowed[word]);
    return count;
}

extern char **environ;

/// The words of the command line, which lie before the variables as the kernel has left them: their count, the words, an empty
/// pointer, the variables. Nobody may have changed the variables before.
static inline char **screenspec_arguments(long *count) {
    char **words = environ - 1;
    for (*count = 0; (long)words[-1] != *count; (*count)++) words--;
    return words;
}
#endif

#ifdef __GLIBC__
#include <malloc.h>
#endif
