#include <stdlib.h>

#ifdef __linux__
#include <sched.h>
#include <stdbool.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

// The headers keep these for those who define _GNU_SOURCE, which would give types another form than other modules have seen.
int sched_getcpu(void);
int sched_getaffinity(pid_t thread, size_t size, cpu_set_t *set);
int sched_setaffinity(pid_t thread, size_t size, const cpu_set_t *set);

// 'gettid' is younger than some of the systems that Swift runs on.
static inline pid_t current_thread(void) { return (pid_t)syscall(SYS_gettid); }

// Of Swift's runtime, as its Exclusivity.h declares it: whether accesses that overlap go unnoticed. A runtime may be without it.
extern bool _swift_disableExclusivityChecking __attribute__((weak));

static inline void disable_exclusivity_checking(void) {
    if (&_swift_disableExclusivityChecking) _swift_disableExclusivityChecking = true;
}
#endif

#ifdef __GLIBC__
#include <malloc.h>
#endif
