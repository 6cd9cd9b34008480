import Foundation

final class LighthouseLamp: Sendable {
  static let shared = LighthouseLamp()
  func shine(
    _ color: String,
    times: Int,
    then: () -> String
  ) -> String { "\(color)\(times)\(then())" }
}

final class LighthouseKeeper {
  private let isReady = true

  func watch() -> String {
    let first = LighthouseLamp.shared.shine(
      "red",
      times: 2,
      then: { "!" }
    )
    let second = LighthouseLamp.shared.shine("white",
                                             times: 3,
                                             then: {
                                               LighthouseLamp.shared.shine("green",
                                                                           times: 1,
                                                                           then: { "?" })
                                             })
    let isOld = Date() > .distantPast && FileManager.default.fileExists(
      atPath: "/"
    )
    return first + second + "\(isOld) \(ProcessInfo.processInfo.arguments.isEmpty) \(Locale.current.identifier.isEmpty)"
  }
}
