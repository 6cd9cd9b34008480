import Foundation

protocol LighthouseLampProtocol: Sendable {
  func shine(_ color: String, times: Int, then: () -> String) -> String
}

final class LighthouseLamp: Sendable {
  static let shared = LighthouseLamp()
  func shine(
    _ color: String,
    times: Int,
    then: () -> String
  ) -> String { "\(color)\(times)\(then())" }
}

extension LighthouseLamp: LighthouseLampProtocol {}

final class LighthouseKeeper {
  struct Dependencies {
    var lighthouseLamp: any LighthouseLampProtocol
    var now: @Sendable () -> Date
    var fileManager: FileManager
    var processInfo: ProcessInfo
    var locale: @Sendable () -> Locale

    static var defaultDependencies: Self {
      Self(
        lighthouseLamp: LighthouseLamp.shared,
        now: { Date() },
        fileManager: FileManager.default,
        processInfo: ProcessInfo.processInfo,
        locale: { Locale.current }
      )
    }
  }

  private let dependencies: Dependencies

  private let isReady = true

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func watch() -> String {
    let first = dependencies.lighthouseLamp.shine(
      "red",
      times: 2,
      then: { "!" }
    )
    let second = dependencies.lighthouseLamp.shine("white",
                                                   times: 3,
                                                   then: {
                                                     dependencies.lighthouseLamp.shine("green",
                                                                                       times: 1,
                                                                                       then: { "?" })
                                                   })
    let isOld = dependencies.now() > .distantPast && dependencies.fileManager.fileExists(
      atPath: "/"
    )
    return first + second + "\(isOld) \(dependencies.processInfo.arguments.isEmpty) \(dependencies.locale().identifier.isEmpty)"
  }
}
