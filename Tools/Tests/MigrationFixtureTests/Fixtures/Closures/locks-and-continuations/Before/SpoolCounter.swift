import Foundation

final class SpoolRoom: Sendable {
  static let shared = SpoolRoom()
  func metres(_ spool: Int) -> Int { spool * 100 }
}

final class SpoolCounter: @unchecked Sendable {
  private let lock = NSLock()
  private var total = 0

  init() {}

  func add(_ spool: Int) -> Int {
    lock.withLock {
      total += SpoolRoom.shared.metres(spool)
      return total
    }
  }

  func wait() async -> Int {
    await withCheckedContinuation { continuation in
      continuation.resume(returning: SpoolRoom.shared.metres(7))
    }
  }

  func bytes() -> Int {
    withUnsafeBytes(of: UInt16(3)) { $0.count + SpoolRoom.shared.metres(1) }
  }
}
