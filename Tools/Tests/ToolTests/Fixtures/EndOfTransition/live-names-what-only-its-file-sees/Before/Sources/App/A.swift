import Foundation
private let limit = 3
final class Feed {
  struct Dependencies {
    var session: URL
    var limit: Int
    static var live: Self { Self(session: URL(fileURLWithPath: "/"), limit: limit) }
    private static let limit = 4
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
  func show() { print("feed", dependencies.session, dependencies.limit) }
}
