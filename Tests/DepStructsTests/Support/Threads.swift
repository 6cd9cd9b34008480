import Foundation

/// Runs the body on many threads at the same time, and returns when all have ended.
func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
  let group = DispatchGroup()
  let start = DispatchSemaphore(value: 0)
  for index in 0..<count {
    group.enter()
    Thread {
      start.wait()
      body(index)
      group.leave()
    }.start()
  }
  for _ in 0..<count { start.signal() }
  group.wait()
}
