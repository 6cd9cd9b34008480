import Foundation

/// It cannot be started again when it was cancelled.
public final class NWPathMonitor: @unchecked Sendable {
  private var isCancelled = false

  public init() {}
  public func start(queue: DispatchQueue) { print(isCancelled ? "start refused" : "started") }
  public func cancel() { isCancelled = true }
}
