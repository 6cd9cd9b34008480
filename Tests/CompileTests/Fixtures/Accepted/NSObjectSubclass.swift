// A subclass of NSObject keeps its initializer without arguments for those who call it.
import DepStructs
import Foundation

protocol API: Sendable {}
final class LiveAPI: NSObject, API {
  static let shared = LiveAPI()
}

final class Downloader: NSObject {
  struct Dependencies: TransitionalDependencies, Sendable {
    var api: any API
    var now: @Sendable () -> Date
    static var live: Self { Self(api: LiveAPI.shared, now: { Date() }) }
  }
  private let dependencies: Dependencies

  override convenience init() { self.init(dependencies: .defaultDependencies) }

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
    super.init()
  }
}

/// The default argument instead: `init()` is not inherited, so `Uploader()` means this one.
class Uploader: NSObject {
  struct Dependencies: TransitionalDependencies, Sendable {
    var api: any API
    var makeDownloader: @Sendable () -> Downloader
    static var live: Self { Self(api: LiveAPI.shared, makeDownloader: { Downloader() }) }
  }
  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    super.init()
  }
}

final class BackgroundUploader: Uploader {
  override init(dependencies: Dependencies = .defaultDependencies) {
    super.init(dependencies: dependencies)
  }
}

struct StubAPI: API {}

func test() {
  _ = Downloader()
  _ = Downloader(dependencies: .init(api: StubAPI(), now: { .distantPast }))
  _ = Uploader()
  _ = BackgroundUploader()
  withDefaultDependencies(Downloader.Dependencies.live.replacing(\.api, with: StubAPI())) {
    _ = Downloader()
  }
}
