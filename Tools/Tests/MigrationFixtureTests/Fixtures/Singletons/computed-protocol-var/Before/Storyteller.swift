import Foundation

protocol TaleSource: Sendable {
  func tale() -> String
}

struct OldTales: TaleSource {
  func tale() -> String { "once upon a time" }
}

struct NewTales: TaleSource {
  func tale() -> String { "last week" }
}

enum TaleHouse {
  nonisolated(unsafe) static var source: any TaleSource = OldTales()
}

final class Storyteller {
  func tell() -> String { TaleHouse.source.tale() }
}
