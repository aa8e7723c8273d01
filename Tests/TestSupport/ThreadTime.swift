import Foundation

/// The time for which the calling thread computed, which other work on the machine does not lengthen as it does the time
/// on a clock.
package func threadTime(_ body: () -> Void) -> Duration {
    let start = threadTime()
    body()
    return threadTime() - start
}

private func threadTime() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
