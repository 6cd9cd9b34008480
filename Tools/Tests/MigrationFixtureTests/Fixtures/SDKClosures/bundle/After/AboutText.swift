import Foundation

@MainActor final class AboutText {
  struct Dependencies {
    var infoDictionary: @Sendable () -> [String: Any]?
    var infoValue: @Sendable (String) -> Any?
    var urlOfResource: @Sendable (_ name: String?, _ fileExtension: String?) -> URL?
    var bundlePath: @Sendable () -> String

    static var defaultDependencies: Self {
      Self(
        infoDictionary: { Bundle.main.infoDictionary },
        infoValue: { Bundle.main.object(forInfoDictionaryKey: $0) },
        urlOfResource: { Bundle.main.url(forResource: $0, withExtension: $1) },
        bundlePath: { Bundle.main.bundlePath })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func version() -> String {
    dependencies.infoDictionary()?["CFBundleShortVersionString"] as? String ?? "none"
  }

  func build() -> String {
    dependencies.infoValue("CFBundleVersion") as? String ?? "none"
  }

  func hasLicense() -> Bool {
    dependencies.urlOfResource("License", "txt") != nil
  }

  func isPlaced() -> Bool { !dependencies.bundlePath().isEmpty }
}
