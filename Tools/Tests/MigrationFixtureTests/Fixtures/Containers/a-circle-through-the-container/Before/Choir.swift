import Dependencies

protocol ChoirStage1319: AnyObject, Sendable {
  func light() -> String
}

final class ChoirSinger1319: @unchecked Sendable {
  @Dependency(\.choirStage1319) private var stage
  let name = "Ada"

  func sing() -> String { "\(name) sings, \(stage.light())" }
}

final class LiveChoirStage1319: ChoirStage1319, @unchecked Sendable {
  @Dependency(\.choirSinger1319) private var singer

  func light() -> String { "a light on \(singer.name)" }
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
