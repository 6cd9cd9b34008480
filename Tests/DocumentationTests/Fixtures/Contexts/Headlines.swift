import DepStructs
import Foundation

// The converted types of `Guides/SpreadFromTheLeaves.md`.
struct Headline: Equatable, Sendable {
  var text: String
  var loaded: Date
}

protocol HeadlineLoading: Sendable {
  func headline() async throws -> Headline
}

final class InheritedObject: HeadlineLoading {
  struct Dependencies: TransitionalDependencies {
    var api: any NetworkAPIProtocol
    var now: @Sendable () -> Date
    static var live: Self { Self(api: NetworkAPI.shared, now: { Date() }) }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func headline() async throws -> Headline {
    let text = try await dependencies.api.get("/headline")
    return Headline(text: text.uppercased(), loaded: dependencies.now())
  }
}

protocol Detail {
  var title: String { get }
}

struct HeadlineDetail: Detail {
  var title: String
  init(_ headline: Headline) { title = headline.text }
}

final class LegacyScreen: Sendable {
  struct Dependencies: TransitionalDependencies {
    var headlines: any HeadlineLoading
    var makeDetail: @Sendable (Headline) -> any Detail

    static var live: Self {
      Self(headlines: InheritedObject(), makeDetail: { HeadlineDetail($0) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func text() async throws -> String {
    try await dependencies.headlines.headline().text
  }
}
