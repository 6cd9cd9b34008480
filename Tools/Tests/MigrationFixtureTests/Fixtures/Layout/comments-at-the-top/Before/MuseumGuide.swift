// The museum's guide.
import Foundation

/// All works.
final class WorkCatalogue: Sendable {
  static let shared = WorkCatalogue()
  func works(in room: Int) -> [String] { room == 1 ? ["Torso"] : [] }
}

/// Leads visitors.
final class MuseumGuide {  // one per group
  // MARK: - State

  /// Where the group is.
  private var room = 0

  // MARK: - Life

  /// Begins at the door.
  init() {  // no group yet
    // Nothing to do.
  }

  // MARK: - Walking

  func next() -> [String] {
    room += 1
    return WorkCatalogue.shared.works(in: room)  // may be empty
  }
}  // MuseumGuide
