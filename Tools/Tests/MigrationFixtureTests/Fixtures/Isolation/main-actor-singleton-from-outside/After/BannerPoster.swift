@MainActor
protocol BannerHostProtocol: Sendable {
  var shown: [String] { get }
  func show(_ text: String) -> Int
}

@MainActor
final class BannerHost {
  static let shared = BannerHost()
  private(set) var shown: [String] = []
  func show(_ text: String) -> Int {
    shown.append(text)
    return shown.count
  }
}

extension BannerHost: BannerHostProtocol {}

final class BannerPoster: Sendable {
  struct Dependencies {
    var bannerHost: @MainActor @Sendable () -> any BannerHostProtocol

    static var defaultDependencies: Self {
      Self(bannerHost: { BannerHost.shared })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func post(_ text: String) async -> String {
    let count = await dependencies.bannerHost().show(text)
    return await "\(count) \(dependencies.bannerHost().shown)"
  }

  func postOnMain(_ text: String) async -> Int {
    await MainActor.run {
      dependencies.bannerHost().show(text)
    }
  }
}
