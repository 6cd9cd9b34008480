protocol GongBoxProtocol: Sendable {
  func chime(_ times: Int) -> String
}

final class GongBox: Sendable {
  static let shared = GongBox()
  func chime(_ times: Int) -> String { String(repeating: "ding ", count: times) }
}

extension GongBox: GongBoxProtocol {}

final class GateBell {
  struct Dependencies {
    var gongBox: any GongBoxProtocol

    static var defaultDependencies: Self {
      Self(gongBox: GongBox.shared)
    }
  }

  var onRing: (Int) -> String
  var count = 0

  init(dependencies: Dependencies = .defaultDependencies) {
    onRing = { times in
      dependencies.gongBox.chime(times)
    }
  }

  func ring() -> String {
    count += 1
    return onRing(count)
  }
}
