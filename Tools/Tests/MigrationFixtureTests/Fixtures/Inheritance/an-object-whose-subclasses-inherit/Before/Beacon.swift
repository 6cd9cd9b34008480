import Foundation

final class BeaconLog4474: @unchecked Sendable {
  static let shared = BeaconLog4474()
  private(set) var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}

class Beacon4474: NSObject {
  private let log = BeaconLog4474.shared
  private var count = 0

  func light() -> Int {
    count += 1
    log.add("light \(count)")
    return count
  }
}

/// Has the initializers of its superclass.
final class MockBeacon4474: Beacon4474 {
  override func light() -> Int { super.light() + 10 }
}
