import Dependencies

protocol ChoirStage1319: AnyObject, Sendable {
  func light() -> String
}

final class ChoirSinger1319: @unchecked Sendable {
  struct Dependencies {
    var stage: @Sendable () -> any ChoirStage1319

    static var defaultDependencies: Self {
      let stage = Dependency(\.choirStage1319)
      return Self(stage: { stage.wrappedValue })
    }
  }

  private let dependencies: Dependencies

  let name = "Ada"

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func sing() -> String { "\(name) sings, \(dependencies.stage().light())" }
}

final class LiveChoirStage1319: ChoirStage1319, @unchecked Sendable {
  struct Dependencies {
    var singer: @Sendable () -> ChoirSinger1319

    static var defaultDependencies: Self {
      let singer = Dependency(\.choirSinger1319)
      return Self(singer: { singer.wrappedValue })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func light() -> String { "a light on \(dependencies.singer().name)" }
}

enum ChoirSingerKey1319: DependencyKey {
  static let liveValue = ChoirSinger1319()
}

enum ChoirStageKey1319: DependencyKey {
  static let liveValue: any ChoirStage1319 = LiveChoirStage1319()
}

extension DependencyValues {
  var choirSinger1319: ChoirSinger1319 {
    get { self[ChoirSingerKey1319.self] }
    set { self[ChoirSingerKey1319.self] = newValue }
  }
  var choirStage1319: any ChoirStage1319 {
    get { self[ChoirStageKey1319.self] }
    set { self[ChoirStageKey1319.self] = newValue }
  }
}
