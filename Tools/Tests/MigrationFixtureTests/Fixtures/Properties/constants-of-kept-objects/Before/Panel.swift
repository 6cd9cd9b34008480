import UIKit

final class Tracks6206: Sendable {
  let paths = ["/"]

  func count() -> Int { paths.filter { FileManager.default.fileExists(atPath: $0) }.count }
}

final class State6206: Sendable {
  static let shared = State6206()
  let tracks = Tracks6206()
  nonisolated(unsafe) var others = Tracks6206()
}

final class Panel6206: UIViewController {
  private let tracks = State6206.shared.tracks
  private let others = State6206.shared.others

  override func viewDidLoad() { title = "\(tracks.count() + others.count())" }
}

@MainActor final class Hub6206 {
  static let shared = Hub6206()
  let tracks = Tracks6206()
  var others = Tracks6206()

  func count() -> Int { FileManager.default.fileExists(atPath: "/") ? tracks.count() : 0 }
}

final class Board6206: UIViewController {
  private let tracks = Hub6206.shared.tracks

  override func viewDidLoad() { title = "\(tracks.count() + Hub6206.shared.count())" }
}

/// The object may be another one later.
final class Shelf6206: UIViewController {
  private let others = Hub6206.shared.others

  override func viewDidLoad() { title = "\(others.count() + Hub6206.shared.count())" }
}

@MainActor final class Delegate6206: NSObject, UIApplicationDelegate {
  static var made: [Delegate6206] = []
  static var shared: Delegate6206 { made[0] }
  let name = "delegate"
}

final class Desk6206: UIViewController {
  private let delegate = Delegate6206.shared

  override func viewDidLoad() { title = delegate.name }
}
