import Foundation

let worker = CountedWorkingDouble()
let ended = DispatchSemaphore(value: 0)
for number in 0..<4 {
    Thread.detachNewThread {
        for _ in 0..<1_000 { _ = worker.count(number) }
        ended.signal()
    }
}
for _ in 0..<4 { ended.wait() }
print(worker.calls.count)
