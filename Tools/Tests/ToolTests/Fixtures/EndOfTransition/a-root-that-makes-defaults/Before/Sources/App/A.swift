import Foundation
final class Session {
  nonisolated(unsafe) static let shared = Session()
  struct Dependencies {
    var url: URL
    static var live: Self { Self(url: URL(fileURLWithPath: "/")) }
  }
  private let dependencies: Dependencies
  private init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
  var visits = 0
  func visit() -> Int { visits += 1; return visits + dependencies.url.path.count }
}
final class Feed {
  struct Dependencies {
    var session: Session
    static var live: Self { Self(session: Session.shared) }
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
  func show() { print("feed", dependencies.session.visit()) }
}
