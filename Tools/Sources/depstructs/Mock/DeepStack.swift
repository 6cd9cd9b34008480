import Foundation

/// Runs work on a stack that is deep enough for a parser: that of the main thread may not be.
struct DeepStack: Sendable {
  private static let size = 16 << 20

  func run(_ work: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      work()
      done.signal()
    }
    thread.stackSize = Self.size
    thread.start()
    done.wait()
  }
}
