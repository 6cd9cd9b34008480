// The museum's guide.
import Foundation

protocol WorkCatalogueProtocol: Sendable {
  func works(in room: Int) -> [String]
}

/// All works.
final class WorkCatalogue: Sendable {
  static let shared = WorkCatalogue()
  func works(in room: Int) -> [String] { room == 1 ? ["Torso"] : [] }
}

extension WorkCatalogue: WorkCatalogueProtocol {}

/// Leads visitors.
final class MuseumGuide {  // one per group
  struct Dependencies {
    var workCatalogue: any WorkCatalogueProtocol

    static var defaultDependencies: Self {
      Self(workCatalogue: WorkCatalogue.shared)
    }
  }

  private let dependencies: Dependencies

  // MARK: - State

  /// Where the group is.
  private var room = 0

  // MARK: - Life

  /// Begins at the door.
  init(dependencies: Dependencies = .defaultDependencies) {  // no group yet
    self.dependencies = dependencies
    // Nothing to do.
  }

  // MARK: - Walking

  func next() -> [String] {
    room += 1
    return dependencies.workCatalogue.works(in: room)  // may be empty
  }
}  // MuseumGuide
