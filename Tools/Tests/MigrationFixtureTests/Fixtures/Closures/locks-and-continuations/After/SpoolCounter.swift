import Foundation

protocol SpoolRoomProtocol: Sendable {
  func metres(_ spool: Int) -> Int
}

final class SpoolRoom: Sendable {
  static let shared = SpoolRoom()
  func metres(_ spool: Int) -> Int { spool * 100 }
}

extension SpoolRoom: SpoolRoomProtocol {}

final class SpoolCounter: @unchecked Sendable {
  struct Dependencies {
    var spoolRoom: any SpoolRoomProtocol

    static var defaultDependencies: Self {
      Self(spoolRoom: SpoolRoom.shared)
    }
  }

  private let dependencies: Dependencies

  private let lock = NSLock()
  private var total = 0

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func add(_ spool: Int) -> Int {
    lock.withLock {
      total += dependencies.spoolRoom.metres(spool)
      return total
    }
  }

  func wait() async -> Int {
    await withCheckedContinuation { continuation in
      continuation.resume(returning: dependencies.spoolRoom.metres(7))
    }
  }

  func bytes() -> Int {
    withUnsafeBytes(of: UInt16(3)) { $0.count + dependencies.spoolRoom.metres(1) }
  }
}
