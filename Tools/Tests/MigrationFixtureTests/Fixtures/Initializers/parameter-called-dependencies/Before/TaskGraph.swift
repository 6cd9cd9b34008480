import Foundation

final class TaskClock: Sendable {
  static let shared = TaskClock()
  func ticks() -> Int { 3 }
}

final class TaskGraph {
  private let names: [String]

  init(dependencies: [String]) { names = dependencies }

  func cost() -> Int { names.count * TaskClock.shared.ticks() }
}
